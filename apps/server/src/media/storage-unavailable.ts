import { RequestError } from '../responses/request-error.ts';

/** A storage outside of this machine does not respond, or refuses what it accepts otherwise. Another attempt may succeed. */
export class StorageUnavailableError extends RequestError {
  constructor(cause: unknown) {
    super('unavailable', 'The storage of files does not respond: try again in a moment.', { cause });
  }
}
