import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';

/** One connection for each request that runs at the same time, as a browser keeps them. */
const agent = new Agent({ keepAlive: true });

/**
 * Requests a URL of a server on this machine and reads the whole response, which stays compressed: the memory that decompressed lists
 * take would be collected during later measurements. Returns the time in milliseconds.
 */
export async function measureResponseTime(url: string): Promise<number> {
  const start = performance.now();
  const request = get(url, { agent, headers: { 'accept-encoding': 'gzip, br' } });
  const [response]: IncomingMessage[] = await once(request, 'response');
  response?.resume();
  if (response !== undefined) await once(response, 'end');
  return performance.now() - start;
}
