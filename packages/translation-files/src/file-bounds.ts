import type { ArchiveBounds } from '@cae-map/book-files/archive/archive-bounds';

/** The bounds of a file, which keep the memory and the time that reading takes small whatever it contains. */
export const fileBounds = {
  /** The size of the file in bytes. */
  bytes: 32 * 1024 * 1024,
  /** The rows of a table, or the units of XLIFF and TMX. */
  units: 50_000,
} as const;

/** The bounds of a document of Word. */
export const documentBounds: ArchiveBounds = {
  fileBytes: fileBounds.bytes,
  entries: 500,
  inflatedBytes: 100 * 1024 * 1024,
};
