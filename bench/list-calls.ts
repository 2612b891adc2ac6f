import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import type { BaselineAnswer } from './baseline-server.ts';
import type { Table } from './report.ts';

const connections = 10;
/** Each server is measured so often in turn, for so many seconds, and the best counts: what disturbs only slows down. */
const rounds = 3;
const secondsEach = 4;

/** One call as it is measured. */
interface MeasuredCall {
  readonly title: string;
  readonly path: string;
  /** Asks with the ETag of an earlier answer, so that the answer is 304. */
  readonly unchanged: boolean;
}

const calls: readonly MeasuredCall[] = [
  { title: 'books, a body of about 1 kB', path: '/v1/api/books/', unchanged: false },
  { title: 'places, unchanged (304)', path: '/v1/places/', unchanged: true },
  { title: 'places, the whole list', path: '/v1/places/', unchanged: false },
];

/** Measures the cached lists of the product against servers that do nothing else. */
export async function measureListCalls(address: string): Promise<Table> {
  const rows: string[][] = [];
  for (const call of calls) {
    const { requestHeaders, answer, bytes } = await recordAnswer(address, call);
    const fastify = await startBaseline({ ...answer, kind: 'fastify' });
    const bare = await startBaseline({ ...answer, kind: 'node:http' });
    const best = [0, 0, 0];
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, base] of [address, fastify.address, bare.address].entries()) {
        const rate = await measureRate(`${base}${call.path}`, requestHeaders, answer.status);
        best[index] = Math.max(best[index] ?? 0, rate);
      }
    }
    fastify.stop();
    bare.stop();
    const [product = 0, plain = 0, least = 0] = best;
    rows.push([
      call.title,
      String(bytes),
      ...best.map((rate) => String(Math.round(rate))),
      percent(product / plain),
      percent(product / least),
    ]);
  }
  return {
    title: 'Cached lists, requests a second',
    head: ['call', 'bytes', 'product', 'plain Fastify', 'bare node:http', 'of Fastify', 'of node:http'],
    rows,
  };
}

async function measureRate(url: string, headers: Record<string, string>, status: number): Promise<number> {
  const result = await autocannon({ url, connections, duration: secondsEach, headers });
  const answered = result.statusCodeStats[String(status)]?.count ?? 0;
  const others = Object.keys(result.statusCodeStats).filter((code) => code !== String(status));
  if (answered === 0 || others.length > 0 || result.errors > 0) {
    throw new Error(`${url} answered otherwise than expected: ${JSON.stringify(result.statusCodeStats)}`);
  }
  return result.requests.average;
}

/** Asks the product once, and keeps what it answers as it goes over the wire. */
async function recordAnswer(address: string, { path, unchanged }: MeasuredCall) {
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

async function startBaseline(answer: BaselineAnswer): Promise<{ address: string; stop: () => void }> {
  const server = fork(fileURLToPath(new URL('./baseline-server.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  server.send(answer);
  const [port] = await once(server, 'message');
  return { address: `http://127.0.0.1:${port}`, stop: () => void server.kill() };
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
