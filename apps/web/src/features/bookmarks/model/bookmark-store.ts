import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { logWarning } from '../../../lib/log.ts';
import { defineOptions } from '../../../lib/options/define-options.ts';
import { booleanOption } from '../../../lib/options/option-rules.ts';
import type { Bookmark } from './bookmark.ts';
import { readStoredBookmarks, storeBookmarks, type StoredBookmarks } from './stored-bookmarks.ts';

/** Whether the layer of the bookmarks is shown on the map. */
export const bookmarkOptions = defineOptions<{ readonly isShown: boolean }>('bookmarkOptions', {
  isShown: booleanOption(true),
});

interface BookmarkState {
  /** Null until the bookmarks have been read. */
  readonly stored: StoredBookmarks | null;
  /** The bookmark that the panel edits; null for none. */
  readonly editedId: string | null;
  /** The bookmark that was deleted last and its index, for undo. */
  readonly deleted: { readonly bookmark: Bookmark; readonly index: number } | null;
  /** Whether the last change could not be stored. */
  readonly isUnsaved: boolean;
}

export const bookmarkStore = createStore<BookmarkState>(() => ({
  stored: null,
  editedId: null,
  deleted: null,
  isUnsaved: false,
}));

const none: readonly Bookmark[] = [];

/** Reads the stored bookmarks and options; only the first call has an effect. */
export function restoreBookmarks(): void {
  if (bookmarkStore.getState().stored !== null) return;
  bookmarkOptions.restore();
  const { problem, ...stored } = readStoredBookmarks();
  if (problem !== null) logWarning(`${problem}; they are ignored`);
  bookmarkStore.setState({ stored });
}

/** The bookmarks in their order; empty until they have been read. */
export function useBookmarks(): readonly Bookmark[] {
  return useStore(bookmarkStore, ({ stored }) => stored?.bookmarks ?? none);
}

/** Adds bookmarks at the beginning of the list. */
export function addBookmarks(added: readonly Bookmark[]): void {
  change((bookmarks) => [...added, ...bookmarks]);
}

/** Changes the fields of a bookmark. */
export function changeBookmark(id: string, fields: Partial<Omit<Bookmark, 'id'>>): void {
  change((bookmarks) =>
    bookmarks.map((bookmark) => (bookmark.id === id ? { ...bookmark, ...fields } : bookmark)),
  );
}

/** Deletes a bookmark, which `undoDeletion` restores at its place. */
export function deleteBookmark(id: string): void {
  const index = readBookmarks().findIndex((bookmark) => bookmark.id === id);
  const bookmark = readBookmarks()[index];
  if (bookmark === undefined) return;
  change((bookmarks) => bookmarks.filter((each) => each.id !== id));
  bookmarkStore.setState(({ editedId }) => ({
    deleted: { bookmark, index },
    editedId: editedId === id ? null : editedId,
  }));
}

/** Restores the bookmark that was deleted last. */
export function undoDeletion(): void {
  const { deleted } = bookmarkStore.getState();
  if (deleted === null) return;
  bookmarkStore.setState({ deleted: null });
  change((bookmarks) => bookmarks.toSpliced(Math.min(deleted.index, bookmarks.length), 0, deleted.bookmark));
}

/** Opens the form of a bookmark in the panel; null closes it. */
export function editBookmark(id: string | null): void {
  bookmarkStore.setState({ editedId: id });
}

function readBookmarks(): readonly Bookmark[] {
  return bookmarkStore.getState().stored?.bookmarks ?? none;
}

/** Changes the list that is stored now, because another tab may have changed it. What cannot be stored remains for this visit. */
function change(edit: (bookmarks: readonly Bookmark[]) => readonly Bookmark[]): void {
  const { stored, isUnsaved } = bookmarkStore.getState();
  const before = stored === null || !isUnsaved ? readStoredBookmarks() : stored;
  const after = { bookmarks: edit(before.bookmarks), unreadable: before.unreadable };
  bookmarkStore.setState({ stored: after, isUnsaved: !storeBookmarks(after) });
}
