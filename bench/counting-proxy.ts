import { createServer, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** A page counts as loaded when it has sent no request for so many milliseconds. */
const quietTime = 5000;

/** A proxy between browser and product that counts transferred bytes, including those of workers. */
export interface CountingProxy {
  readonly address: string;
  /** The length of the encoded bodies by path. */
  readonly bytesByPath: ReadonlyMap<string, number>;
  /** Waits until no request has been sent for a while. */
  waitForQuiet(): Promise<void>;
  close(): void;
}

export async function startCountingProxy(productAddress: string): Promise<CountingProxy> {
  const bytesByPath = new Map<string, number>();
  let lastRequestAt = Date.now();
  const server = createServer((incoming, outgoing) => {
    lastRequestAt = Date.now();
    const { method, headers, url = '/' } = incoming;
    const path = new URL(url, productAddress).pathname;
    const forwarded = request(new URL(url, productAddress), { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.on('data', (chunk: Buffer) => {
        bytesByPath.set(path, (bytesByPath.get(path) ?? 0) + chunk.length);
      });
      response.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address === 'string' || address === null) throw new Error('the proxy does not listen on a port');
  return {
    address: `http://127.0.0.1:${address.port}`,
    bytesByPath,
    async waitForQuiet() {
      while (Date.now() - lastRequestAt < quietTime) await wait(quietTime / 10);
    },
    close: () => void server.close(),
  };
}
