import { Agent, request } from 'node:http';

/**
 * Floods a server behind a proxy with requests of many networks. It runs in its own process so that its work does not delay the
 * measurement. `{n}` in the body is replaced by a different number in each request.
 * Usage: network-flood.ts OPTIONS, as JSON; prints the number of responses by status as JSON.
 */
export interface FloodOptions {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** How many neighbourhoods, each in a different region, the requests come from in turn. */
  readonly networks: number;
  readonly connections: number;
  /** The flood ends after this many requests or seconds. */
  readonly requests: number;
  readonly seconds: number;
}

const options = JSON.parse(process.argv[2] ?? '{}') as FloodOptions;
const agent = new Agent({ keepAlive: true, maxSockets: options.connections });
const statuses: Record<string, number> = {};
const end = Date.now() + options.seconds * 1000;
let sent = 0;

function sendOne(number: number): Promise<string> {
  const body = options.body.replaceAll('{n}', String(number));
  const headers = {
    ...options.headers,
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': `${(number % options.networks) + 1}.7.7.7`,
  };
  return new Promise((resolve) => {
    const sending = request(options.url, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(String(response.statusCode)));
      response.on('error', () => resolve('aborted'));
    });
    sending.on('error', () => resolve('no response'));
    sending.end(body);
  });
}

async function sendUntilEnd(): Promise<void> {
  while (Date.now() < end && sent < options.requests) {
    sent += 1;
    const status = await sendOne(sent);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
}

await Promise.all(Array.from({ length: options.connections }, sendUntilEnd));
process.stdout.write(JSON.stringify(statuses));
process.exit(0);
