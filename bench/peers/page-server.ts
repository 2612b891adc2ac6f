import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

/** A file that a page server answers itself. */
export interface PageFile {
  readonly type: string;
  readonly body: string | Buffer;
  /** How hard it is compressed: 11 for what is compressed at a build, 9 for lists, as the product does; none for pictures. */
  readonly brotli?: 9 | 11;
}

/** Its files by path. Those that hold addresses are made for the one of the server. */
export type PageFiles = (address: string) => Readonly<Record<string, PageFile>>;

/** What has gone over the wire since the last reset. */
export interface Traffic {
  readonly requests: number;
  /** Of the bodies, compressed. */
  readonly bytes: number;
  /** How many requests follow one another at most: each that begins when another has been answered may depend on it. */
  readonly rounds: number;
}

/** A page as a visitor gets it: some files of its own, everything else from the product; and what goes over the wire. */
export interface PageServer {
  readonly address: string;
  traffic(): Traffic;
  /** Counts from now on, and holds every answer back by so many milliseconds. */
  reset(heldBackMilliseconds?: number): void;
  close(): void;
}

/** Serves the files, compressed beforehand, and passes all other requests on to the product. */
export async function startPageServer(productAddress: string, filesOf: PageFiles): Promise<PageServer> {
  let requests = 0;
  let bytes = 0;
  let heldBack = 0;
  let answeredRounds = 0;
  const answers = new Map<string, { type: string; body: Buffer; encoded: boolean }>();
  const count = (chunk: Buffer): void => {
    bytes += chunk.length;
  };
  const server = createServer((incoming, outgoing) => {
    requests += 1;
    const round = answeredRounds + 1;
    outgoing.once('finish', () => {
      answeredRounds = Math.max(answeredRounds, round);
    });
    const { pathname } = new URL(incoming.url ?? '/', productAddress);
    const own = answers.get(pathname);
    setTimeout(() => {
      if (own === undefined) forward(productAddress, incoming, outgoing, count);
      else {
        count(own.body);
        const encoding = own.encoded ? { 'content-encoding': 'br' } : {};
        outgoing.writeHead(200, { 'content-type': own.type, 'content-length': own.body.length, ...encoding });
        outgoing.end(own.body);
      }
    }, heldBack);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const listening = server.address();
  if (typeof listening === 'string' || listening === null) throw new Error('a port was expected');
  const address = `http://127.0.0.1:${listening.port}`;
  for (const [path, { type, body, brotli }] of Object.entries(filesOf(address))) {
    const plain = Buffer.from(body);
    const encoded = brotli !== undefined;
    answers.set(path, { type, body: encoded ? compress(plain, brotli) : plain, encoded });
  }
  return {
    address,
    traffic: () => ({ requests, bytes, rounds: answeredRounds }),
    reset(heldBackMilliseconds = 0) {
      requests = 0;
      bytes = 0;
      answeredRounds = 0;
      heldBack = heldBackMilliseconds;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function compress(plain: Buffer, quality: number): Buffer {
  const { BROTLI_PARAM_QUALITY: effort, BROTLI_PARAM_SIZE_HINT: size } = constants;
  return brotliCompressSync(plain, { params: { [effort]: quality, [size]: plain.length } });
}

function forward(
  productAddress: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  count: (chunk: Buffer) => void,
): void {
  const { method, headers, url = '/' } = incoming;
  const forwarded = request(new URL(url, productAddress), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.on('data', count);
    answer.pipe(outgoing);
  });
  forwarded.on('error', () => outgoing.destroy());
  incoming.pipe(forwarded);
}
