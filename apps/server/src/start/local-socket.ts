import { randomBytes } from 'node:crypto';
import { chmodSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** Operating systems cut the path of a socket at 104 bytes or more. */
const longestSocketPath = 100;

/** Where the local socket of this process stands: in the data folder, or among temporary files when that path is too long. */
export function localSocketPath(folder: string): string {
  const name = `server-${process.pid}-${randomBytes(4).toString('hex')}.sock`;
  const inFolder = path.join(folder, name);
  return Buffer.byteLength(inFolder) <= longestSocketPath
    ? inFolder
    : path.join(os.tmpdir(), `cae-map-${name}`);
}

/** Listens on a socket that only this user may use. Whoever connects is told the process id as one line of JSON. */
export async function listenLocally(socketPath: string): Promise<Server> {
  const server = createServer((connection) => {
    // Whoever asks may be gone before the answer; that is no matter of this process.
    connection.on('error', () => connection.destroy());
    connection.end(`${JSON.stringify({ pid: process.pid })}\n`);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(socketPath, resolve);
  });
  chmodSync(socketPath, 0o600);
  // It serves a running process and never keeps one running.
  server.unref();
  return server;
}

/** Tells whether some process listens on the socket, even one too busy to answer. */
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
