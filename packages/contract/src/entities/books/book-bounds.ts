/** The most characters of the fields of a book and of a chapter; without the schema library, for the forms in the browser. */
export const bookBounds = {
  type: 100,
  title: 500,
  author: 500,
  rights: 1000,
} as const;
