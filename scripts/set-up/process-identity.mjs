// @ts-check
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Identifies a process by its start time, because process ids are reused, in containers and after a restart very soon.
 * @param {number} processId
 * @returns {string | undefined} the start time in a unit of the system; undefined when the process is not running
 */
export function processIdentity(processId) {
  if (process.platform === 'linux') return linuxIdentity(processId);
  const result = spawnSync('ps', ['-o', 'lstart=', '-p', String(processId)], { encoding: 'utf8' });
  if (result.error === undefined) return result.stdout.trim() || undefined;
  return isAlive(processId) ? 'unknown' : undefined;
}

/** @param {number} processId */
function linuxIdentity(processId) {
  try {
    const status = readFileSync(`/proc/${processId}/stat`, 'utf8');
    // The name in parentheses may contain spaces; after it, field 0 is the state and field 19 the start time.
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return undefined;
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${fields[19]}`;
  } catch {
    return undefined;
  }
}

/** @param {number} processId */
function isAlive(processId) {
  try {
    process.kill(processId, 0);
    return true;
  } catch {
    return false;
  }
}
