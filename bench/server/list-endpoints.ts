import autocannon from 'autocannon';
import { recordAnswer, startBaseline } from './baseline.ts';
import type { RecordedCall } from './baseline.ts';
import type { Table } from './report.ts';

const connections = 10;
/** Each server is measured so often in turn, for so many seconds, and the best counts: what disturbs only slows down. */
const rounds = 3;
const secondsEach = 4;

/** One call as it is measured. */
interface MeasuredCall extends RecordedCall {
  readonly title: string;
}

export const listCalls: readonly MeasuredCall[] = [
  { title: 'books, a body of about 1 kB', path: '/v1/api/books/', unchanged: false },
  { title: 'places, unchanged (304)', path: '/v1/places/', unchanged: true },
  { title: 'places, the whole list', path: '/v1/places/', unchanged: false },
];

/** Measures the cached lists of the product against servers that do nothing else. */
export async function measureListCalls(address: string): Promise<Table> {
  const rows: string[][] = [];
  for (const call of listCalls) {
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

/**
 * Asks as often as it is answered. Throws when anything but the expected status comes.
 * @returns requests a second
 */
export async function measureRate(
  url: string,
  headers: Record<string, string>,
  status: number,
): Promise<number> {
  const result = await autocannon({ url, connections, duration: secondsEach, headers });
  const answered = result.statusCodeStats[String(status)]?.count ?? 0;
  const others = Object.keys(result.statusCodeStats).filter((code) => code !== String(status));
  if (answered === 0 || others.length > 0 || result.errors > 0) {
    throw new Error(`${url} answered otherwise than expected: ${JSON.stringify(result.statusCodeStats)}`);
  }
  return result.requests.average;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
