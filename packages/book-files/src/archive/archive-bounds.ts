/** The bounds of an archive, which keep the memory and the time that reading takes small whatever it contains. */
export interface ArchiveBounds {
  /** The size of the file in bytes. */
  readonly fileBytes: number;
  readonly entries: number;
  /** The bytes of all entries that are read, together. */
  readonly inflatedBytes: number;
}

export const archiveBounds: ArchiveBounds = {
  fileBytes: 64 * 1024 * 1024,
  entries: 2000,
  inflatedBytes: 200 * 1024 * 1024,
};
