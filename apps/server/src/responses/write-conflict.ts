import { RequestError } from './request-error.ts';

/** The rejection of a write that other writes have prevented. */
export function createConflictError(cause: unknown): RequestError {
  return new RequestError(
    'unavailable',
    'Other changes at the same time have prevented this one: nothing was stored. Try again in a moment.',
    { cause },
  );
}
