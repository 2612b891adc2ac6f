import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { BaselineAnswer } from './baseline-server.ts';

/** A call of the product that a baseline answers too. */
export interface RecordedCall {
  readonly path: string;
  /** Asks with the ETag of an earlier answer, so that the answer is 304. */
  readonly unchanged: boolean;
}

/** What the product has answered, and by what it was asked. */
interface Recorded {
  readonly requestHeaders: Record<string, string>;
  readonly answer: Omit<BaselineAnswer, 'kind'>;
  /** Of the body, as it goes over the wire. */
  readonly bytes: number;
}

/** A server that does nothing else, in a process of its own. */
interface Baseline {
  readonly address: string;
  readonly processId: number;
  stop(): void;
}

/** Asks the product once, and keeps what it answers as it goes over the wire. */
export async function recordAnswer(address: string, { path, unchanged }: RecordedCall): Promise<Recorded> {
  const first = await ask(`${address}${path}`, { 'accept-encoding': 'br' });
  const requestHeaders: Record<string, string> = {
    'accept-encoding': 'br',
    ...(unchanged ? { 'if-none-match': first.headers['etag'] ?? '' } : {}),
  };
  const { status, headers, body } = unchanged ? await ask(`${address}${path}`, requestHeaders) : first;
  // What every server of Node adds by itself.
  const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !own.has(name)));
  return {
    requestHeaders,
    answer: { status, headers: kept, body: body.toString('base64') },
    bytes: body.length,
  };
}

interface RawAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

function ask(url: string, headers: Record<string, string>): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { headers }, (response) => {
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
    asking.on('error', reject).end();
  });
}

/** Starts a server that gives one answer to everything. */
export async function startBaseline(answer: BaselineAnswer): Promise<Baseline> {
  const server = fork(fileURLToPath(new URL('./baseline-server.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  server.send(answer);
  const [port] = await once(server, 'message');
  return {
    address: `http://127.0.0.1:${port}`,
    processId: server.pid ?? 0,
    stop: () => void server.kill(),
  };
}
