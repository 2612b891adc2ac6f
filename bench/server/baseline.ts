import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { BaselineResponse } from './baseline-server.ts';

/** A request whose response the baselines repeat. */
export interface RecordedRequest {
  readonly path: string;
  /** Whether the request has the ETag of an earlier response, so that the status is 304. */
  readonly isRevalidation: boolean;
}

/** A response of the product and the headers of its request. */
interface Recorded {
  readonly requestHeaders: Record<string, string>;
  readonly response: Omit<BaselineResponse, 'kind'>;
  /** The length of the encoded body. */
  readonly bytes: number;
}

/** A running baseline server. */
interface Baseline {
  readonly address: string;
  readonly processId: number;
  stop(): void;
}

/** Sends a request to the product and records the response with its encoded body. */
export async function recordResponse(
  address: string,
  { path, isRevalidation }: RecordedRequest,
): Promise<Recorded> {
  const first = await sendRequest(`${address}${path}`, { 'accept-encoding': 'br' });
  const requestHeaders: Record<string, string> = {
    'accept-encoding': 'br',
    ...(isRevalidation ? { 'if-none-match': first.headers['etag'] ?? '' } : {}),
  };
  const { status, headers, body } = isRevalidation
    ? await sendRequest(`${address}${path}`, requestHeaders)
    : first;
  // Node adds these headers to every response.
  const automatic = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !automatic.has(name)));
  return {
    requestHeaders,
    response: { status, headers: kept, body: body.toString('base64') },
    bytes: body.length,
  };
}

interface RawResponse {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

function sendRequest(url: string, headers: Record<string, string>): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const sending = request(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const plain = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(plain),
          body: Buffer.concat(chunks),
        });
      });
    });
    sending.on('error', reject).end();
  });
}

/** Starts a baseline server in its own process. */
export async function startBaseline(response: BaselineResponse): Promise<Baseline> {
  const server = fork(fileURLToPath(new URL('./baseline-server.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  server.send(response);
  const [port] = await once(server, 'message');
  return {
    address: `http://127.0.0.1:${port}`,
    processId: server.pid ?? 0,
    stop: () => void server.kill(),
  };
}
