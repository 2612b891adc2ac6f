import { readFileSync } from 'node:fs';

/**
 * Tells one process from every other that had its number before or will have it after: the machine's boot and the tick
 * at which the process began, from Linux's /proc. Null where there is no /proc or no such process.
 */
export function processIdentity(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may hold spaces; the start is the 20th field behind it.
    const started = status.slice(status.lastIndexOf(')') + 2).split(' ')[19];
    return started === undefined ? null : `${boot}/${started}`;
  } catch {
    return null;
  }
}
