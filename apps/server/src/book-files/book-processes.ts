import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BookReading } from '@cae-map/contract/entities/books/book-reading';
import type { BookFile } from '@cae-map/book-files/write-book-file';
import { createProcessPool } from '../processes/process-pool.ts';
import type { BookToWrite, FileToRead } from './book-tasks.ts';

/** Reads and writes whole books. */
export interface BookFiles {
  /** @param signal ends the reading when it is aborted */
  read(file: FileToRead, signal?: AbortSignal): Promise<BookReading>;
  write(book: BookToWrite): Promise<BookFile>;
}

/** The tasks in processes with limits, those of editors apart from those of visitors. */
export interface BookProcesses extends BookFiles {
  /** Ends the processes; running tasks are interrupted. */
  readonly close: () => void;
}

const limits = {
  concurrency: 1,
  // An archive of 64 MB that is inflated to 200 MB, its text and its tree.
  memory: 1_000_000_000,
  heapMegabytes: 700,
  timeLimit: 100_000,
  idleTime: 30_000,
  messages: {
    interrupted: 'The server is overloaded or was interrupted while it worked on the book: try again.',
    limit: 'The book needs more memory or time than books may: divide the file, and add its parts.',
  },
};

/** The program is a separate file beside this one, in the sources and in the built server. */
function findProgram(): string {
  const directory = path.dirname(fileURLToPath(import.meta.url));
  return path.join(directory, `book-process${path.extname(import.meta.url)}`);
}

/** Creates the pools of processes; each process starts with its first task. */
export function openBookProcesses(program = findProgram()): BookProcesses {
  const editors = createProcessPool({ ...limits, program });
  const visitors = createProcessPool({ ...limits, program });
  return {
    // The process runs the task of this name and responds with its result.
    read: async (file, signal) => (await editors.run('readBookFile', [file], signal)) as BookReading,
    write: async (book) => (await visitors.run('writeBookFile', [book])) as BookFile,
    close() {
      editors.close();
      visitors.close();
    },
  };
}
