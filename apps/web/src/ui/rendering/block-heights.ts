import { readSessionJson, writeSession } from '../../lib/storage/session-storage.ts';

/**
 * The last heights of the blocks of long lists, in pixels by the id of the block. They are kept until the visit ends, so that
 * a page that is shown again, even after a reload, has the length at which it was left and the same scroll position means the
 * same place in it.
 */
let heights: Map<string, number> | null = null;
const mostHeights = 500;

const tracked = new Map<Element, string>();

function knownHeights(): Map<string, number> {
  heights ??= new Map(readKept());
  return heights;
}

/** The height that a block had when it was last rendered, in pixels; undefined when it has not been rendered. */
export function blockHeight(id: string): number | undefined {
  return knownHeights().get(id);
}

/** Stores the present height of a block. @returns the height in pixels */
export function storeHeight(id: string, element: Element): number {
  const { height } = element.getBoundingClientRect();
  const known = knownHeights();
  known.delete(id);
  known.set(id, height);
  for (const oldest of known.keys()) {
    if (known.size <= mostHeights) break;
    known.delete(oldest);
  }
  return height;
}

/**
 * Stores the height of a block when it is removed from the page, and when the page is left.
 * @returns what stores the height for the last time; call it while the block is still in the document
 */
export function trackHeight(id: string, element: Element): () => void {
  if (tracked.size === 0) window.addEventListener('pagehide', keepHeights);
  tracked.set(element, id);
  return () => {
    storeHeight(id, element);
    tracked.delete(element);
    if (tracked.size === 0) window.removeEventListener('pagehide', keepHeights);
  };
}

function keepHeights(): void {
  for (const [element, id] of tracked) storeHeight(id, element);
  writeSession('blockHeights', JSON.stringify([...knownHeights()]));
}

function readKept(): [string, number][] {
  const entries = readSessionJson('blockHeights');
  if (!Array.isArray(entries)) return [];
  return entries.filter(
    (entry): entry is [string, number] =>
      Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number',
  );
}
