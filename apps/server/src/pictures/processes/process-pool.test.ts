import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { announcePng, drawPicture } from '../../testing/pictures/pictures.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { makeSizes } from '../make-sizes.ts';
import { editorsBounds } from '../picture-bounds.ts';
import { openPictureProcesses, type PictureProcesses } from './picture-processes.ts';
import { PictureInterruptedError, PictureLimitError } from './process-errors.ts';
import { createProcessPool, type PoolOptions, type ProcessPool } from './process-pool.ts';

const opened: Pick<ProcessPool, 'close'>[] = [];
afterEach(() => opened.splice(0).forEach(({ close }) => close()));

/**
 * Creates a pool whose program handles messages by the given JavaScript, with the variables `task`, the first parameter as a text, and
 * `respond`.
 */
function createPool(handler: string, options: Partial<PoolOptions> = {}) {
  const program = path.join(temporaryFolder(), 'program.mjs');
  writeFileSync(
    program,
    `import os from 'node:os';
     process.once('disconnect', () => process.exit());
     const respond = (value) => process.send({ value });
     process.on('message', ({ parameters: [task] }) => { ${handler} });`,
  );
  const defaults = { concurrency: 1, timeLimit: 60_000, idleTime: 60_000, memory: 1_000_000_000 };
  const pool = createProcessPool({ program, ...defaults, ...options });
  opened.push(pool);
  return (task: string) => pool.run('readFacts', [task]);
}

const isRunning = (pid: unknown): boolean => {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
};

describe('the processes of the built server', () => {
  function open(): PictureProcesses {
    const processes = openPictureProcesses(
      path.join(path.dirname(inject('serverBundle')), 'picture-process.js'),
    );
    opened.push(processes);
    return processes;
  }
  function store(contents: Buffer): string {
    const file = path.join(temporaryFolder(), 'upload');
    writeFileSync(file, contents);
    return file;
  }

  test('make the same sizes as the library in this process', async () => {
    const original = await drawPicture().jpeg().toBuffer();
    expect(await open().background.makeSizes(original)).toEqual(await makeSizes(original));
  });

  test('reject a file that is not a picture with the message of the library, and process the next one', async () => {
    const { background } = open();
    await expect(background.makeSizes(Buffer.from('no picture'))).rejects.toThrow(/unsupported image format/);
    const original = await drawPicture().png().toBuffer();
    await expect(background.makeSizes(original)).resolves.toMatchObject({ width: 400, height: 300 });
  });

  test('reject a picture outside of the bounds with the error code and the message of the check', async () => {
    const check = open().editors.inspectPicture(store(announcePng(30_000, 30_000)), editorsBounds);
    await expect(check).rejects.toMatchObject({
      name: 'RequestError',
      code: 'payload_too_large',
      message: expect.stringContaining('30000 x 30000'),
    });
  });

  test('report a missing file with the error code and the path of the operating system', async () => {
    const check = open().editors.inspectPicture('/nowhere/upload', editorsBounds);
    await expect(check).rejects.toMatchObject({ code: 'ENOENT', path: '/nowhere/upload', syscall: 'open' });
  });
});

test('each of several concurrent tasks gets its own result from its own process', async () => {
  const run = createPool('setTimeout(() => respond([task, process.pid]), task.length * 20);', {
    concurrency: 2,
  });
  const results = await Promise.all([run('slow task'), run('fast')]);
  expect(results).toEqual([
    ['slow task', expect.any(Number)],
    ['fast', expect.any(Number)],
  ]);
  expect(new Set(results.flat()).size).toBe(4);
});

test('a process has a lower priority and none of the secrets of the server', async () => {
  vi.stubEnv('DATABASE_URL', 'postgresql://secret');
  const run = createPool('respond([os.getPriority(), process.env.DATABASE_URL]);');
  expect(await run('')).toEqual([os.constants.priority.PRIORITY_BELOW_NORMAL, undefined]);
});

test('a task waits for a free process, which is used again', async () => {
  const run = createPool('respond(process.pid);');
  const [first, second] = await Promise.all([run(''), run('')]);
  expect(second).toBe(first);
});

const crash = "if (task === 'crash') process.kill(process.pid, 'SIGSEGV'); else respond(process.pid);";

test('a crash in a new process rejects the task with PictureLimitError, and the next task starts another process', async () => {
  const run = createPool(crash);
  await expect(run('crash')).rejects.toBeInstanceOf(PictureLimitError);
  await expect(run('fine')).resolves.toBeTypeOf('number');
});

test('a crash in a process that has worked on another picture is attributed to the picture only when it crashes a new process', async () => {
  const run = createPool(
    "const isNew = !globalThis.isUsed; globalThis.isUsed = true; if (isNew || task === 'fine') respond(isNew); else process.abort();",
  );
  expect(await run('fine')).toBe(true);
  expect(await run('heavy')).toBe(true);
});

test('a process that another program kills interrupts the task with PictureInterruptedError', async () => {
  const run = createPool(
    "if (task === 'killed') process.kill(process.pid, 'SIGKILL'); else respond('fine');",
  );
  await expect(run('killed')).rejects.toBeInstanceOf(PictureInterruptedError);
  expect(await run('fine')).toBe('fine');
});

test('a program that cannot be started interrupts the task', async () => {
  const run = createPool('', { program: path.join(temporaryFolder(), 'missing.mjs') });
  await expect(run('')).rejects.toBeInstanceOf(PictureInterruptedError);
});

test('a task that exceeds the time limit ends the process with PictureLimitError', async () => {
  const run = createPool('while (true);', { timeLimit: 500 });
  await expect(run('')).rejects.toMatchObject({ name: 'RequestError', hasExceededTime: true });
});

test.runIf(process.platform === 'linux')(
  'a task that allocates more memory than the limit rejects with PictureLimitError, and the next task runs',
  async () => {
    const allocate = `try { const blocks = []; for (let count = 0; count < Number(task); count += 1) blocks.push(Buffer.alloc(50e6, 1)); respond(blocks.length); }
      catch (error) { process.send({ error: { message: error.message, isOutOfMemory: /allocation failed/i.test(error.message) } }); }`;
    const run = createPool(allocate, { memory: 400_000_000 });
    await expect(run('20')).rejects.toBeInstanceOf(PictureLimitError);
    expect(await run('2')).toBe(2);
  },
);

test('a process ends when it has been idle', async () => {
  const run = createPool('respond(process.pid);', { idleTime: 0 });
  const pid = await run('');
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 10_000 });
});

test('close ends the processes', async () => {
  const run = createPool('respond(process.pid);');
  const pid = await run('');
  expect(isRunning(pid)).toBe(true);
  opened.splice(0).forEach(({ close }) => close());
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 10_000 });
});
