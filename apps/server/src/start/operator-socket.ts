import { createHash } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import {
  operatorContext,
  outcomeSchema,
  type CommandOutcome,
  type OperatorContext,
} from '../resources/operator-command.ts';
import type { FileStores } from '../media/file-stores.ts';
import type { Settings } from '../settings.ts';
import { isCommandName, operatorCommands, type CommandInput, type CommandName } from './operator-commands.ts';

/** A local socket on which a running server responds to the operator's commands. */
export interface OperatorSocket {
  close(): void;
}

type Operated = Pick<FastifyInstance, 'database' | 'lists' | 'sumLogCounts' | 'log'>;

/** In bytes; some operating systems truncate socket paths after 104 bytes. */
const maxSocketPathLength = 100;

/**
 * Responds to commands, which cannot open an embedded database that the server has open. Only this user may open the socket.
 * A failure is logged, and only the commands do without it. Called by the process that has locked the data folder.
 */
export async function listenForOperator(
  settings: Settings,
  app: Operated,
  files: FileStores,
): Promise<OperatorSocket> {
  const socketPath = operatorSocketPath(settings.dataDir);
  const context = operatorContext(app, settings, files);
  const server = createServer((incoming, response) => void respond(context, app, incoming, response));
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
    app.log.warn(
      { err: error },
      'the socket for commands cannot be opened: npm run log, npm run user and npm run backup will not work',
    );
  }
  return {
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function respond(
  context: OperatorContext,
  { log }: Operated,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const name = (incoming.url ?? '').slice(1);
  if (incoming.method !== 'POST' || !isCommandName(name)) return void response.writeHead(404).end();
  try {
    const outcome = await operatorCommands[name].execute(context, JSON.parse(await text(incoming)));
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(outcome));
  } catch (error) {
    log.error({ err: error, command: name }, 'a command of the operator failed');
    response.writeHead(503).end();
  }
}

/**
 * Sends a command to the server that runs on the data folder. Returns undefined if none runs.
 * @throws {Error} if it does not respond with an outcome
 */
export async function sendCommand<Name extends CommandName>(
  dataDir: string,
  name: Name,
  input: CommandInput<Name>,
): Promise<CommandOutcome | undefined> {
  const options = { socketPath: operatorSocketPath(dataDir), path: `/${name}`, method: 'POST' };
  const response = await new Promise<IncomingMessage | undefined>((resolve, reject) => {
    request(options, resolve)
      .on('error', (error) => (isNotRunning(error) ? resolve(undefined) : reject(error)))
      .end(JSON.stringify(input));
  });
  if (!response) return undefined;
  if (response.statusCode !== 200)
    throw new Error(`The server responded with status ${response.statusCode}: see its log.`);
  return outcomeSchema.parse(JSON.parse(await text(response)));
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
