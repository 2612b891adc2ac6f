import { mostBookmarks, type Bookmark } from './bookmark.ts';
import { newBookmarkId } from './new-bookmark.ts';

/** The bookmarks of a file to add, and how many are known already or are too many. */
export interface Merge {
  readonly added: readonly Bookmark[];
  readonly known: number;
  readonly leftOut: number;
}

/** Selects the imported bookmarks that are new. Those at the same position with the same name and note are known; a used id is replaced. */
export function mergeBookmarks(present: readonly Bookmark[], imported: readonly Bookmark[]): Merge {
  const key = ({ latlng, name, note }: Bookmark): string =>
    JSON.stringify([latlng.lat, latlng.lng, name, note]);
  const keys = new Set(present.map(key));
  const ids = new Set(present.map(({ id }) => id));
  const fresh: Bookmark[] = [];
  for (const bookmark of imported) {
    if (keys.has(key(bookmark))) continue;
    keys.add(key(bookmark));
    const id = ids.has(bookmark.id) ? newBookmarkId() : bookmark.id;
    ids.add(id);
    fresh.push({ ...bookmark, id });
  }
  const added = fresh.slice(0, Math.max(0, mostBookmarks - present.length));
  return { added, known: imported.length - fresh.length, leftOut: fresh.length - added.length };
}
