/** The addresses of the product's pages, without the language; links are built here and nowhere else. */
export const paths = {
  map: () => '/',
  place: (placeId: number) => `/place/${placeId}`,
  placeImages: (placeId: number) => `/place/imageview/${placeId}`,
  editPlace: (placeId: number) => `/place/edit/${placeId}`,
  /** A page of the list, counted from 1; the other parameters are those of `query`. */
  placesList: (page = 1, query = new URLSearchParams()) =>
    withParameter('/placeslist', query, { page: page > 1 ? String(page) : null }),
  search: (query = '') => (query === '' ? '/search' : `/search?q=${encodeURIComponent(query)}`),
  admin: () => '/admin',
  adminImages: () => '/admin/images',
  editImage: (imageId: number) => `/image/edit/${imageId}`,
  books: () => '/books',
  booksList: () => '/bookslist',
  chapter: (bookId: number, chapterId: number) => `/book/view/${bookId}/${chapterId}`,
  aboutExpedition: () => '/aboutcae',
  aboutProject: () => '/about',
  guide: () => '/guide',
  settings: () => '/settings',
  login: (redirect: string) => `/login?redirect=${encodeURIComponent(redirect)}`,
  /** The page of a year or month, `YYYY` or `YYYY-MM`, the first page for null; the other parameters are those of `query`. */
  timeline: (from: string | null = null, query = new URLSearchParams()) =>
    withParameter('/timeline', query, { from }),
} as const;

/** Adds parameters to a path with a query, in place of those of the same names; null removes one. */
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
