import { setTimeout as wait } from 'node:timers/promises';
import { quantile } from '../quantile.ts';
import { measureResponseTime } from '../server/response-time.ts';

/** What a visitor's page requests. */
const paths = ['/v1/places/', '/v1/api/books/1/chapters/4/texts/', '/place/53', '/en/place/60'];
/** The pause between two requests, and how long is measured before the work, in milliseconds. */
const pause = 20;
const quietMilliseconds = 5000;

/** Reads as visitors do before and during some work. @returns the 95th percentiles of the response times in milliseconds */
export async function readersDuring(
  address: string,
  work: () => Promise<void>,
): Promise<{ readonly before: number; readonly during: number }> {
  // The caches are filled first: what was written before has emptied them.
  for (const path of paths) await measureResponseTime(`${address}${path}`);
  const quiet = new AbortController();
  const before = readUntil(address, quiet.signal);
  await wait(quietMilliseconds);
  quiet.abort();
  const busy = new AbortController();
  const during = readUntil(address, busy.signal);
  await work();
  busy.abort();
  return { before: quantile(await before, 0.95), during: quantile(await during, 0.95) };
}

async function readUntil(address: string, signal: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; !signal.aborted; index += 1) {
    times.push(await measureResponseTime(`${address}${paths[index % paths.length] ?? ''}`));
    await wait(pause);
  }
  return times;
}
