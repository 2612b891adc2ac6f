import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import { openEmbeddedDatabase } from '../../database/embedded.ts';
import { images, users } from '../../database/schema.ts';
import { hashPassword } from '../../security/password-hasher.ts';
import { testPassword } from '../accounts/accounts.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';

const email = 'editor@example.org';

/** Creates a data folder with an administrator, the expedition and no images. */
export async function createDataFolder(): Promise<string> {
  const dataDir = path.join(temporaryFolder(), 'data');
  mkdirSync(dataDir);
  const folder = path.join(dataDir, 'database');
  cpSync(inject('loadedDatabase'), folder, { recursive: true });
  const database = await openEmbeddedDatabase(folder);
  await database.orm.delete(images);
  await database.orm.insert(users).values({
    email,
    full_name: 'Лия Вернадская',
    password_hash: await hashPassword(testPassword),
    role: 'admin',
    is_verified: true,
  });
  await database.close();
  return dataDir;
}

/** A server process and the API calls of its administrator. */
export interface Session {
  readonly server: ServerProcess;
  readonly send: (
    method: string,
    path: string,
    options?: { headers?: Record<string, string>; body?: string | Uint8Array<ArrayBuffer> },
  ) => Promise<Response>;
  json<Body>(method: string, path: string, body?: object): Promise<Body>;
}

/** Starts a server on a data folder and logs its administrator in. */
export async function openSession(dataDir: string): Promise<Session> {
  const server = startServerProcess({ DATA_DIR: dataDir, WEB_DIR: '/nowhere', RATE_LIMIT: '0' });
  const url = await server.waitUntilReady();
  const login = await fetch(`${url}/v1/auth/jwt/login`, {
    method: 'POST',
    body: new URLSearchParams({ username: email, password: testPassword }),
  });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const send: Session['send'] = async (method, target, { headers = {}, body } = {}) =>
    await fetch(`${url}/v1${target}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0', ...headers },
      ...(body === undefined ? {} : { body }),
    });
  return {
    server,
    send,
    async json<Body>(method: string, target: string, body?: object): Promise<Body> {
      const options =
        body === undefined
          ? {}
          : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      const response = await send(method, target, options);
      if (!response.ok) throw new Error(`${method} ${target}: ${await response.text()}`);
      return (await response.json()) as Body;
    },
  };
}

/** Kills the server of a session and waits until it has exited. */
export async function kill({ server }: Session): Promise<void> {
  server.process.kill('SIGKILL');
  await server.waitForExit();
}

/** Begins an upload and returns its path. */
export async function beginUpload(
  { send }: Session,
  length: number,
  endpoint = '/uploads/',
): Promise<string> {
  const response = await send('POST', endpoint, { headers: { 'upload-length': String(length) } });
  return (response.headers.get('location') ?? '').replace('/v1', '');
}

/** Sends a part of an upload. */
export const append = async ({ send }: Session, upload: string, offset: number, contents: Buffer) =>
  await send('PATCH', upload, {
    headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
    body: new Uint8Array(contents),
  });

/** Sends a whole file as an upload and returns the id of the upload. */
export async function sendUpload(session: Session, contents: Buffer, endpoint?: string): Promise<string> {
  const upload = await beginUpload(session, contents.length, endpoint);
  const { status } = await append(session, upload, 0, contents);
  if (status !== 204) throw new Error(`the upload was not received: ${status}`);
  return path.posix.basename(upload);
}
