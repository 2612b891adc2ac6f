import { readFileSync } from 'node:fs';

/**
 * The memory that a process and its children use at this moment, in megabytes; 0 where the system has no `/proc` or the process has
 * ended.
 */
export function readMemory(processId: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(read(`/proc/${processId}/status`)) ?? [];
  const children = read(`/proc/${processId}/task/${processId}/children`).split(' ').filter(Boolean);
  return children.reduce((sum, child) => sum + readMemory(Number(child)), Number(kilobytes) / 1024);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
