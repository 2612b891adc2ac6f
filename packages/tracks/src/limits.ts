/** The limits of the tracks of a file. */
export const trackLimits = {
  /** The tracks of a file; those of a file with more lines become segments of one track. */
  tracks: 100,
  /** The characters of a name; the rest is cut. */
  nameLength: 120,
} as const;
