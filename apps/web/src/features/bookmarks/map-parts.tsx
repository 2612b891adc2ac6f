import { IconBookmarks } from '@tabler/icons-react';
import type { MapPart } from '../../lib/manifest/map-part.ts';
import { commandControl } from '../../ui/controls/command-control.tsx';
import { LazyDialog } from '../../ui/dialog/lazy-dialog.tsx';
import { bookmarksCommand, bookmarksPanel, placingSwitch } from './bookmarks-command.ts';
import { BookmarksOnMap } from './bookmarks-on-map.tsx';
import { PlaceBookmark } from './place-bookmark.tsx';

const loadPanel = async () => (await import('./panel/bookmarks-panel.tsx')).BookmarksPanel;

function PanelPart() {
  return (
    <LazyDialog
      isOpen={bookmarksPanel.useIsOn()}
      load={loadPanel}
      onClose={() => bookmarksPanel.set(false)}
    />
  );
}

function PlacingPart() {
  return placingSwitch.useIsOn() ? <PlaceBookmark /> : null;
}

export const bookmarksParts: readonly MapPart[] = [
  commandControl(bookmarksCommand, {
    icon: IconBookmarks,
    slot: 'view',
    rank: 78,
    isAmongFurtherControls: true,
  }),
  { id: 'bookmarks-on-map', slot: 'ground', rank: 60, audience: 'researchers', Part: BookmarksOnMap },
  { id: 'bookmarks', slot: 'edge', rank: 78, audience: 'researchers', Part: PanelPart },
  { id: 'place-bookmark', slot: 'edge', rank: 79, audience: 'researchers', Part: PlacingPart },
];
