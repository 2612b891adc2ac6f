import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { lockDataFolder, type DataFolderLock } from './data-folder-lock.ts';
import { processIdentity } from './process-identity.ts';
import { StartError } from '../lib/start-error.ts';

/** The number of a process that is gone. */
function goneProcess(): number {
  return spawnSync(process.execPath, ['-e', '']).pid;
}

function writeLock(folder: string, holder: object | string): void {
  writeFileSync(path.join(folder, 'lock'), typeof holder === 'string' ? holder : JSON.stringify(holder));
}

async function refusalOf(folder: string): Promise<string> {
  const error: unknown = await lockDataFolder(folder).then(
    () => new Error('the folder was free'),
    (reason: unknown) => reason,
  );
  if (error instanceof StartError && error.code === 'data_in_use') return error.message;
  throw error;
}

test('a folder in use is refused, naming it and its process', async () => {
  const folder = temporaryFolder();
  const lock = await lockDataFolder(folder);

  const refusal = await refusalOf(folder);

  expect(refusal).toContain(folder);
  expect(refusal).toContain(`process ${process.pid}`);
  lock.release();
});

test('a folder that was given free can be taken again, and nothing is left in it', async () => {
  const folder = temporaryFolder();
  for (let round = 0; round < 2; round += 1) (await lockDataFolder(folder)).release();

  expect(readdirSync(folder)).toEqual([]);
});

test('the lock names a local socket that answers with the process id', async () => {
  const folder = temporaryFolder();
  const lock = await lockDataFolder(folder);
  const { socket } = JSON.parse(readFileSync(path.join(folder, 'lock'), 'utf8')) as { socket: string };

  const answer = await new Promise<string>((resolve, reject) => {
    let text = '';
    connect(socket)
      .on('data', (chunk) => (text += chunk.toString()))
      .on('end', () => resolve(text))
      .on('error', reject);
  });

  expect(answer).toBe(`${JSON.stringify({ pid: process.pid })}\n`);
  lock.release();
});

test('a folder with a long name has its socket elsewhere', async () => {
  const folder = path.join(temporaryFolder(), 'x'.repeat(120));
  mkdirSync(folder);
  const lock = await lockDataFolder(folder);

  expect(await refusalOf(folder)).toContain(`process ${process.pid}`);
  lock.release();
});

test.each<[string, (folder: string) => object | string]>([
  [
    'whose process is gone',
    (folder) => ({ pid: goneProcess(), socket: path.join(folder, 'gone.sock'), identity: 'boot/1' }),
  ],
  [
    'whose process id is another process by now',
    (folder) => ({ pid: process.pid, socket: path.join(folder, 'gone.sock'), identity: 'an earlier boot/1' }),
  ],
  [
    'of a system that tells no processes apart',
    (folder) => ({ pid: 1, socket: path.join(folder, 'gone.sock'), identity: null }),
  ],
  ['that holds nothing readable', () => '{"pid": '],
])('a lock %s is taken over', async (_which, holderIn) => {
  const folder = temporaryFolder();
  writeLock(folder, holderIn(folder));

  const lock = await lockDataFolder(folder);

  expect(JSON.parse(readFileSync(path.join(folder, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid });
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
});

test('a process whose socket was swept away still holds the folder', async () => {
  const folder = temporaryFolder();
  writeLock(folder, {
    pid: process.pid,
    socket: path.join(folder, 'gone.sock'),
    identity: processIdentity(process.pid),
  });

  expect(await refusalOf(folder)).toContain(`process ${process.pid}`);
});

test('a take-over that was broken off does not stand in the way for ever', async () => {
  const folder = temporaryFolder();
  writeLock(folder, { pid: goneProcess(), socket: path.join(folder, 'gone.sock'), identity: 'boot/1' });
  const guard = path.join(folder, 'lock-take-over');
  mkdirSync(guard);
  const long = new Date(Date.now() - 60_000);
  utimesSync(guard, long, long);

  (await lockDataFolder(folder)).release();

  expect(readdirSync(folder)).toEqual([]);
});

test.each(['free', 'stale'])('of several that want a %s folder at once one gets it', async (state) => {
  const folder = temporaryFolder();
  if (state === 'stale')
    writeLock(folder, { pid: goneProcess(), socket: path.join(folder, 'gone.sock'), identity: 'boot/1' });

  const results = await Promise.allSettled(Array.from({ length: 6 }, () => lockDataFolder(folder)));

  const taken = results.flatMap((result): DataFolderLock[] =>
    result.status === 'fulfilled' ? [result.value] : [],
  );
  expect(taken).toHaveLength(1);
  for (const lock of taken) lock.release();
});
