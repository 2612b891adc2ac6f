import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { S3Settings } from '../../settings/media-settings.ts';
import { answer, refuse, type DoubleResponse } from './bucket-requests.ts';
import { findSignatureProblem } from './sigv4.ts';
import type { DoubleBucket } from './stored-objects.ts';

/**
 * What goes wrong with a request: `slow-down` is answered with 503; `cut-body` closes the connection within the body of the response;
 * `lose-answer` closes it after the request was carried out; `reset` before; `late` answers after `lateness`; `hang` never answers;
 * `late-error` reports an error in the body of a response with status 200; `forbidden` is a missing permission.
 */
export type S3Fault =
  | 'slow-down'
  | 'cut-body'
  | 'lose-answer'
  | 'reset'
  | 'late'
  | 'hang'
  | 'late-error'
  | 'forbidden';

/** A storage of one bucket in memory, as strict as Amazon S3. */
export interface S3Double extends DoubleBucket {
  /** The settings of a client that may read and write the bucket. */
  readonly settings: S3Settings;
  /** The requests until now, such as `PUT /bucket/key`. */
  readonly requests: string[];
  /** Faults of the next requests with the method. */
  failNext(method: string, fault: S3Fault, times?: number): void;
  /** The number of faults that no request has had. */
  faultsLeft(): number;
  /** Removes the faults that no request has had. */
  removeFaults(): void;
  /** The difference of the storage's clock, in milliseconds. */
  skew: number;
  /** How long the fault `late` delays a response, in milliseconds. */
  lateness: number;
  /** The number of objects in a page of a list. */
  pageSize: number;
  close(): Promise<void>;
}

const party = { accessKey: 'AKIATESTTESTTEST', secretKey: 'secret/of+the=double', region: 'eu-central-1' };
const bucketName = 'cae-map-test';

/** Starts a storage on a free port. The caller closes it. */
export async function startS3Double(): Promise<S3Double> {
  const faults: { readonly method: string; readonly fault: S3Fault }[] = [];
  const server = createServer((request, response) => {
    respond(double, takeFault(faults, request.method), request, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const double: S3Double = {
    settings: {
      ...party,
      endpoint: `http://127.0.0.1:${port}`,
      bucket: bucketName,
      prefix: '',
      pathStyle: true,
      reads: 'proxied',
    },
    objects: new Map(),
    uploads: new Map(),
    requests: [],
    skew: 0,
    lateness: 2_000,
    pageSize: 1000,
    failNext(method, fault, times = 1) {
      for (let count = 0; count < times; count += 1) faults.push({ method, fault });
    },
    faultsLeft: () => faults.length,
    removeFaults: () => void faults.splice(0),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
  return double;
}

function takeFault(
  faults: { readonly method: string; readonly fault: S3Fault }[],
  method: string | undefined,
): S3Fault | undefined {
  const index = faults.findIndex((fault) => fault.method === method);
  return index < 0 ? undefined : faults.splice(index, 1)[0]?.fault;
}

async function respond(
  double: S3Double,
  fault: S3Fault | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  double.requests.push(`${request.method} ${decodeURIComponent(request.url ?? '')}`);
  if (fault === 'reset') return void request.socket.destroy();
  const body = await buffer(request);
  if (fault === 'hang') return;
  const result = refusals[fault ?? '']?.() ?? carryOut(double, request, body);
  if (fault === 'late') await wait(double.lateness);
  if (fault === 'lose-answer') return void request.socket.destroy();
  send(request, response, result, fault === 'cut-body', double.skew);
}

/** The responses to requests that are not carried out. */
const refusals: Readonly<Record<string, () => DoubleResponse>> = {
  'slow-down': () => refuse(503, 'SlowDown', 'Reduce your request rate.'),
  forbidden: () => refuse(403, 'AccessDenied', 'Access Denied.'),
  'late-error': () => refuse(200, 'InternalError', 'We encountered an internal error. Please try again.'),
};

function carryOut(double: S3Double, request: IncomingMessage, body: Buffer): DoubleResponse {
  if (request.headers['transfer-encoding'] !== undefined) return refuse(411, 'MissingContentLength');
  if (String(request.headers['content-encoding']).includes('aws-chunked'))
    return refuse(501, 'NotImplemented');
  const problem = findSignatureProblem(request, body, party, Date.now() + double.skew);
  if (problem !== undefined) return refuse(problem === 'AuthorizationHeaderMalformed' ? 400 : 403, problem);
  const url = new URL(request.url ?? '/', 'http://storage');
  const [, bucket = '', ...names] = url.pathname.split('/').map(decodeURIComponent);
  if (bucket !== bucketName) return refuse(404, 'NoSuchBucket');
  const { method = 'GET', headers } = request;
  const key = names.join('/');
  return answer(double, { method, key, query: url.searchParams, headers, body }, double.pageSize);
}

function send(
  { method }: IncomingMessage,
  response: ServerResponse,
  { status, headers, body = '' }: DoubleResponse,
  isCut: boolean,
  skew: number,
): void {
  const bytes = Buffer.from(body);
  const hasBody = status !== 204 && status !== 304;
  response.sendDate = false;
  response.writeHead(status, {
    ...headers,
    date: new Date(Date.now() + skew).toUTCString(),
    ...(hasBody ? { 'content-length': bytes.length } : {}),
  });
  if (method === 'HEAD' || !hasBody) return void response.end();
  if (!isCut) return void response.end(bytes);
  response.write(bytes.subarray(0, Math.max(1, Math.floor(bytes.length / 2))), () => response.destroy());
}
