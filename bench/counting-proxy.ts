import { createServer, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** How long nothing is asked when a page has everything, in milliseconds. */
const quietTime = 5000;

/** Stands between a browser and the product and counts what goes over the wire, for workers as well as for the page. */
export interface CountingProxy {
  readonly address: string;
  /** Bytes of the bodies by path, as they were sent: compressed. */
  readonly bytesByPath: ReadonlyMap<string, number>;
  /** Waits until nothing has been asked for a while. */
  quiet(): Promise<void>;
  close(): void;
}

export async function startCountingProxy(productAddress: string): Promise<CountingProxy> {
  const bytesByPath = new Map<string, number>();
  let lastAsked = Date.now();
  const server = createServer((incoming, outgoing) => {
    lastAsked = Date.now();
    const { method, headers, url = '/' } = incoming;
    const path = new URL(url, productAddress).pathname;
    const forwarded = request(new URL(url, productAddress), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('data', (chunk: Buffer) => {
        bytesByPath.set(path, (bytesByPath.get(path) ?? 0) + chunk.length);
      });
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address === 'string' || address === null) throw new Error('a port was expected');
  return {
    address: `http://127.0.0.1:${address.port}`,
    bytesByPath,
    async quiet() {
      while (Date.now() - lastAsked < quietTime) await wait(quietTime / 10);
    },
    close: () => void server.close(),
  };
}
