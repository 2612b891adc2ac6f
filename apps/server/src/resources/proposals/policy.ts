import { allowed } from '../../writes/policy.ts';

/** Visitors propose corrections of every published record. */
export const anyVisitor = allowed;

/** Administrators decide about every proposal. */
export const anyProposal = allowed;
