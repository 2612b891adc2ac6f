import type { FieldReference } from '@cae-map/contract/entities/translations/field-reference';
import type { GuideSection } from './guide-sections.ts';
import { editorPaths } from './record-paths.ts';

/** The paths of all pages, without the language prefix. */
export const paths = {
  map: () => '/',
  place: (placeId: number) => `/place/${placeId}`,
  /** The film of the journey; null for its beginning. */
  voyage: (chapter: string | null = null) => (chapter === null ? '/voyage' : `/voyage/${chapter}`),
  /** The 3D map of the expedition. @param hash with its `#`, or empty */
  map3d: (hash = '') => `/map3d/cae${hash}`,
  /** The flight over a part of the route. */
  flight: () => '/map3d/demo',
  placeImages: (placeId: number) => `/place/imageview/${placeId}`,
  editPlace: (placeId: number) => editorPaths('place').edit(placeId),
  /** A page of the list, starting at 1; other parameters are copied from `query`. */
  placesList: (page = 1, query = new URLSearchParams()) =>
    withParameter('/placeslist', query, { page: page > 1 ? String(page) : null }),
  /** A page of the catalogue of paintings, starting at 1; other parameters are copied from `query`. */
  paintings: (page = 1, query = new URLSearchParams()) =>
    withParameter('/paintings', query, { page: page > 1 ? String(page) : null }),
  /** A painting within the catalogue. */
  painting: (imageId: number) => `/paintings#painting-${imageId}`,
  search: (query = '') => (query === '' ? '/search' : `/search?q=${encodeURIComponent(query)}`),
  admin: () => editorPaths('place').list,
  /** The screen for a new place, after one in the order of the route, or at the end. */
  newPlace: (afterId: number | null = null) =>
    editorPaths('place').create + (afterId === null ? '' : `?after=${afterId}`),
  /** The recent changes of all places, and the deleted places. */
  placeChanges: () => editorPaths('place').changes,
  /** The corrections that visitors have proposed, for editors. */
  proposals: () => '/admin/proposals',
  /** A proposal within them. */
  proposal: (proposalId: number) => `/admin/proposals#proposal-${proposalId}`,
  /** The management of users, for administrators. */
  users: () => '/admin/users',
  /** The state of the server, for administrators. */
  serverWatch: () => '/admin/server',
  /** The translations. @param filter as a query without the question mark; empty for all */
  translations: (filter = '') => withQuery('/translations', filter),
  /** A field of a record for its translator. @param filter of the list that it is one of */
  translation: ({ language, source_table, source_id, field }: FieldReference, filter = '') =>
    withQuery(`/translations/${language}/${source_table}/${source_id}/${field}`, filter),
  /** The suggestions that wait for review. */
  translationReview: () => '/translations/review',
  /** Translations as files, and their synchronisation. */
  translationFiles: () => '/translations/files',
  /** The suggestions of the visitor. */
  ownSuggestions: () => '/translations/suggestions',
  /** The library of images, of all places or of one. */
  adminImages: (placeId: number | null = null) =>
    editorPaths('image').list + (placeId === null ? '' : `?place=${placeId}`),
  uploadImages: () => '/admin/images/upload',
  reviewImages: () => '/admin/images/review',
  /** The recent changes of all images. */
  imageChanges: () => editorPaths('image').changes,
  deletedImages: () => editorPaths('image').deleted,
  analyzeImages: () => '/admin/analyze-photos',
  editImage: (imageId: number) => editorPaths('image').edit(imageId),
  books: () => '/books',
  booksList: () => '/bookslist',
  chapter: (bookId: number, chapterId: number) => `/book/view/${bookId}/${chapterId}`,
  /** Every sentence of the books with some words. */
  concordance: (query = '') =>
    query === '' ? '/concordance' : `/concordance?q=${encodeURIComponent(query)}`,
  /** The chapters of a book for editors, with the texts of one of them. */
  bookTable: (bookId: number, chapterId?: number) =>
    `/admin/book/table/${bookId}${chapterId === undefined ? '' : `?chapter=${chapterId}`}`,
  /** The screen on which a file is read as a book. */
  bookImport: () => '/admin/book/import',
  /** All months of the expedition; with a month, `YYYY-MM`, its calendar. */
  days: (month: string | null = null) => (month === null ? '/days' : `/days/${month}`),
  /** A day of the expedition, `YYYY-MM-DD`. */
  day: (date: string) => `/day/${date}`,
  /** The day a hundred years ago. */
  today: () => '/today',
  /** A text on its own page. */
  textPage: (textId: number) => `/text/${textId}`,
  /** A page of the list of pictures, starting at 1. */
  pictures: (page = 1) => (page > 1 ? `/pictures?page=${page}` : '/pictures'),
  picture: (imageId: number) => `/picture/${imageId}`,
  /** A work of the bibliography. */
  work: (workId: string) => `/work/${workId}`,
  /** What the books have about a day, `YYYY-MM-DD`. */
  synopsis: (date: string) => `/book/day/${date}`,
  /** A text within its chapter. */
  text: (bookId: number, chapterId: number, textId: number) =>
    `/book/view/${bookId}/${chapterId}#text-${textId}`,
  /** The bibliography. @param workId of the work to show; null for its beginning */
  sources: (workId: string | null = null) => (workId === null ? '/sources' : `/sources#${workId}`),
  /** The pages for travellers on the spot: the stops nearby. */
  field: () => '/field',
  /** The form for a note about a stop. @param noteId of the note to change; null for a new one */
  fieldNote: (placeId: number, noteId: string | null = null) =>
    withQuery(`/field/place/${placeId}`, noteId === null ? '' : `note=${noteId}`),
  /** A picture of a stop over the camera. */
  fieldGhost: (placeId: number) => `/field/ghost/${placeId}`,
  /** The outbox: notes that are stored on this device, with their states. */
  fieldOutbox: () => '/field/outbox',
  people: () => '/people',
  person: (personId: string) => `/person/${personId}`,
  aboutExpedition: () => '/aboutcae',
  aboutProject: () => '/about',
  /** The guide, or one of its sections. */
  guide: (section: GuideSection | null = null) => (section === null ? '/guide' : `/guide#${section}`),
  /** The page of the open data; their files are below `/data/`. */
  openData: () => '/data',
  /** What is kept for visits without a network. */
  offline: () => '/offline',
  settings: () => '/settings',
  profile: () => '/profile',
  /** @param redirect the local path to return to after signing in, with its language; null for the map */
  login: (redirect: string | null = null) => withRedirect('/login', redirect),
  /** @param redirect as for `login` */
  register: (redirect: string | null = null) => withRedirect('/register', redirect),
  forgotPassword: () => '/auth/forgot-password',
  resetPassword: () => '/auth/reset-password',
  confirmEmail: () => '/auth/confirm-email',
  authCallback: () => '/auth/callback',
  /** The page of a year or month, `YYYY` or `YYYY-MM`; null for the first page. Other parameters are copied from `query`. */
  timeline: (from: string | null = null, query = new URLSearchParams()) =>
    withParameter('/timeline', query, { from }),
} as const;

function withRedirect(path: string, redirect: string | null): string {
  return redirect === null ? path : `${path}?redirect=${encodeURIComponent(redirect)}`;
}

function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`;
}

/** Adds a query to a path and replaces some of its parameters; null removes one. */
function withParameter(
  path: string,
  query: URLSearchParams,
  parameters: Readonly<Record<string, string | null>>,
): string {
  const changed = new URLSearchParams(query);
  for (const [name, value] of Object.entries(parameters)) {
    if (value === null) changed.delete(name);
    else changed.set(name, value);
  }
  return changed.size === 0 ? path : `${path}?${changed.toString()}`;
}
