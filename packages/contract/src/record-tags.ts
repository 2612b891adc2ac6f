/** Kinds of records. A write names those that it changes, and a read those that its response is made from. */
export const recordTags = [
  'places',
  'images',
  'books',
  'chapters',
  'texts',
  'works',
  'people',
  'proposals',
  'users',
  'sessions',
] as const;
export type RecordTag = (typeof recordTags)[number];
