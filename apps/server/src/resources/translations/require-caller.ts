import type { Caller } from '../../writes/caller.ts';

/** Returns the caller of a call that is not for everyone. */
export function requireCaller(caller: Caller | null): Caller {
  if (caller === null) throw new Error('the access of the call needs a caller');
  return caller;
}
