import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { tileHeaders, type TileOfPath } from '../frames/more-tiles.ts';

/** A file that a page server serves itself. */
export interface PageFile {
  readonly type: string;
  readonly body: string | Buffer;
  /** The brotli quality as in the product: 11 for files of the build, 9 for lists, none for images. */
  readonly brotli?: 9 | 11;
}

/** Creates the files by path. Some contain the address of the server. */
export type PageFiles = (address: string) => Readonly<Record<string, PageFile>>;

/** The traffic since the last reset. */
export interface Traffic {
  readonly requests: number;
  /** The length of the encoded bodies. */
  readonly bytes: number;
  /** The longest chain of sequential requests: each one sent after a response may depend on it. */
  readonly rounds: number;
}

/** A server that counts its traffic. It serves its own files and forwards all other requests to the product. */
export interface PageServer {
  readonly address: string;
  traffic(): Traffic;
  /** Resets the counters and sets the delay of all responses. */
  reset(delayMilliseconds?: number): void;
  close(): void;
}

/**
 * Starts a page server. The files are compressed in advance.
 * @param findTile the vector tiles of the map that differ from those of the product
 */
export async function startPageServer(
  productAddress: string,
  createFiles: PageFiles,
  findTile: TileOfPath = () => null,
): Promise<PageServer> {
  let requests = 0;
  let bytes = 0;
  let delay = 0;
  let completedRounds = 0;
  const ownFiles = new Map<string, { type: string; body: Buffer; encoded: boolean }>();
  const count = (chunk: Buffer): void => {
    bytes += chunk.length;
  };
  const server = createServer((incoming, outgoing) => {
    requests += 1;
    const round = completedRounds + 1;
    outgoing.once('finish', () => {
      completedRounds = Math.max(completedRounds, round);
    });
    const { pathname } = new URL(incoming.url ?? '/', productAddress);
    const own = ownFiles.get(pathname);
    setTimeout(() => {
      const tile = findTile(pathname);
      if (tile !== null) {
        count(tile);
        outgoing.writeHead(200, { 'content-length': tile.length, ...tileHeaders }).end(tile);
      } else if (own === undefined) forward(productAddress, incoming, outgoing, count);
      else {
        count(own.body);
        const encoding = own.encoded ? { 'content-encoding': 'br' } : {};
        outgoing.writeHead(200, { 'content-type': own.type, 'content-length': own.body.length, ...encoding });
        outgoing.end(own.body);
      }
    }, delay);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const listening = server.address();
  if (typeof listening === 'string' || listening === null)
    throw new Error('the server does not listen on a port');
  const address = `http://127.0.0.1:${listening.port}`;
  for (const [path, { type, body, brotli }] of Object.entries(createFiles(address))) {
    const plain = Buffer.from(body);
    const encoded = brotli !== undefined;
    ownFiles.set(path, { type, body: encoded ? compress(plain, brotli) : plain, encoded });
  }
  return {
    address,
    traffic: () => ({ requests, bytes, rounds: completedRounds }),
    reset(delayMilliseconds = 0) {
      requests = 0;
      bytes = 0;
      completedRounds = 0;
      delay = delayMilliseconds;
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
  const forwarded = request(new URL(url, productAddress), { method, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.on('data', count);
    response.pipe(outgoing);
  });
  forwarded.on('error', () => outgoing.destroy());
  incoming.pipe(forwarded);
}
