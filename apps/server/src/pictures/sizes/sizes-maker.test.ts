import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { drawPicture } from '../../testing/pictures/pictures.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { makeSizes } from './make-sizes.ts';
import { createSizesProcess, SizesInterruptedError, type SizesProcess } from './sizes-maker.ts';

/** The built program of the process. */
const builtProgram = path.join(path.dirname(inject('serverBundle')), 'sizes-process.js');

let sizesProcess: SizesProcess | undefined;
afterEach(() => sizesProcess?.close());

/** Starts a process whose message handler is the given JavaScript, with the variables `id` and `original` and the function `answer(result)`. */
function createProcess(program: string, options: { timeLimit?: number; idleTime?: number } = {}) {
  const file = path.join(temporaryFolder(), 'program.mjs');
  writeFileSync(
    file,
    `import os from 'node:os';
     process.once('disconnect', () => process.exit());
     const answer = (result) => process.send(result);
     process.on('message', ({ id, original }) => { ${program} });`,
  );
  sizesProcess = createSizesProcess({ program: file, ...options });
  return sizesProcess;
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('the process makes the same sizes as the library in this process', async () => {
  sizesProcess = createSizesProcess({ program: builtProgram });
  const original = await drawPicture().jpeg().toBuffer();
  expect(await sizesProcess.makeSizes(original)).toEqual(await makeSizes(original));
});

test('a file that is not a picture is rejected with the message of the library, and the next task succeeds', async () => {
  sizesProcess = createSizesProcess({ program: builtProgram });
  const task = sizesProcess.makeSizes(Buffer.from('no picture'));
  await expect(task).rejects.toThrow(/unsupported image format/);
  await expect(task).rejects.not.toBeInstanceOf(SizesInterruptedError);
  const original = await drawPicture().png().toBuffer();
  await expect(sizesProcess.makeSizes(original)).resolves.toMatchObject({ width: 400, height: 300 });
});

test('concurrent tasks get their own results from one process with a lower priority and without the secrets of the server', async () => {
  vi.stubEnv('DATABASE_URL', 'postgresql://secret');
  const { makeSizes: run } = createProcess(
    `const found = { text: String(original), pid: process.pid, priority: os.getPriority(), secret: process.env.DATABASE_URL };
     setTimeout(() => answer({ id, sizes: found }), original.length * 20);`,
  );
  const [first, second] = await Promise.all([run(Buffer.from('slow task')), run(Buffer.from('fast'))]);
  vi.unstubAllEnvs();
  const priority = os.constants.priority.PRIORITY_BELOW_NORMAL;
  expect(first).toMatchObject({ text: 'slow task', priority, secret: undefined });
  expect(second).toEqual({ ...first, text: 'fast' });
});

test('a crash of the process interrupts its tasks, and the next task starts another one', async () => {
  const { makeSizes: run } = createProcess(
    `if (String(original) === 'crash') process.kill(process.pid, 'SIGSEGV');
     if (String(original) === 'fine') answer({ id, sizes: process.pid });`,
  );
  const interrupted = [run(Buffer.from('waits')), run(Buffer.from('crash'))];
  for (const task of interrupted) {
    // oxlint-disable-next-line no-await-in-loop -- Both have failed after the crash.
    await expect(task).rejects.toThrow(SizesInterruptedError);
  }
  await expect(run(Buffer.from('fine'))).resolves.toBeTypeOf('number');
});

test('a program that cannot be started interrupts the task', async () => {
  sizesProcess = createSizesProcess({ program: path.join(temporaryFolder(), 'missing.mjs') });
  await expect(sizesProcess.makeSizes(Buffer.from(''))).rejects.toThrow(SizesInterruptedError);
});

test('a task that exceeds the time limit ends the process', async () => {
  const { makeSizes: run } = createProcess('while (true);', { timeLimit: 500 });
  await expect(run(Buffer.from(''))).rejects.toThrow('SIGKILL');
});

test('the process ends when it has been idle, and after close', async () => {
  const idling = createProcess('answer({ id, sizes: process.pid });', { idleTime: 0 });
  const idlePid = Number(await idling.makeSizes(Buffer.from('')));
  await vi.waitFor(() => expect(isRunning(idlePid)).toBe(false), { timeout: 10_000 });

  const closed = createProcess('answer({ id, sizes: process.pid });');
  const pid = Number(await closed.makeSizes(Buffer.from('')));
  expect(isRunning(pid)).toBe(true);
  closed.close();
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 10_000 });
});
