import type { ChildProcess } from 'node:child_process';
import pLimit from 'p-limit';
import { startLimitedProcess, type ProcessLimits } from './limited-process.ts';
import type { PictureTaskName } from './picture-tasks.ts';
import { PictureInterruptedError, PictureLimitError } from './process-errors.ts';
import { restoreError, type TaskMessage, type TaskResult } from './task-messages.ts';

export interface PoolOptions extends ProcessLimits {
  /** The file of the program. */
  readonly program: string;
  /** The most processes, each of which works on one picture at a time. */
  readonly concurrency: number;
  /** After this time with a task a process is killed, in milliseconds. */
  readonly timeLimit: number;
  /** After this time without a task a process ends and returns its memory, in milliseconds. */
  readonly idleTime: number;
}

/** Runs tasks in processes. */
export interface ProcessPool {
  /**
   * @returns the result of the task of this name
   * @throws {PictureLimitError} if the process exceeded a limit or crashed
   * @throws {PictureInterruptedError} if the process was ended from outside or could not be started
   * @throws the error of the task
   */
  run(name: PictureTaskName, parameters: readonly unknown[]): Promise<unknown>;
  /** Ends the processes; running tasks are interrupted. */
  close(): void;
}

interface PoolProcess {
  readonly child: ChildProcess;
  /** Whether it has worked on another picture, whose memory it may still have. */
  isUsed: boolean;
  idle: NodeJS.Timeout | undefined;
}

/**
 * Runs each task in a process that works on nothing else, so that the end of the process is attributed to the picture. Processes start
 * with the first task and are used again.
 */
export function createProcessPool(options: PoolOptions): ProcessPool {
  const { program, concurrency, timeLimit, idleTime } = options;
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

  async function runIn(process: PoolProcess, message: TaskMessage): Promise<unknown> {
    try {
      return await sendTask(process.child, message, timeLimit);
    } catch (error) {
      // The process may still hold memory of earlier pictures.
      if (error instanceof PictureLimitError) disconnect(process);
      throw error;
    } finally {
      giveBack(process);
    }
  }

  async function attempt(message: TaskMessage): Promise<unknown> {
    const taken = take();
    const { isUsed } = taken;
    try {
      return await runIn(taken, message);
    } catch (error) {
      const mayHoldOtherMemory = isUsed && error instanceof PictureLimitError && !error.hasExceededTime;
      if (!mayHoldOtherMemory) throw error;
      return await runIn(start(), message);
    }
  }

  return {
    run: (name, parameters) => limit(() => attempt({ name, parameters })),
    close() {
      for (const started of all) {
        clearTimeout(started.idle);
        disconnect(started);
      }
    },
  };
}

/** A process without its channel exits. */
function disconnect({ child }: PoolProcess): void {
  if (child.connected) child.disconnect();
}

/** The signals by which a process ends itself: the allocation of memory failed, or the image library has crashed. */
const crashSignals: ReadonlySet<string> = new Set([
  'SIGABRT',
  'SIGBUS',
  'SIGFPE',
  'SIGILL',
  'SIGSEGV',
  'SIGTRAP',
]);

async function sendTask(child: ChildProcess, message: TaskMessage, timeLimit: number): Promise<unknown> {
  let hasExceededTime = false;
  const timer = setTimeout(() => {
    hasExceededTime = true;
    child.kill('SIGKILL');
  }, timeLimit);
  const removals: (() => void)[] = [];
  try {
    return await new Promise((resolve, reject) => {
      const onMessage = (result: TaskResult): void => {
        if ('value' in result) resolve(result.value);
        else reject(restoreError(result.error));
      };
      const onError = (error: Error): void => reject(new PictureInterruptedError(error.message));
      const onExit = (code: number | null, signal: NodeJS.Signals | null): void => {
        const reason = `the process ended (${String(signal ?? code)})`;
        const isOwnFault = hasExceededTime || (signal !== null && crashSignals.has(signal));
        reject(
          isOwnFault ? new PictureLimitError(reason, hasExceededTime) : new PictureInterruptedError(reason),
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
