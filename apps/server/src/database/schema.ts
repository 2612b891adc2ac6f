/*
 * The tables, by subject in the folder `schema`. Columns are named after the entities in packages/contract. Calendar dates are read as
 * strings; instants are timestamps with time zone. Derived fields (a place's imgcount) have no column.
 */

export { users, sessions, oneTimeTokens, attempts } from './schema/accounts.ts';
export { changes } from './schema/changes.ts';
export { places } from './schema/places.ts';
export { images, originals, formerImageNames, formerOriginals } from './schema/images.ts';
export { books, chapters, texts, textPlaces } from './schema/books.ts';
export { viewpoints } from './schema/viewpoints.ts';
export { works, people } from './schema/sources.ts';
export { pages, captions } from './schema/shipped.ts';
export { aliases, heights } from './schema/place-data.ts';
export { proposals } from './schema/proposals.ts';
export {
  translations,
  translationSuggestions,
  translationComments,
  translationLeases,
} from './schema/translations.ts';
export { caravanSubscriptions } from './schema/caravan.ts';
export { jobs } from './schema/jobs.ts';
export { announcedChanges, presence } from './schema/processes.ts';
export { logCounts, reportedErrors, contentLoads } from './schema/operation.ts';
