import { statfsSync } from 'node:fs';

/**
 * The free space that a write needs, in bytes. PostgreSQL ends itself when it has no space for the next file of its log, which has 16 MB,
 * and in the embedded database that stops the whole process for ever. Refused writes leave space for the files that those before them need.
 */
export const spaceForWrites = 40 * 1024 * 1024;

/** @throws an error as of a full disk when the disk of a folder has less space than the embedded database needs for a write. */
export function requireSpace(folder: string, needed: number = spaceForWrites): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize >= needed) return;
  throw Object.assign(new Error(`less than ${needed} bytes are free`), { code: 'ENOSPC', syscall: 'write' });
}

/** Whether a statement may write, as opposed to a query. */
export function isWriteStatement(statement: string): boolean {
  return /^\s*(?:insert|update|delete)\b/i.test(statement);
}
