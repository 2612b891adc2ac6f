import { bookmarksPanel } from '../bookmarks-command.ts';
import { editBookmark } from '../model/bookmark-store.ts';

/** Closes the panel and the form within it. */
export function closePanel(): void {
  bookmarksPanel.set(false);
  editBookmark(null);
}
