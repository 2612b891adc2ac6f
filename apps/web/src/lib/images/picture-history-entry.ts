/** A picture of a place, by its numbers. */
export interface PictureOfPlace {
  readonly placeId: number;
  readonly imageId: number;
}

/** What the state of an entry of the history says of the open picture, beside what the router keeps in it. */
const stateKey = 'picture';

/** The state of the entry that a picture had, once it was there: tells the entry below it, which has the same key. */
let lastState: Readonly<Record<string, unknown>> | null = null;

/** The picture that an entry of the history stands for; null where it stands for the page alone. */
export function readPictureEntry(): PictureOfPlace | null {
  const state = recordOf(window.history.state);
  const picture = recordOf(state?.[stateKey]);
  if (typeof picture?.['placeId'] !== 'number' || typeof picture['imageId'] !== 'number') return null;
  lastState = state;
  return { placeId: picture['placeId'], imageId: picture['imageId'] };
}

/**
 * Gives the open picture an entry of its own, so that Back takes it away and stays on the page; another picture has the
 * same entry. The router does not learn of it: to it the page is the same.
 */
export function pushPictureEntry(picture: PictureOfPlace): void {
  const method = readPictureEntry() === null ? 'pushState' : 'replaceState';
  window.history[method]({ ...recordOf(window.history.state), [stateKey]: picture }, '');
  readPictureEntry();
}

/** Goes back from the entry of a picture to the page below; at any other it stays. */
export function leavePictureEntry(): void {
  if (readPictureEntry() !== null) window.history.back();
}

/** Whether the history has gone from the entry of a picture to the page right below it. */
export function isEntryBelowPicture(state: unknown): boolean {
  const below = recordOf(state);
  return (
    below !== null &&
    lastState !== null &&
    !(stateKey in below) &&
    below['key'] === lastState['key'] &&
    below['idx'] === lastState['idx']
  );
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null ? { ...value } : null;
}
