import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { formatPosition } from '../../../lib/format-position.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useMapCamera } from '../../../map/map-context.tsx';
import { RoundButton } from '../../../ui/controls/round-button.tsx';
import { bookmarkMessages } from '../messages/index.ts';
import { deleteBookmark, editBookmark } from '../model/bookmark-store.ts';
import type { Bookmark } from '../model/bookmark.ts';
import { BookmarkForm } from './bookmark-form.tsx';
import { closePanel } from './close-panel.ts';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './bookmarks-panel.module.css';

interface BookmarkRowProps {
  readonly bookmark: Bookmark;
  readonly isEdited: boolean;
}

/** A bookmark in the list: its name shows it on the map; it can be edited and deleted. */
export function BookmarkRow({ bookmark, isEdited }: BookmarkRowProps) {
  const { messages } = useLanguage(bookmarkMessages);
  const { bookmarkList } = messages;
  const camera = useMapCamera();
  const editButton = useRef<HTMLButtonElement>(null);
  const { id, latlng, zoom, color, note } = bookmark;
  const name = bookmark.name || bookmarkList.unnamed;
  const position = formatPosition([latlng.lat, latlng.lng]);
  // The buttons of several bookmarks without a name are told apart by their positions.
  const labelName = bookmark.name || `${bookmarkList.unnamed}, ${position}`;
  const goTo = (): void => {
    closePanel();
    camera?.flyTo({ latitude: latlng.lat, longitude: latlng.lng, zoom });
  };
  return (
    <li>
      <div className={styles.row}>
        <span className={styles.dot} style={{ background: color }} />
        <Button className={styles.name} aria-label={bookmarkList.goTo(labelName)} onClick={goTo}>
          <b>{name}</b>
          <span>{position}</span>
          {note !== '' && <span className={styles.excerpt}>{note}</span>}
        </Button>
        <RoundButton
          ref={editButton}
          label={bookmarkList.edit(labelName)}
          icon={IconPencil}
          iconSize={18}
          isBare
          aria-expanded={isEdited}
          onClick={() => editBookmark(isEdited ? null : id)}
        />
        <RoundButton
          label={bookmarkList.remove(labelName)}
          icon={IconTrash}
          iconSize={18}
          isBare
          onClick={() => deleteBookmark(id)}
        />
      </div>
      {isEdited && (
        <BookmarkForm
          bookmark={bookmark}
          onClose={() => {
            editBookmark(null);
            editButton.current?.focus();
          }}
        />
      )}
    </li>
  );
}
