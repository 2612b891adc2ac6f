import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TranslationFileReport } from '@cae-map/contract/entities/translations/translation-file';
import type { WrittenFile } from '@cae-map/translation-files/write-translation-file';
import { createProcessPool } from '../processes/process-pool.ts';
import type { FileToCompare, FileToWrite } from './translation-tasks.ts';

/** Reads and writes files of translations. */
export interface TranslationFiles {
  /** @param signal ends the reading when it is aborted */
  compare(file: FileToCompare, signal?: AbortSignal): Promise<TranslationFileReport>;
  write(file: FileToWrite): Promise<WrittenFile>;
}

/** The tasks in a process with limits. */
export interface TranslationProcesses extends TranslationFiles {
  /** Ends the process; a running task is interrupted. */
  readonly close: () => void;
}

const limits = {
  concurrency: 1,
  // A file of 16 MB, its tree, and the translations of the whole expedition beside it.
  memory: 800_000_000,
  heapMegabytes: 600,
  timeLimit: 60_000,
  idleTime: 30_000,
  messages: {
    interrupted: 'The server is overloaded or was interrupted while it worked on the file: try again.',
    limit:
      'The file needs more memory or time than files of translations may: divide it, and send its parts.',
  },
};

/** The program is a separate file beside this one, in the sources and in the built server. */
function findProgram(): string {
  const directory = path.dirname(fileURLToPath(import.meta.url));
  return path.join(directory, `translation-process${path.extname(import.meta.url)}`);
}

/** Creates the pool of the process, which starts with the first task. */
export function openTranslationProcesses(program = findProgram()): TranslationProcesses {
  const pool = createProcessPool({ ...limits, program });
  return {
    // The process runs the task of this name and responds with its result.
    compare: async (file, signal) =>
      (await pool.run('compareTranslationFile', [file], signal)) as TranslationFileReport,
    write: async (file) => (await pool.run('writeTranslationFile', [file])) as WrittenFile,
    close: () => pool.close(),
  };
}
