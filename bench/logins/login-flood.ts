import { Agent, request } from 'node:http';

/**
 * Signs in repeatedly. It runs in its own process so that its work does not delay the measurement.
 * Usage: login-flood.ts ADDRESS EMAIL PASSWORD CONNECTIONS SECONDS; prints the number of responses by status as JSON.
 */
const [address = '', username = '', password = '', connections = '', seconds = ''] = process.argv.slice(2);
const body = new URLSearchParams({ username, password }).toString();
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const statuses: Record<string, number> = {};
const end = Date.now() + Number(seconds) * 1000;

function signIn(): Promise<string> {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': Buffer.byteLength(body),
  };
  return new Promise((resolve) => {
    const sending = request(
      `${address}/v1/auth/jwt/login`,
      { method: 'POST', agent, headers },
      (response) => {
        response.resume();
        response.on('end', () => resolve(String(response.statusCode)));
        response.on('error', () => resolve('aborted'));
      },
    );
    sending.on('error', () => resolve('no response'));
    sending.end(body);
  });
}

async function signInUntilEnd(): Promise<void> {
  while (Date.now() < end) {
    const status = await signIn();
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
}

await Promise.all(Array.from({ length: Number(connections) }, signInUntilEnd));
process.stdout.write(JSON.stringify(statuses));
process.exit(0);
