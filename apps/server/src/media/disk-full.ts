import { RequestError } from '../responses/request-error.ts';

/** Whether an operation has failed because the disk, or the share of the user, is full. */
export function isDiskFull(error: unknown): boolean {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return code === 'ENOSPC' || code === 'EDQUOT';
}

/** The rejection of a file for which the disk has no space. */
export function createDiskFullError(cause: unknown): RequestError {
  return new RequestError('unavailable', 'The disk of the server is full: the file was not stored.', {
    cause,
  });
}
