/** The most characters of the fields of a work and of a reference to one; without the schema library, for the forms in the browser. */
export const workBounds = {
  author: 500,
  title: 1000,
  publication: 1000,
  url: 2000,
  note: 2000,
  chapter: 300,
  page: 100,
  /** References of one place or text. */
  citations: 100,
  firstYear: 1000,
  lastYear: 2100,
} as const;

/** The most characters of the name of a record in URLs and content files. */
export const maxSlugLength = 60;

/** A name of a record in URLs and content files: lower-case Latin letters, digits and single hyphens. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
