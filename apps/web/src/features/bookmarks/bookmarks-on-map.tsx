import { useEffect, useMemo } from 'react';
import { useOptionGroup } from '../../lib/options/use-option-group.ts';
import { useMapOverlay } from '../../map/map-context.tsx';
import { useColorScheme } from '../../map/style/use-color-scheme.ts';
import { bookmarksPanel } from './bookmarks-command.ts';
import { bookmarkIdOf, bookmarksOverlay } from './bookmarks-overlay.ts';
import { bookmarkOptions, editBookmark, restoreBookmarks, useBookmarks } from './model/bookmark-store.ts';

/** Draws the bookmarks; a click on one opens its form. */
export function BookmarksOnMap() {
  useEffect(restoreBookmarks, []);
  const bookmarks = useBookmarks();
  const isShown = useOptionGroup(bookmarkOptions, (options) => options.isShown);
  const colorScheme = useColorScheme();
  const overlay = useMemo(
    () => (isShown && bookmarks.length > 0 ? bookmarksOverlay(bookmarks, colorScheme) : null),
    [isShown, bookmarks, colorScheme],
  );
  useMapOverlay(overlay, {
    onClick: (feature) => {
      const id = bookmarkIdOf(feature);
      if (id === null) return;
      editBookmark(id);
      bookmarksPanel.set(true);
    },
  });
  return null;
}
