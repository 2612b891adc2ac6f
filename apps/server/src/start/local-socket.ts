import { randomBytes } from 'node:crypto';
import { chmodSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** In bytes; some operating systems truncate socket paths after 104 bytes. */
const maxSocketPathLength = 100;

/** The path of this process's local socket: in the data folder, or in the temporary folder when that path is too long. */
export function localSocketPath(folder: string): string {
  const name = `server-${process.pid}-${randomBytes(4).toString('hex')}.sock`;
  const inFolder = path.join(folder, name);
  return Buffer.byteLength(inFolder) <= maxSocketPathLength
    ? inFolder
    : path.join(os.tmpdir(), `cae-map-${name}`);
}

/** Listens on a socket that only this user may open. Each client receives the process id as one line of JSON. */
export async function listenLocally(socketPath: string): Promise<Server> {
  const server = createServer((connection) => {
    // The client may have disconnected.
    connection.on('error', () => connection.destroy());
    connection.end(`${JSON.stringify({ pid: process.pid })}\n`);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(socketPath, resolve);
  });
  chmodSync(socketPath, 0o600);
  // The socket does not keep the process running.
  server.unref();
  return server;
}

/** Whether a process listens on the socket, even if it is too busy to respond. */
export async function isListening(socketPath: string): Promise<boolean> {
  return await new Promise((resolve) => {
    const connection = connect(socketPath);
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
    connection.once('error', () => resolve(false));
  });
}
