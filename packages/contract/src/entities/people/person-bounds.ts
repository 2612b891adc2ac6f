/** The most characters of the fields of a person, and the most items of its lists; without the schema library, for the form in the browser. */
export const personBounds = {
  name: 300,
  otherNames: 2000,
  lifeYear: 7,
  role: 500,
  about: 50_000,
  fate: 2000,
  stretches: 100,
  sources: 100,
} as const;

/** A year of a life: empty if unknown, with `c. ` before it if approximate. */
export const lifeYearPattern = /^(?:(?:c\. )?\d{3,4})?$/;
