/** The limits of a track file. They bound the time and the memory that a file takes, whatever it contains. */
export const trackLimits = {
  /** The size of a file in bytes. */
  fileBytes: 50 * 1024 * 1024,
  /** The size of the document in a KMZ archive in bytes. */
  unpackedBytes: 100 * 1024 * 1024,
  /** The points of all tracks of a file. */
  points: 500_000,
  /** How deep elements may be nested; KML with folders has about 20 levels. */
  depth: 100,
  /** The tracks of a file; those of a file with more lines become segments of one track. */
  tracks: 20,
  /** The characters of a name; the rest is cut. */
  nameLength: 120,
} as const;
