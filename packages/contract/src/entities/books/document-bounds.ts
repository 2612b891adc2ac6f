/** The most chapters and texts of a book that is imported in one step; without the schema library, for the readers of files. */
export const documentBounds = {
  chapters: 1000,
  textsOfChapter: 5000,
  texts: 20_000,
} as const;
