/** The columns of a file, in order. */
export const columns = [
  'table',
  'id',
  'field',
  'language',
  'status',
  'source',
  'target',
  'notes',
  'title',
  'source_hash',
  'target_hash',
  'exported_at',
  'units',
] as const;
export type Column = (typeof columns)[number];
