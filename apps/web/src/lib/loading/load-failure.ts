/** Why a file of the product could not be loaded: it does not exist or cannot be reached, or it did not arrive in time. */
export type LoadFailureType = 'missing' | 'timeout';

/** The names of load failures: of a script and of a stylesheet. */
type LoadFailureName = 'ChunkLoadError' | 'CSS_CHUNK_LOAD_FAILED';

/** A script or a stylesheet of a part that is loaded on demand could not be loaded. */
export class LoadError extends Error {
  override readonly name: LoadFailureName;
  readonly type: LoadFailureType;

  constructor(url: string, type: LoadFailureType) {
    super(`Failed to fetch dynamically imported module: ${url}${type === 'timeout' ? ' (timeout)' : ''}`);
    this.name = url.endsWith('.css') ? 'CSS_CHUNK_LOAD_FAILED' : 'ChunkLoadError';
    this.type = type;
  }
}

/** Whether an error is a failed import of a chunk or its style sheet; the messages of browsers differ. */
export function isLoadFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|Importing a module|Unable to preload CSS/i.test(
      error.message,
    )
  );
}
