/** The addresses of the product's pages, without the language; links are built here and nowhere else. */
export const paths = {
  map: () => '/',
  place: (placeId: number) => `/place/${placeId}`,
  placeImages: (placeId: number) => `/place/imageview/${placeId}`,
  editPlace: (placeId: number) => `/place/edit/${placeId}`,
  placesList: () => '/placeslist',
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
  timeline: () => '/timeline',
} as const;
