/**
 * The most characters of the fields of a text, and the most images of one; without the schema library, for the form in the browser. An entry
 * of a diary can fill several printed pages.
 */
export const textBounds = {
  heading: 2000,
  content: 100_000,
  placeNames: 20_000,
  relatedImages: 200,
} as const;
