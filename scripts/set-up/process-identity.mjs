// @ts-check
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Tells a process from a later one with the same number: numbers come again soon in containers and after a restart.
 * @param {number} processId
 * @returns {string | undefined} its time of start in whatever unit the system has; undefined when it does not run
 */
export function processIdentity(processId) {
  if (process.platform === 'linux') return linuxIdentity(processId);
  const answer = spawnSync('ps', ['-o', 'lstart=', '-p', String(processId)], { encoding: 'utf8' });
  if (answer.error === undefined) return answer.stdout.trim() || undefined;
  return isAlive(processId) ? 'unknown' : undefined;
}

/** @param {number} processId */
function linuxIdentity(processId) {
  try {
    const status = readFileSync(`/proc/${processId}/stat`, 'utf8');
    // The name in parentheses may hold spaces; after it, the first field is the state and the twentieth the start.
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
