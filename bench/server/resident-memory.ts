import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The resident memory of a process in megabytes. */
export async function residentMegabytes(processId: number): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(processId)]);
  // `ps` reports kibibytes.
  return (Number(stdout) * 1024) / 1e6;
}
