/**
 * The API endpoints as plain data: what the client needs to call them. Their schemas are in `schemas.ts`, so that a
 * page can call the API without loading the schema library.
 */

/** The base path of every endpoint. */
export const apiBase = '/v1';

/** Timeouts of a request; the request for all texts takes longer. */
export const callTimeoutMilliseconds = 15_000;
export const allTextsTimeoutMilliseconds = 60_000;

/** Records that are the same for every caller. */
const sharedRead = {
  method: 'GET',
  kind: 'read',
  access: 'everyone',
  isShared: true,
  timeout: callTimeoutMilliseconds,
} as const;

/** What depends on the client, or on files that may change at any time. */
const clientRead = {
  method: 'GET',
  kind: 'read',
  access: 'everyone',
  timeout: callTimeoutMilliseconds,
} as const;

/** A file. */
const bytes = { method: 'GET', kind: 'bytes', access: 'everyone', timeout: callTimeoutMilliseconds } as const;

export const apiCalls = {
  listPlaces: { ...sharedRead, path: '/places/' },
  listImages: { ...sharedRead, path: '/images/' },
  listHeights: { ...sharedRead, path: '/heights/' },
  listInferredLegs: { ...sharedRead, path: '/inferred-legs/' },
  listBooks: { ...sharedRead, path: '/api/books/' },
  listAllChapters: { ...sharedRead, path: '/api/books/all/chapters/' },
  listChapters: { ...sharedRead, path: '/api/books/{book_id}/chapters/' },
  listAllTextIds: { ...sharedRead, path: '/api/books/all/text_ids' },
  listTextIds: { ...sharedRead, path: '/api/books/{book_id}/text_ids' },
  listAllTexts: { ...sharedRead, path: '/api/books/all/texts', timeout: allTextsTimeoutMilliseconds },
  listTexts: { ...sharedRead, path: '/api/books/{book_id}/chapters/{chapter_id}/texts/' },
  getText: { ...sharedRead, path: '/api/books/text/{text_id}' },
  listTextsByDate: { ...sharedRead, path: '/api/books/texts_by_date' },
  listTextsByPlace: { ...sharedRead, path: '/api/books/texts_by_place' },
  getConfiguration: { ...sharedRead, path: '/configuration' },
  listTracks: { ...clientRead, path: '/api/tracks/' },
  getTrack: { ...bytes, path: '/api/tracks/{filename}' },
  getCountry: { ...clientRead, path: '/country' },
  logEvent: {
    method: 'POST',
    kind: 'write',
    access: 'everyone',
    path: '/log',
    timeout: callTimeoutMilliseconds,
  },
  getTile: { ...bytes, path: '/tiles/{code}/{z}/{x}/{y}' },
  getTileAttribution: { ...clientRead, path: '/tiles/{code}/attribution' },
  getOriginalImage: { ...bytes, path: '/image/orig/{filename}' },
} as const satisfies Record<string, ApiCall>;

/** Who may make a call. */
export type Access = 'everyone' | 'signedIn' | 'admin';

interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `apiBase`, with its parameters in braces. */
  readonly path: string;
  /** In milliseconds. */
  readonly timeout: number;
}

/**
 * A call whose response is the same for every caller. Only these responses may be cached for all clients and be part of
 * rendered pages.
 */
interface SharedCall extends Endpoint {
  readonly method: 'GET';
  readonly kind: 'read';
  readonly access: 'everyone';
  readonly isShared: true;
}

/** Any other call: it returns JSON, changes something, or returns the bytes of a file. */
interface OtherCall extends Endpoint {
  readonly kind: 'read' | 'write' | 'bytes';
  readonly access: Access;
  readonly isShared?: never;
}

/** One endpoint. */
export type ApiCall = SharedCall | OtherCall;

export type ApiCallName = keyof typeof apiCalls;

/** The names of the calls whose response is the same for every caller. */
export type SharedCallName = {
  [Name in ApiCallName]: (typeof apiCalls)[Name] extends SharedCall ? Name : never;
}[ApiCallName];

/** The names of the calls that return JSON or nothing. */
export type JsonCallName = {
  [Name in ApiCallName]: (typeof apiCalls)[Name] extends { readonly kind: 'bytes' } ? never : Name;
}[ApiCallName];
