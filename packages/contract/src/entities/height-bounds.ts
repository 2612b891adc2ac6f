/** The bounds of heights with a source; without the schema library, for the forms in the browser. */
export const heightBounds = {
  /** In metres above the sea. */
  lowest: -500,
  highest: 9000,
  /** In characters. */
  source: 300,
} as const;
