import { useEffect, useEffectEvent } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { isValidPosition } from '../../map/camera/camera.ts';
import { enterMapMode } from '../../map/mode/map-mode.ts';
import type { MapInput, MapInputResponse } from '../../map/pointer/map-input.ts';
import { bookmarksPanel, placingSwitch } from './bookmarks-command.ts';
import { bookmarkMessages } from './messages/index.ts';
import { addBookmarks, editBookmark } from './model/bookmark-store.ts';
import { createBookmark } from './model/new-bookmark.ts';

/** While mounted, a click on the map adds a bookmark, opens its form and ends the mode. */
export function PlaceBookmark() {
  const { messages } = useLanguage(bookmarkMessages);
  const onInput = useEffectEvent(({ kind, position }: MapInput): MapInputResponse => {
    // Below and above the drawn Earth there are no coordinates.
    if (kind !== 'click' || !isValidPosition(position)) return undefined;
    const bookmark = createBookmark(position);
    addBookmarks([bookmark]);
    placingSwitch.set(false);
    editBookmark(bookmark.id);
    bookmarksPanel.set(true);
    return undefined;
  });
  const readAnnouncements = useEffectEvent(() => ({
    started: messages.bookmarkList.placing.started,
    byKeyboard: messages.bookmarkList.placing.byKeyboard,
    ended: messages.bookmarkList.placing.ended,
  }));
  useEffect(
    () =>
      enterMapMode({
        mode: 'place-point',
        onInput: (input) => onInput(input),
        onEnd: () => placingSwitch.set(false),
        announcements: readAnnouncements(),
      }),
    [],
  );
  return null;
}
