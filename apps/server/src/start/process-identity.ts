import { readFileSync } from 'node:fs';

/**
 * Identifies a process even if its id is reused: the boot id of the machine and the start time of the process, from /proc
 * of Linux. Null when there is no /proc or no such process.
 */
export function processIdentity(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may contain spaces; the start time is the 20th field after it.
    const started = status.slice(status.lastIndexOf(')') + 2).split(' ')[19];
    return started === undefined ? null : `${boot}/${started}`;
  } catch {
    return null;
  }
}
