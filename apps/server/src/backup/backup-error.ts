import { RequestError } from '../responses/request-error.ts';

/** A reason why nothing was backed up or restored, which the operator can correct. */
export function backupError(message: string, cause?: unknown): RequestError {
  return new RequestError('invalid_request', message, cause === undefined ? {} : { cause });
}
