/**
 * The API endpoints as plain data: what the client needs to call them. Their schemas are in `schemas.ts`, so that a
 * page can call the API without loading the schema library.
 */

/** The base path of every endpoint. */
export const apiBase = '/v1';

/** Timeouts of a request; the request for all texts takes longer. */
export const callTimeoutMilliseconds = 15_000;
export const allTextsTimeoutMilliseconds = 60_000;

export const apiCalls = {
  listPlaces: { method: 'GET', path: '/places/', timeout: callTimeoutMilliseconds },
  listImages: { method: 'GET', path: '/images/', timeout: callTimeoutMilliseconds },
  listHeights: { method: 'GET', path: '/heights/', timeout: callTimeoutMilliseconds },
  listInferredLegs: { method: 'GET', path: '/inferred-legs/', timeout: callTimeoutMilliseconds },
  listBooks: { method: 'GET', path: '/api/books/', timeout: callTimeoutMilliseconds },
  listAllChapters: { method: 'GET', path: '/api/books/all/chapters/', timeout: callTimeoutMilliseconds },
  listChapters: { method: 'GET', path: '/api/books/{book_id}/chapters/', timeout: callTimeoutMilliseconds },
  listAllTextIds: { method: 'GET', path: '/api/books/all/text_ids', timeout: callTimeoutMilliseconds },
  listTextIds: { method: 'GET', path: '/api/books/{book_id}/text_ids', timeout: callTimeoutMilliseconds },
  listAllTexts: { method: 'GET', path: '/api/books/all/texts', timeout: allTextsTimeoutMilliseconds },
  listTexts: {
    method: 'GET',
    path: '/api/books/{book_id}/chapters/{chapter_id}/texts/',
    timeout: callTimeoutMilliseconds,
  },
  getText: { method: 'GET', path: '/api/books/text/{text_id}', timeout: callTimeoutMilliseconds },
  listTextsByDate: { method: 'GET', path: '/api/books/texts_by_date', timeout: callTimeoutMilliseconds },
  listTextsByPlace: { method: 'GET', path: '/api/books/texts_by_place', timeout: callTimeoutMilliseconds },
  listTracks: { method: 'GET', path: '/api/tracks/', timeout: callTimeoutMilliseconds },
  getTrack: { method: 'GET', path: '/api/tracks/{filename}', timeout: callTimeoutMilliseconds },
  getConfiguration: { method: 'GET', path: '/configuration', timeout: callTimeoutMilliseconds },
  getCountry: { method: 'GET', path: '/country', timeout: callTimeoutMilliseconds },
  logEvent: { method: 'POST', path: '/log', timeout: callTimeoutMilliseconds },
  getTile: { method: 'GET', path: '/tiles/{code}/{z}/{x}/{y}', timeout: callTimeoutMilliseconds },
  getOriginalImage: { method: 'GET', path: '/image/orig/{filename}', timeout: callTimeoutMilliseconds },
} as const satisfies Record<string, ApiCall>;

/** One endpoint: `path` is below `apiBase` and has its parameters in braces; `timeout` is in milliseconds. */
export interface ApiCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly timeout: number;
}

export type ApiCallName = keyof typeof apiCalls;
