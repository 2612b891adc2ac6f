import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { TaskInterruptedError, TaskLimitError } from './process-errors.ts';
import { createProcessPool, type PoolOptions, type ProcessPool } from './process-pool.ts';
import { readProcessorTime } from './processor-time.ts';

vi.mock('./processor-time.ts', () => ({ readProcessorTime: vi.fn() }));

const opened: Pick<ProcessPool, 'close'>[] = [];
afterEach(() => {
  opened.splice(0).forEach(({ close }) => close());
  vi.mocked(readProcessorTime).mockReset();
});

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
  const defaults = {
    concurrency: 1,
    timeLimit: 60_000,
    idleTime: 60_000,
    memory: 1_000_000_000,
    heapMegabytes: 128,
    messages: { interrupted: 'Try again.', limit: 'Too much.' },
  };
  const pool = createProcessPool({ program, ...defaults, ...options });
  opened.push(pool);
  return (task: string, signal?: AbortSignal) => pool.run('readFacts', [task], signal);
}

const isRunning = (pid: unknown): boolean => {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
};

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

test('a crash in a new process rejects the task with TaskLimitError, and the next task starts another process', async () => {
  const run = createPool(crash);
  await expect(run('crash')).rejects.toBeInstanceOf(TaskLimitError);
  await expect(run('fine')).resolves.toBeTypeOf('number');
});

test('a crash in a process that has worked on another picture is attributed to the picture only when it crashes a new process', async () => {
  const run = createPool(
    "const isNew = !globalThis.isUsed; globalThis.isUsed = true; if (isNew || task === 'fine') respond(isNew); else process.abort();",
  );
  expect(await run('fine')).toBe(true);
  expect(await run('heavy')).toBe(true);
});

test('a process that another program kills interrupts the task with TaskInterruptedError', async () => {
  const run = createPool(
    "if (task === 'killed') process.kill(process.pid, 'SIGKILL'); else respond('fine');",
  );
  await expect(run('killed')).rejects.toBeInstanceOf(TaskInterruptedError);
  expect(await run('fine')).toBe('fine');
});

test('a program that cannot be started interrupts the task', async () => {
  const run = createPool('', { program: path.join(temporaryFolder(), 'missing.mjs') });
  await expect(run('')).rejects.toBeInstanceOf(TaskInterruptedError);
});

test('a task that works until the time limit ends the process with TaskLimitError', async () => {
  vi.mocked(readProcessorTime).mockReturnValueOnce(1000).mockReturnValueOnce(1400);
  const run = createPool('', { timeLimit: 500 });
  await expect(run('')).rejects.toMatchObject({ name: 'RequestError', hasExceededTime: true });
});

test('a task that exceeds the time limit ends the process with TaskLimitError where the processor time is unknown', async () => {
  vi.mocked(readProcessorTime).mockReturnValue(undefined);
  const run = createPool('', { timeLimit: 500 });
  await expect(run('')).rejects.toBeInstanceOf(TaskLimitError);
});

test('a task that waits for the processor until the time limit is interrupted with TaskInterruptedError', async () => {
  vi.mocked(readProcessorTime).mockReturnValueOnce(1000).mockReturnValueOnce(1100);
  const run = createPool('if (task) respond(task);', { timeLimit: 500 });
  await expect(run('')).rejects.toBeInstanceOf(TaskInterruptedError);
});

test.runIf(process.platform === 'linux')(
  'a task that allocates more memory than the limit rejects with TaskLimitError, and the next task runs',
  async () => {
    const allocate = `try { const blocks = []; for (let count = 0; count < Number(task); count += 1) blocks.push(Buffer.alloc(50e6, 1)); respond(blocks.length); }
      catch (error) { process.send({ error: { message: error.message, isOutOfMemory: /allocation failed/i.test(error.message) } }); }`;
    const run = createPool(allocate, { memory: 400_000_000 });
    await expect(run('20')).rejects.toBeInstanceOf(TaskLimitError);
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

test('an aborted task ends its process with TaskInterruptedError, and a waiting one does not start', async () => {
  const run = createPool("if (task !== 'endless') respond(process.pid);");
  const controller = new AbortController();
  const running = run('endless', controller.signal);
  const waiting = run('waiting', controller.signal);
  controller.abort();

  await expect(running).rejects.toBeInstanceOf(TaskInterruptedError);
  await expect(waiting).rejects.toBeInstanceOf(TaskInterruptedError);
  await expect(run('next')).resolves.toBeTypeOf('number');
});
