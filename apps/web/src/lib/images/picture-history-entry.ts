/** A picture of an album: the pictures that the viewer shows together, such as `place-53`. */
export interface PictureOfAlbum {
  readonly album: string;
  readonly imageId: number;
}

/** The property of the history state with the open picture; the router has its own properties. */
const stateKey = 'picture';

/** The state of the last picture entry. The entry below it has the same key of the router. */
let lastState: Readonly<Record<string, unknown>> | null = null;

/** Returns the picture of the current history entry, or null. */
export function readPictureEntry(): PictureOfAlbum | null {
  const state = toRecord(window.history.state);
  const picture = toRecord(state?.[stateKey]);
  if (typeof picture?.['album'] !== 'string' || typeof picture['imageId'] !== 'number') return null;
  lastState = state;
  return { album: picture['album'], imageId: picture['imageId'] };
}

/**
 * Pushes a history entry for the open picture, so that the Back button closes the picture. Further pictures replace the entry.
 * The router is not involved, because the page stays the same.
 */
export function pushPictureEntry(picture: PictureOfAlbum): void {
  const method = readPictureEntry() === null ? 'pushState' : 'replaceState';
  window.history[method]({ ...toRecord(window.history.state), [stateKey]: picture }, '');
  readPictureEntry();
}

/** Goes back if the current entry is that of a picture. */
export function leavePictureEntry(): void {
  if (readPictureEntry() !== null) window.history.back();
}

/** Whether a history state is that of the entry directly below the last picture entry. */
export function isEntryBelowPicture(state: unknown): boolean {
  const below = toRecord(state);
  return (
    below !== null &&
    lastState !== null &&
    !(stateKey in below) &&
    below['key'] === lastState['key'] &&
    below['idx'] === lastState['idx']
  );
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null ? { ...value } : null;
}
