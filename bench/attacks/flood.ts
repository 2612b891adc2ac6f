import { Agent, request } from 'node:http';

/**
 * Floods a server with requests. It runs in its own process so that its work does not delay the measurement. `{n}` in the
 * target is replaced by a different number in each request.
 * Usage: flood.ts ADDRESS TARGET CONNECTIONS SECONDS; prints the number of responses by status as JSON.
 */
const [address = '', target = '', connections = '', seconds = ''] = process.argv.slice(2);
const statuses: Record<string, number> = {};
/** In bytes. A redirect repeats a long query in its `Location`, which exceeds Node's default of 16 KiB. */
const maxHeaderSize = 64 * 1024;
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const end = Date.now() + Number(seconds) * 1000;
let sent = 0;

function sendOne(): Promise<string> {
  sent += 1;
  const path = target.replaceAll('{n}', String(sent));
  return new Promise((resolve) => {
    const sending = request(
      address + path,
      { agent, maxHeaderSize, headers: { accept: '*/*' } },
      (response) => {
        response.resume();
        response.on('end', () => resolve(String(response.statusCode)));
        response.on('error', () => resolve('aborted'));
      },
    );
    sending.on('error', () => resolve('no response'));
    sending.end();
  });
}

async function sendUntilEnd(): Promise<void> {
  while (Date.now() < end) {
    const status = await sendOne();
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
}

await Promise.all(Array.from({ length: Number(connections) }, sendUntilEnd));
process.stdout.write(JSON.stringify(statuses));
process.exit(0);
