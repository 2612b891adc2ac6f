import { readFileSync } from 'node:fs';

/** The unit of the times in `/proc`, in milliseconds; it is the same on all common systems. */
const tickMilliseconds = 10;

/** The places of the fields `utime` and `stime` behind the name of the program, which is in parentheses. */
const userField = 11;
const systemField = 12;

/** The processor time that all threads of a process have used, in milliseconds; undefined where the system does not report it. */
export function readProcessorTime(pid: number | undefined): number | undefined {
  if (process.platform !== 'linux' || pid === undefined) return undefined;
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[userField]) + Number(fields[systemField]);
    return Number.isFinite(ticks) ? ticks * tickMilliseconds : undefined;
  } catch {
    // The process has ended.
    return undefined;
  }
}
