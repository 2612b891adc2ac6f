import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createProcessPool } from '../processes/process-pool.ts';
import { createTaskQueue } from '../responses/task-queue.ts';
import type { CardResult, CardTask } from './card-tasks.ts';

/** Draws cards. */
export interface CardDrawing {
  /** @throws {RequestError} `unavailable` when the queue is full or the process was interrupted; `TaskLimitError` */
  run(task: CardTask): Promise<CardResult>;
}

/** The drawing in a process with limits. */
export interface CardProcesses extends CardDrawing {
  /** Ends the process; a running task is interrupted. */
  readonly close: () => void;
}

/** A card takes some hundredths of a second, the first one of a process about a second. */
const limits = {
  concurrency: 1,
  memory: 1_000_000_000,
  heapMegabytes: 256,
  // With a lower priority a new process took half a minute to load on a busy machine.
  keepsPriority: true,
  // A new process that was ended while it is still loading would never draw.
  timeLimit: 60_000,
  // The fonts are read by each new process.
  idleTime: 300_000,
  messages: {
    interrupted: 'The server is overloaded or was interrupted while it drew the card: try again.',
    limit: 'The card needs more memory or time than it may.',
  },
};

/** Two to five seconds of drawing; a longer wait is worse than a 503 response. */
const queueLimits = { concurrency: 1, maxWaiting: 60, maxWait: 5_000 };

/** The program is a separate file beside this one, in the sources and in the built server. */
function findProgram(): string {
  const directory = path.dirname(fileURLToPath(import.meta.url));
  return path.join(directory, `card-process${path.extname(import.meta.url)}`);
}

/** Creates the pool of one process, which starts with its first task. */
export function openCardProcesses(program = findProgram()): CardProcesses {
  const pool = createProcessPool({ ...limits, program });
  const queue = createTaskQueue(queueLimits);
  return {
    // The process runs the task of this name and responds with its result.
    run: (task) => queue.run(async () => (await pool.run('drawCard', [task])) as CardResult),
    close: () => pool.close(),
  };
}
