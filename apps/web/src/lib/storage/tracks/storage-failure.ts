/** Why the storage of tracks failed; each code has a message for the visitor. */
export type StorageFailureCode =
  /** The browser has no space left for this site. */
  | 'storage-full'
  /** The browser refuses the storage, such as in a private window, or cannot read it. */
  | 'storage-unavailable'
  /** A newer version of the application has written it; a reload loads that version. */
  | 'storage-newer';

/** A failure of the storage. What was stored before is unchanged, because every change is one transaction. */
export class TrackStorageError extends Error {
  override readonly name = 'TrackStorageError';
  readonly code: StorageFailureCode;

  constructor(code: StorageFailureCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

const codes: Readonly<Record<string, StorageFailureCode>> = {
  QuotaExceededError: 'storage-full',
  VersionError: 'storage-newer',
};

/** Converts an error of IndexedDB. */
export function toStorageError(error: unknown): TrackStorageError {
  if (error instanceof TrackStorageError) return error;
  const name = typeof error === 'object' && error !== null ? String(Reflect.get(error, 'name')) : '';
  return new TrackStorageError(codes[name] ?? 'storage-unavailable', { cause: error });
}
