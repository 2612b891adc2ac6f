import { readLocal, writeLocal } from '../../../lib/storage/local-storage.ts';
import { readBookmark, type Bookmark } from './bookmark.ts';

/** The stored bookmarks, and the stored values that are not readable, which are kept. */
export interface StoredBookmarks {
  readonly bookmarks: readonly Bookmark[];
  readonly unreadable: readonly unknown[];
}

/** The stored bookmarks, and what is wrong with them in English for the log; null if nothing is. */
export interface StoredReading extends StoredBookmarks {
  readonly problem: string | null;
}

/** Reads the bookmarks of this browser and ignores what is not readable. */
export function readStoredBookmarks(): StoredReading {
  const text = readLocal('bookmarks');
  if (text === null) return { bookmarks: [], unreadable: [], problem: null };
  const values = parseList(text);
  if (values === null)
    return { bookmarks: [], unreadable: [], problem: 'the stored bookmarks are not a list in JSON' };
  const bookmarks: Bookmark[] = [];
  const unreadable: unknown[] = [];
  for (const value of values) {
    const bookmark = readBookmark(value);
    if (bookmark === null || bookmarks.some(({ id }) => id === bookmark.id)) unreadable.push(value);
    else bookmarks.push(bookmark);
  }
  const problem = unreadable.length === 0 ? null : `${unreadable.length} stored bookmarks are not readable`;
  return { bookmarks, unreadable, problem };
}

/**
 * Stores the bookmarks. A text that was not readable is kept under another key, so that nothing is lost.
 * @returns false if the storage is full or blocked; what was stored before is unchanged
 */
export function storeBookmarks({ bookmarks, unreadable }: StoredBookmarks): boolean {
  const before = readLocal('bookmarks');
  if (before !== null && parseList(before) === null && !writeLocal('unreadableBookmarks', before))
    return false;
  return writeLocal('bookmarks', JSON.stringify([...bookmarks, ...unreadable]));
}

function parseList(text: string): readonly unknown[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
