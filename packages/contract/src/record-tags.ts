import { recordEntities, recordKinds } from './entities/editing/record-kinds.ts';

/** Records that have no version and no history. */
const otherTags = ['proposals', 'translations', 'users', 'sessions', 'jobs'] as const;

/** Kinds of records. A write names those that it changes, and a read those that its response is made from. */
export const recordTags = [...recordEntities.map((entity) => recordKinds[entity].tag), ...otherTags] as const;
export type RecordTag = (typeof recordTags)[number];
