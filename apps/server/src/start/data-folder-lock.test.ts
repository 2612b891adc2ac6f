import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { lockDataFolder, type DataFolderLock } from './data-folder-lock.ts';
import { processIdentity } from './process-identity.ts';
import { StartError } from '../lib/start-error.ts';

/** Returns the id of a process that has exited. */
function exitedProcessId(): number {
  return spawnSync(process.execPath, ['-e', '']).pid;
}

function writeLock(folder: string, holder: object | string): void {
  writeFileSync(path.join(folder, 'lock'), typeof holder === 'string' ? holder : JSON.stringify(holder));
}

async function catchInUseMessage(folder: string): Promise<string> {
  const error: unknown = await lockDataFolder(folder).then(
    () => new Error('the folder was not locked'),
    (reason: unknown) => reason,
  );
  if (error instanceof StartError && error.code === 'data_in_use') return error.message;
  throw error;
}

test('a locked folder is rejected with its path and process id', async () => {
  const folder = temporaryFolder();
  const lock = await lockDataFolder(folder);

  const message = await catchInUseMessage(folder);

  expect(message).toContain(folder);
  expect(message).toContain(`process ${process.pid}`);
  lock.release();
});

test('a released folder can be locked again and is left empty', async () => {
  const folder = temporaryFolder();
  for (let round = 0; round < 2; round += 1) (await lockDataFolder(folder)).release();

  expect(readdirSync(folder)).toEqual([]);
});

test('the lock contains a local socket that responds with the process id', async () => {
  const folder = temporaryFolder();
  const lock = await lockDataFolder(folder);
  const { socket } = JSON.parse(readFileSync(path.join(folder, 'lock'), 'utf8')) as { socket: string };

  const response = await new Promise<string>((resolve, reject) => {
    let text = '';
    connect(socket)
      .on('data', (chunk) => (text += chunk.toString()))
      .on('end', () => resolve(text))
      .on('error', reject);
  });

  expect(response).toBe(`${JSON.stringify({ pid: process.pid })}\n`);
  lock.release();
});

test('a folder with a path too long for a socket can be locked', async () => {
  const folder = path.join(temporaryFolder(), 'x'.repeat(120));
  mkdirSync(folder);
  const lock = await lockDataFolder(folder);

  expect(await catchInUseMessage(folder)).toContain(`process ${process.pid}`);
  lock.release();
});

test.each<[string, (folder: string) => object | string]>([
  [
    'of a process that has exited',
    (folder) => ({ pid: exitedProcessId(), socket: path.join(folder, 'gone.sock'), identity: 'boot/1' }),
  ],
  [
    'whose process id was reused',
    (folder) => ({ pid: process.pid, socket: path.join(folder, 'gone.sock'), identity: 'an earlier boot/1' }),
  ],
  [
    'of a system without process identities',
    (folder) => ({ pid: 1, socket: path.join(folder, 'gone.sock'), identity: null }),
  ],
  ['with invalid content', () => '{"pid": '],
])('a lock %s is replaced', async (_which, holderIn) => {
  const folder = temporaryFolder();
  writeLock(folder, holderIn(folder));

  const lock = await lockDataFolder(folder);

  expect(JSON.parse(readFileSync(path.join(folder, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid });
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
});

test('a lock whose socket was deleted is kept while its process runs', async () => {
  const folder = temporaryFolder();
  writeLock(folder, {
    pid: process.pid,
    socket: path.join(folder, 'gone.sock'),
    identity: processIdentity(process.pid),
  });

  expect(await catchInUseMessage(folder)).toContain(`process ${process.pid}`);
});

test('the guard of an interrupted lock removal is removed when it is old', async () => {
  const folder = temporaryFolder();
  writeLock(folder, { pid: exitedProcessId(), socket: path.join(folder, 'gone.sock'), identity: 'boot/1' });
  const guard = path.join(folder, 'lock-removal');
  mkdirSync(guard);
  const old = new Date(Date.now() - 60_000);
  utimesSync(guard, old, old);

  (await lockDataFolder(folder)).release();

  expect(readdirSync(folder)).toEqual([]);
});

test.each(['missing', 'stale'])(
  'only one of several concurrent processes replaces a %s lock',
  async (state) => {
    const folder = temporaryFolder();
    if (state === 'stale')
      writeLock(folder, {
        pid: exitedProcessId(),
        socket: path.join(folder, 'gone.sock'),
        identity: 'boot/1',
      });

    const results = await Promise.allSettled(Array.from({ length: 6 }, () => lockDataFolder(folder)));

    const locks = results.flatMap((result): DataFolderLock[] =>
      result.status === 'fulfilled' ? [result.value] : [],
    );
    expect(locks).toHaveLength(1);
    for (const lock of locks) lock.release();
  },
);
