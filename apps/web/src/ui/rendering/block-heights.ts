import { readSessionJson, writeSession } from '../../lib/storage/session-storage.ts';

/**
 * The last heights of the blocks of long lists, in pixels by block id. They are stored for the session, so that a page that is
 * shown again has the same length and the scroll position can be restored, even after a reload.
 */
let heights: Map<string, number> | null = null;
const maxHeights = 500;

const tracked = new Map<Element, string>();

function getHeights(): Map<string, number> {
  heights ??= new Map(readStoredHeights());
  return heights;
}

/** The last rendered height of a block in pixels; undefined if it has not been rendered. */
export function blockHeight(id: string): number | undefined {
  return getHeights().get(id);
}

/** Measures and stores the height of a block. @returns the height in pixels */
export function storeHeight(id: string, element: Element): number {
  const { height } = element.getBoundingClientRect();
  const known = getHeights();
  known.delete(id);
  known.set(id, height);
  for (const oldest of known.keys()) {
    if (known.size <= maxHeights) break;
    known.delete(oldest);
  }
  return height;
}

/**
 * Stores the height of a block when the page is left.
 * @returns a function that stores the height and stops tracking; call it before the block is removed from the document
 */
export function trackHeight(id: string, element: Element): () => void {
  if (tracked.size === 0) window.addEventListener('pagehide', storeTrackedHeights);
  tracked.set(element, id);
  return () => {
    storeHeight(id, element);
    tracked.delete(element);
    if (tracked.size === 0) window.removeEventListener('pagehide', storeTrackedHeights);
  };
}

function storeTrackedHeights(): void {
  for (const [element, id] of tracked) storeHeight(id, element);
  writeSession('blockHeights', JSON.stringify([...getHeights()]));
}

function readStoredHeights(): [string, number][] {
  const entries = readSessionJson('blockHeights');
  if (!Array.isArray(entries)) return [];
  return entries.filter(
    (entry): entry is [string, number] =>
      Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number',
  );
}
