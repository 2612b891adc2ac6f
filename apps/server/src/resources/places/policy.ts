import { allowed } from '../../writes/policy.ts';

/** Administrators change every place. */
export const anyPlace = allowed;
