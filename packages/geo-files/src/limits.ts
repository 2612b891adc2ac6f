/** The limits of a file. They bound the time and the memory that reading takes, whatever the file contains. */
export interface GeoFileLimits {
  /** The size of a file in bytes. */
  readonly fileBytes: number;
  /** The size of the document in bytes: the file itself, or the KML document that a KMZ archive expands to. */
  readonly documentBytes: number;
  /** The points of all features of a file; also the most features. */
  readonly points: number;
}

export const geoFileLimits: GeoFileLimits = {
  fileBytes: 50 * 1024 * 1024,
  documentBytes: 100 * 1024 * 1024,
  points: 500_000,
};

/** How deep elements and geometries may be nested; KML with folders has about 20 levels. */
export const deepestNesting = 100;

/** The characters of a name; the rest is cut. */
export const longestFeatureName = 200;

/** The characters of a text before its tags are converted; the rest is cut. */
export const longestMarkup = 100_000;
