import type { ChildProcess } from 'node:child_process';
import pLimit from 'p-limit';
import { startLimitedProcess, type ProcessLimits } from './limited-process.ts';
import { TaskInterruptedError, TaskLimitError, type TaskErrorMessages } from './process-errors.ts';
import { readProcessorTime } from './processor-time.ts';
import { restoreError, type TaskMessage, type TaskResult } from './task-messages.ts';

export interface PoolOptions extends ProcessLimits {
  /** The file of the program. */
  readonly program: string;
  /** The most processes, each of which works on one task at a time. */
  readonly concurrency: number;
  /** After this time with a task a process is killed, in milliseconds; on Linux it must have worked for half of it to exceed the limit. */
  readonly timeLimit: number;
  /** After this time without a task a process ends and returns its memory, in milliseconds. */
  readonly idleTime: number;
  readonly messages: TaskErrorMessages;
}

/** Runs tasks in processes. */
export interface ProcessPool {
  /**
   * @param signal kills the process when it is aborted, or removes the task that waits for a process
   * @returns the result of the task of this name
   * @throws {TaskLimitError} if the process exceeded a limit or crashed
   * @throws {TaskInterruptedError} if the process was ended from outside, could not be started, had too little of the processor
   * until the time limit, or `signal` is aborted
   * @throws the error of the task
   */
  run(name: string, parameters: readonly unknown[], signal?: AbortSignal): Promise<unknown>;
  /** Ends the processes; running tasks are interrupted. */
  close(): void;
}

interface PoolTask {
  readonly message: TaskMessage;
  readonly signal: AbortSignal | undefined;
}

interface PoolProcess {
  readonly child: ChildProcess;
  /** Whether it has worked on another task, whose memory it may still have. */
  isUsed: boolean;
  idle: NodeJS.Timeout | undefined;
}

/**
 * Runs each task in a process that works on nothing else, so that the end of the process is attributed to the task. Processes start
 * with the first task and are used again.
 */
export function createProcessPool(options: PoolOptions): ProcessPool {
  const { program, concurrency, idleTime } = options;
  const limit = pLimit(concurrency);
  const all = new Set<PoolProcess>();
  const waiting = new Set<PoolProcess>();

  function start(): PoolProcess {
    const child = startLimitedProcess(program, options);
    const started: PoolProcess = { child, isUsed: false, idle: undefined };
    const remove = (): void => {
      clearTimeout(started.idle);
      all.delete(started);
      waiting.delete(started);
    };
    all.add(started);
    child.once('exit', remove);
    // A process that cannot be started has no exit. Without a listener the event would end the server.
    child.on('error', remove);
    return started;
  }

  function take(): PoolProcess {
    const [taken = start()] = waiting;
    waiting.delete(taken);
    clearTimeout(taken.idle);
    return taken;
  }

  function giveBack(returned: PoolProcess): void {
    if (!all.has(returned) || !returned.child.connected) return;
    returned.isUsed = true;
    returned.idle = setTimeout(() => disconnect(returned), idleTime).unref();
    waiting.add(returned);
  }

  async function runIn(process: PoolProcess, task: PoolTask): Promise<unknown> {
    try {
      return await sendTask(process.child, task, options);
    } catch (error) {
      // The process may still hold memory of earlier tasks.
      if (error instanceof TaskLimitError) disconnect(process);
      throw error;
    } finally {
      giveBack(process);
    }
  }

  async function attempt(task: PoolTask): Promise<unknown> {
    if (task.signal?.aborted === true)
      throw new TaskInterruptedError(options.messages.interrupted, 'aborted');
    const taken = take();
    const { isUsed } = taken;
    try {
      return await runIn(taken, task);
    } catch (error) {
      const mayHoldOtherMemory = isUsed && error instanceof TaskLimitError && !error.hasExceededTime;
      if (!mayHoldOtherMemory) throw error;
      return await runIn(start(), task);
    }
  }

  return {
    run: (name, parameters, signal) => limit(() => attempt({ message: { name, parameters }, signal })),
    close() {
      for (const started of all) {
        clearTimeout(started.idle);
        disconnect(started);
      }
    },
  };
}

/** The share of the time limit that a task must have worked for the time limit to be exceeded by its work. */
const workedShare = 0.5;

/** A process without its channel exits. */
function disconnect({ child }: PoolProcess): void {
  if (child.connected) child.disconnect();
}

/** The signals by which a process ends itself: the allocation of memory failed, or a library has crashed. */
const crashSignals: ReadonlySet<string> = new Set([
  'SIGABRT',
  'SIGBUS',
  'SIGFPE',
  'SIGILL',
  'SIGSEGV',
  'SIGTRAP',
]);

async function sendTask(
  child: ChildProcess,
  { message, signal }: PoolTask,
  { timeLimit, messages }: PoolOptions,
): Promise<unknown> {
  let hasExceededTime = false;
  const before = readProcessorTime(child.pid);
  const timer = setTimeout(() => {
    const after = readProcessorTime(child.pid);
    const worked = before === undefined || after === undefined ? timeLimit : after - before;
    // On an overloaded machine the process waits for the processor, which is not the fault of the task.
    hasExceededTime = worked >= timeLimit * workedShare;
    child.kill('SIGKILL');
  }, timeLimit);
  const onAbort = (): void => void child.kill('SIGKILL');
  signal?.addEventListener('abort', onAbort);
  const removals: (() => void)[] = [() => signal?.removeEventListener('abort', onAbort)];
  try {
    return await new Promise((resolve, reject) => {
      const onMessage = (result: TaskResult): void => {
        if ('value' in result) resolve(result.value);
        else reject(restoreError(result.error, messages));
      };
      const onError = (error: Error): void =>
        reject(new TaskInterruptedError(messages.interrupted, error.message));
      const onExit = (code: number | null, signalName: NodeJS.Signals | null): void => {
        const reason = `the process ended (${String(signalName ?? code)})`;
        const isOwnFault = hasExceededTime || (signalName !== null && crashSignals.has(signalName));
        reject(
          isOwnFault
            ? new TaskLimitError(messages.limit, reason, hasExceededTime)
            : new TaskInterruptedError(messages.interrupted, reason),
        );
      };
      child.once('message', onMessage).once('error', onError).once('exit', onExit);
      removals.push(() => child.off('message', onMessage).off('error', onError).off('exit', onExit));
      // A failure to send is followed by the exit.
      child.send(message, () => undefined);
    });
  } finally {
    clearTimeout(timer);
    for (const remove of removals) remove();
  }
}
