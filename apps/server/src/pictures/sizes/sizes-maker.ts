import { fork, type ChildProcess } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PictureSizes } from './make-sizes.ts';
import type { SizesResult, SizesTask } from './sizes-process.ts';

/** Makes the sizes of pictures. */
export interface SizesMaker {
  /**
   * @throws {SizesInterruptedError} if the process ended before it was done, which says nothing about the picture
   * @throws {Error} with the message of the image library if the sizes cannot be made
   */
  readonly makeSizes: (original: Buffer) => Promise<PictureSizes>;
}

/** A maker of sizes in a process of its own. */
export interface SizesProcess extends SizesMaker {
  /** Ends the process; running tasks are interrupted. */
  readonly close: () => void;
}

export interface SizesProcessOptions {
  /** The file of the process. */
  readonly program?: string;
  /** After this time with a task the process is killed, in milliseconds. */
  readonly timeLimit?: number;
  /** After this time without a task the process ends and returns its memory, in milliseconds. */
  readonly idleTime?: number;
}

/** The process ended before it had answered a task. */
export class SizesInterruptedError extends Error {}

/** A picture takes seconds. The image library limits each of its nine steps to a minute. */
const defaultTimeLimit = 600_000;
const defaultIdleTime = 30_000;

/** Variables of the environment that the process may read; the secrets of the server are not among them. */
const inheritedVariables = ['PATH', 'LD_LIBRARY_PATH', 'MALLOC_ARENA_MAX', 'NODE_OPTIONS', 'SYSTEMROOT'];

/** The program is a separate file beside this one, in the sources and in the built server. */
function findProgram(): string {
  const directory = path.dirname(fileURLToPath(import.meta.url));
  return path.join(directory, `sizes-process${path.extname(import.meta.url)}`);
}

interface PendingTask {
  readonly resolve: (sizes: PictureSizes) => void;
  readonly reject: (error: Error) => void;
}

interface RunningProcess {
  readonly child: ChildProcess;
  readonly pending: Map<number, PendingTask>;
}

/**
 * Makes sizes in another process with a lower priority, which starts with the first task. Requests are answered before it gets
 * processor time, the pixels do not burden the garbage collection of the server, and a picture that crashes the image library does not
 * end the server.
 */
export function createSizesProcess(options: SizesProcessOptions = {}): SizesProcess {
  const { program = findProgram(), timeLimit = defaultTimeLimit, idleTime = defaultIdleTime } = options;
  let running: RunningProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function start(): RunningProcess {
    const child = fork(program, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: pickEnvironment(),
    });
    lowerPriority(child);
    const pending = new Map<number, PendingTask>();
    const started = { child, pending };
    const end = (reason: string): void => {
      if (running === started) running = null;
      for (const { reject } of pending.values()) reject(new SizesInterruptedError(reason));
      pending.clear();
    };
    child.on('message', (result: SizesResult) => {
      const task = pending.get(result.id);
      pending.delete(result.id);
      if ('sizes' in result) task?.resolve(result.sizes);
      else task?.reject(new Error(result.error));
    });
    child.on('error', (error) => end(`the process that makes sizes failed: ${error.message}`));
    child.on('exit', (code, signal) =>
      end(`the process that makes sizes has ended (${String(signal ?? code)})`),
    );
    return started;
  }

  function close(): void {
    clearTimeout(idle);
    if (running?.child.connected === true) running.child.disconnect();
    running = null;
  }

  return {
    async makeSizes(original) {
      clearTimeout(idle);
      running ??= start();
      const { child, pending } = running;
      const id = (lastId += 1);
      const timer = setTimeout(() => child.kill('SIGKILL'), timeLimit);
      try {
        return await new Promise<PictureSizes>((resolve, reject) => {
          pending.set(id, { resolve, reject });
          // A failure to send is followed by the exit, which rejects the task.
          child.send({ id, original } satisfies SizesTask, () => undefined);
        });
      } finally {
        clearTimeout(timer);
        if (pending.size === 0) {
          clearTimeout(idle);
          idle = setTimeout(close, idleTime).unref();
        }
      }
    },
    close,
  };
}

function pickEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(inheritedVariables.map((name) => [name, process.env[name]]));
}

/** Before its threads are started, which inherit the priority. */
function lowerPriority({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    os.setPriority(pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Where it is not allowed, or the process has ended already, everything works, only slower.
  }
}
