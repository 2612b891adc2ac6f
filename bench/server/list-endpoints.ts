import autocannon from 'autocannon';
import { recordResponse, startBaseline } from './baseline.ts';
import type { RecordedRequest } from './baseline.ts';
import type { Table } from '../report.ts';

const connections = 10;
/** Each server is measured in turn; the best round counts, because interference can only reduce the rate. */
const rounds = 3;
const durationSeconds = 4;

/** A measured request and its title in the table. */
interface MeasuredEndpoint extends RecordedRequest {
  readonly title: string;
}

export const listEndpoints: readonly MeasuredEndpoint[] = [
  { title: 'books, a body of about 1 kB', path: '/v1/api/books/', isRevalidation: false },
  { title: 'places, not modified (304)', path: '/v1/places/', isRevalidation: true },
  { title: 'places, the whole list', path: '/v1/places/', isRevalidation: false },
];

/** Measures the request rate of the cached lists and that of the baselines. */
export async function measureListEndpoints(address: string): Promise<Table> {
  const rows: string[][] = [];
  for (const endpoint of listEndpoints) {
    const { requestHeaders, response, bytes } = await recordResponse(address, endpoint);
    const fastify = await startBaseline({ ...response, kind: 'fastify' });
    const bare = await startBaseline({ ...response, kind: 'node:http' });
    const best = [0, 0, 0];
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, base] of [address, fastify.address, bare.address].entries()) {
        const rate = await measureRate(`${base}${endpoint.path}`, requestHeaders, response.status);
        best[index] = Math.max(best[index] ?? 0, rate);
      }
    }
    fastify.stop();
    bare.stop();
    const [product = 0, plainFastify = 0, bareHttp = 0] = best;
    rows.push([
      endpoint.title,
      String(bytes),
      ...best.map((rate) => String(Math.round(rate))),
      percent(product / plainFastify),
      percent(product / bareHttp),
    ]);
  }
  return {
    title: 'Cached lists, requests per second',
    head: [
      'request',
      'bytes',
      'product',
      'plain Fastify',
      'bare node:http',
      '% of Fastify',
      '% of node:http',
    ],
    rows,
  };
}

/**
 * Sends requests over ten connections. Throws when a response does not have the expected status.
 * @returns requests per second
 */
export async function measureRate(
  url: string,
  headers: Record<string, string>,
  status: number,
): Promise<number> {
  const result = await autocannon({ url, connections, duration: durationSeconds, headers });
  const expected = result.statusCodeStats[String(status)]?.count ?? 0;
  const others = Object.keys(result.statusCodeStats).filter((code) => code !== String(status));
  if (expected === 0 || others.length > 0 || result.errors > 0) {
    throw new Error(`${url} responded with unexpected statuses: ${JSON.stringify(result.statusCodeStats)}`);
  }
  return result.requests.average;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
