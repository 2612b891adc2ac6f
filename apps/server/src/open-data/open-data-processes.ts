import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createProcessPool } from '../processes/process-pool.ts';
import type { OpenDataSource, WrittenData } from './open-data-tasks.ts';

/** Writes the open data. */
export interface OpenDataWriter {
  write(source: OpenDataSource): Promise<WrittenData>;
}

/** The writer in a process with limits. */
export interface OpenDataProcesses extends OpenDataWriter {
  /** Ends the process; a running task is interrupted. */
  readonly close: () => void;
}

const limits = {
  concurrency: 1,
  memory: 1_500_000_000,
  heapMegabytes: 1000,
  timeLimit: 120_000,
  idleTime: 10_000,
  messages: {
    interrupted: 'The server is overloaded or was interrupted while it wrote the open data: try again.',
    limit: 'The open data need more memory or time than they may.',
  },
};

/** The program is a separate file beside this one, in the sources and in the built server. */
function findProgram(): string {
  const directory = path.dirname(fileURLToPath(import.meta.url));
  return path.join(directory, `open-data-process${path.extname(import.meta.url)}`);
}

/** Creates the pool of one process, which starts with its first task. */
export function openOpenDataProcesses(program = findProgram()): OpenDataProcesses {
  const pool = createProcessPool({ ...limits, program });
  return {
    // The process runs the task of this name and responds with its result.
    write: async (source) => (await pool.run('writeOpenData', [source])) as WrittenData,
    close: () => pool.close(),
  };
}
