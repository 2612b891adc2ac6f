import { createHash } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { FastifyInstance } from 'fastify';
import type { LogTotal } from '../resources/log/repository.ts';

/** A local socket on which a running server responds to the operator's commands. */
export interface OperatorSocket {
  close(): void;
}

type Operated = Pick<FastifyInstance, 'sumLogCounts' | 'log'>;

/** In bytes; some operating systems truncate socket paths after 104 bytes. */
const maxSocketPathLength = 100;
const daySchema = z.iso.date();
const totalsSchema = z.array(
  z.object({ event: z.string(), lang: z.string(), detail: z.string(), count: z.number() }),
);

/** The counts of events as they arrive over the socket. */
export type ReceivedTotals = z.infer<typeof totalsSchema>;

/**
 * Responds to commands, which cannot open an embedded database that the server has open. Only this user may open the socket.
 * A failure is logged, and only the commands do without it. Called by the process that has locked the data folder.
 */
export async function listenForOperator(dataDir: string, app: Operated): Promise<OperatorSocket> {
  const socketPath = operatorSocketPath(dataDir);
  const server = createServer((incoming, response) => void respond(app, incoming, response));
  try {
    // A server that was killed has left its socket.
    rmSync(socketPath, { force: true });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(socketPath, resolve);
    });
    chmodSync(socketPath, 0o600);
    // The socket does not keep the process running.
    server.unref();
  } catch (error) {
    app.log.warn({ err: error }, 'the socket for commands cannot be opened: npm run log will not work');
  }
  return {
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function respond(
  app: Operated,
  { url = '' }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(url, 'http://operator.invalid');
  const since = daySchema.safeParse(searchParams.get('since'));
  if (pathname !== '/log/counts' || !since.success) return void response.writeHead(404).end();
  try {
    const totals: LogTotal[] = await app.sumLogCounts(since.data);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(totals));
  } catch (error) {
    app.log.error({ err: error }, 'the counts of events cannot be read');
    response.writeHead(503).end();
  }
}

/**
 * Requests the counts since a day (`YYYY-MM-DD`) from the server that runs on the data folder. Returns undefined if none runs.
 * @throws {Error} if it does not respond with counts
 */
export async function requestCounts(dataDir: string, since: string): Promise<ReceivedTotals | undefined> {
  const options = { socketPath: operatorSocketPath(dataDir), path: `/log/counts?since=${since}` };
  const response = await new Promise<IncomingMessage | undefined>((resolve, reject) => {
    request(options, resolve)
      .on('error', (error) => (isNotRunning(error) ? resolve(undefined) : reject(error)))
      .end();
  });
  if (!response) return undefined;
  if (response.statusCode !== 200)
    throw new Error(`The server responded with status ${response.statusCode}: see its log.`);
  return totalsSchema.parse(JSON.parse(await text(response)));
}

function isNotRunning(error: Error): boolean {
  return ['ENOENT', 'ECONNREFUSED'].includes(String(Reflect.get(error, 'code')));
}

/** In the data folder, or in the temporary folder when that path is too long. */
function operatorSocketPath(dataDir: string): string {
  const inFolder = path.join(dataDir, 'operator.sock');
  if (Buffer.byteLength(inFolder) <= maxSocketPathLength) return inFolder;
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return path.join(os.tmpdir(), `cae-map-operator-${hash}.sock`);
}
