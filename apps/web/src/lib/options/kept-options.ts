import { logWarning } from '../log.ts';
import { readLocal, type LocalKey } from '../storage/local-storage.ts';

/** Choices that the browser keeps under a key; null without any. What is no JSON is told of and left out. */
export function readKeptOptions<Options>(key: LocalKey, read: (kept: unknown) => Options): Options | null {
  const kept = readLocal(key);
  if (kept === null) return null;
  try {
    return read(JSON.parse(kept));
  } catch {
    logWarning(`what is kept under ${key} cannot be read: the choices of a first visit are used`);
    return null;
  }
}
