import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PictureTaskName, PictureTasks } from './picture-tasks.ts';
import { editorsBounds, visitorsBounds } from '../picture-bounds.ts';
import { createProcessPool, type PoolOptions } from '../../processes/process-pool.ts';

/** The tasks by requester, in separate processes, so that none waits for the others. */
export interface PictureProcesses {
  readonly editors: PictureTasks;
  readonly visitors: PictureTasks;
  /** The sizes and the public copies of added pictures. */
  readonly background: PictureTasks;
  /** Ends the processes; running tasks are interrupted. */
  readonly close: () => void;
}

/** What a process needs without a picture, in bytes of private memory, as measured: 120 MB. */
const ownMemory = 160_000_000;

/** The file, its copies and the encoded result, in bytes. */
const fileMemory = 300_000_000;

/** A check takes at most some seconds; a client waits for half a minute. In milliseconds. */
const checkTimeLimit = 20_000;
/** The sizes and the copy of the largest picture take minutes. In milliseconds. */
const backgroundTimeLimit = 600_000;
const idleTime = 30_000;

const messages = {
  interrupted:
    'The server is overloaded or was interrupted while it worked on the picture, which may be intact: try again.',
  limit:
    'The picture needs more memory or time than pictures may: save a copy without metadata in another program, and add that.',
};

/** The program is a separate file beside this one, in the sources and in the built server. */
function findProgram(): string {
  const directory = path.dirname(fileURLToPath(import.meta.url));
  return path.join(directory, `picture-process${path.extname(import.meta.url)}`);
}

/** Creates the pools of processes; each process starts with its first task. */
export function openPictureProcesses(program = findProgram()): PictureProcesses {
  const memory = ownMemory + fileMemory;
  const checks = { program, idleTime, messages, heapMegabytes: 128, timeLimit: checkTimeLimit };
  const editors = createTasks({ ...checks, concurrency: 2, memory: memory + editorsBounds.decoderMemory });
  const visitors = createTasks({ ...checks, concurrency: 1, memory: memory + visitorsBounds.decoderMemory });
  const background = createTasks({
    ...checks,
    timeLimit: backgroundTimeLimit,
    concurrency: 2,
    memory: memory + editorsBounds.decoderMemory,
  });
  return {
    editors: editors.tasks,
    visitors: visitors.tasks,
    background: background.tasks,
    close() {
      for (const tasks of [editors, visitors, background]) tasks.close();
    },
  };
}

/** The tasks in the processes of one pool. */
function createTasks(options: PoolOptions): { readonly tasks: PictureTasks; readonly close: () => void } {
  const pool = createProcessPool(options);
  // The process runs the task of this name and responds with its result.
  const task = <Name extends PictureTaskName>(name: Name) =>
    ((...parameters: readonly unknown[]) => pool.run(name, parameters)) as PictureTasks[Name];
  return {
    close: () => pool.close(),
    tasks: {
      inspectPicture: task('inspectPicture'),
      makeJpeg: task('makeJpeg'),
      makePreview: task('makePreview'),
      makeSizes: task('makeSizes'),
      readFacts: task('readFacts'),
      rebuildPicture: task('rebuildPicture'),
      stripPicture: task('stripPicture'),
    },
  };
}
