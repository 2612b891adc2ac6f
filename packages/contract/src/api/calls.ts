/**
 * The API endpoints as plain data: what the client needs to call them. Their schemas are in `schemas.ts`, so that a
 * page can call the API without loading the schema library.
 */
import { accountCalls } from './subjects/account-calls.ts';
import {
  allTextsTimeoutMilliseconds,
  bytes,
  clientRead,
  sharedRead,
  write,
  type ApiCall,
  type SharedCall,
  type WriteCall,
} from './call.ts';
import { bookCalls } from './subjects/book-calls.ts';
import { caravanCalls } from './subjects/caravan-calls.ts';
import { imageCalls } from './subjects/image-calls.ts';
import { jobCalls } from './subjects/job-calls.ts';
import { operationCalls } from './subjects/operation-calls.ts';
import { proposalCalls } from './subjects/proposal-calls.ts';
import { recordApiCalls } from './records/record-api-calls.ts';
import { translationCalls } from './subjects/translation-calls.ts';
import { userCalls } from './subjects/user-calls.ts';

export { apiBase } from './error-tunnel-path.ts';

const books = { ...sharedRead, dependsOn: ['books'] } as const;
const chapters = { ...sharedRead, dependsOn: ['books', 'chapters'] } as const;
const texts = { ...sharedRead, dependsOn: ['books', 'chapters', 'texts'] } as const;

export const apiCalls = {
  listFormerPlaces: { ...sharedRead, path: '/places/former/', dependsOn: ['places'] },
  listFormerRecords: {
    ...sharedRead,
    path: '/former-records/',
    dependsOn: ['images', 'books', 'chapters', 'texts'],
  },
  listLastChanges: {
    ...sharedRead,
    path: '/last-changes/',
    dependsOn: ['places', 'images', 'books', 'chapters', 'texts'],
  },
  listHeights: { ...sharedRead, path: '/heights/', dependsOn: ['places', 'heights'] },
  listInferredLegs: { ...sharedRead, path: '/inferred-legs/', dependsOn: ['places'] },
  listStatedMarches: { ...sharedRead, path: '/stated-marches/', dependsOn: ['places'] },
  getMapTileset: { ...sharedRead, path: '/map-tiles/', dependsOn: ['places'] },
  getMapTile: { ...bytes, path: '/map-tiles/{version}/{z}/{x}/{y}' },
  listCitations: {
    ...sharedRead,
    path: '/citations/',
    dependsOn: ['works', 'places', 'books', 'chapters', 'texts'],
  },
  getOpenData: {
    ...sharedRead,
    path: '/open-data/',
    dependsOn: ['places', 'images', 'books', 'chapters', 'texts', 'works', 'people'],
  },
  listBooks: { ...books, path: '/api/books/' },
  listAllChapters: { ...chapters, path: '/api/books/all/chapters/' },
  listChapters: { ...chapters, path: '/api/books/{book_id}/chapters/' },
  listAllTextIds: { ...texts, path: '/api/books/all/text_ids' },
  listTextIds: { ...texts, path: '/api/books/{book_id}/text_ids' },
  listAllTexts: { ...texts, path: '/api/books/all/texts', timeout: allTextsTimeoutMilliseconds },
  listTexts: { ...texts, path: '/api/books/{book_id}/chapters/{chapter_id}/texts/' },
  getText: { ...texts, path: '/api/books/text/{text_id}' },
  listTextsByDate: { ...texts, path: '/api/books/texts_by_date' },
  listTextsByPlace: { ...texts, path: '/api/books/texts_by_place' },
  getConfiguration: { ...sharedRead, path: '/configuration', dependsOn: [] },
  listTracks: { ...clientRead, path: '/api/tracks/', dependsOn: [] },
  getTrack: { ...bytes, path: '/api/tracks/{filename}' },
  getCountry: { ...clientRead, path: '/country', dependsOn: [] },
  logEvent: { ...write, method: 'POST', access: 'everyone', path: '/log', changes: [] },
  getTile: { ...bytes, path: '/tiles/{code}/{z}/{x}/{y}' },
  getTileAttribution: { ...clientRead, path: '/tiles/{code}/attribution', dependsOn: [] },
  getOriginalImage: { ...bytes, path: '/image/orig/{filename}' },
  searchPlacesForEditors: {
    ...clientRead,
    access: 'places.write',
    path: '/admin/places/search/',
    dependsOn: ['places'],
  },
  quickEditPlace: {
    ...write,
    method: 'PATCH',
    access: 'places.write',
    path: '/places/{place_id}',
    changes: ['places'],
    isVersioned: true,
  },
  reportPresence: {
    ...write,
    method: 'PUT',
    access: 'presence.report',
    path: '/admin/presence',
    changes: [],
  },
  ...recordApiCalls,
  ...bookCalls,
  ...caravanCalls,
  ...imageCalls,
  ...proposalCalls,
  ...translationCalls,
  ...accountCalls,
  ...userCalls,
  ...jobCalls,
  ...operationCalls,
} as const satisfies Record<string, ApiCall>;

export type ApiCallName = keyof typeof apiCalls;

/** The names of the calls of a kind. */
type NameOf<Kind> = {
  [Name in ApiCallName]: (typeof apiCalls)[Name] extends Kind ? Name : never;
}[ApiCallName];

/** The names of the calls whose response is the same for every caller. */
export type SharedCallName = NameOf<SharedCall>;

/** The names of all calls; `Object.keys` has the type string. */
export const apiCallNames = Object.keys(apiCalls) as readonly ApiCallName[];

export const sharedCallNames = apiCallNames.filter(isSharedCall);

function isSharedCall(name: ApiCallName): name is SharedCallName {
  const call: ApiCall = apiCalls[name];
  return call.isShared === true;
}

/** The names of the calls that change something. */
export type WriteCallName = NameOf<WriteCall>;

/** The names of the calls that return JSON or nothing. */
export type JsonCallName = NameOf<{ readonly kind: 'read' | 'write' }>;

/** The names of the calls that need the version that was edited. */
export type VersionedCallName = NameOf<{ readonly isVersioned: true }>;
