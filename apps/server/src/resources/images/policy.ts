import { allowed } from '../../writes/policy.ts';

/** Administrators change every image. */
export const anyImage = allowed;
