import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { addUser, signIn } from './accounts/accounts.ts';
import { openTestDatabase, type databaseKinds } from './databases/databases.ts';
import { testApp } from './test-app.ts';

/** Creates an empty folder for the tests of a file or a group, which is removed after the last of them. */
export function folderOfTests(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cae-map-tests-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** An application that stores files, and the headers of requests of its administrator. */
export interface AppWithFiles {
  readonly app: FastifyInstance;
  readonly headers: Record<string, string>;
}

/** Opens an application with an empty database whose files are in a folder. The caller closes it. */
export async function openAppWithFiles(
  kind: (typeof databaseKinds)[number],
  dataDir: string,
): Promise<AppWithFiles> {
  const app = await testApp({ database: await openTestDatabase(kind) }, { dataDir });
  const { headers } = await signIn(app, await addUser(app, { role: 'admin' }));
  return { app, headers };
}
