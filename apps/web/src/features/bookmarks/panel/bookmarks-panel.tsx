import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import type { LoadedDialogProps } from '../../../ui/dialog/lazy-dialog.tsx';
import { closePanel } from './close-panel.ts';
import { bookmarkMessages } from '../messages/index.ts';
import { bookmarkStore, restoreBookmarks, undoDeletion, useBookmarks } from '../model/bookmark-store.ts';
import { AddBookmark } from './add-bookmark.tsx';
import { BookmarkFiles } from './bookmark-files.tsx';
import { BookmarkRow } from './bookmark-row.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './bookmarks-panel.module.css';

/** The list of the bookmarks and the actions on them. */
export function BookmarksPanel({ isOpen }: LoadedDialogProps) {
  const { messages } = useLanguage(bookmarkMessages);
  return (
    <Dialog
      title={messages.bookmarkList.title}
      closeLabel={messages.bookmarkList.close}
      isOpen={isOpen}
      onClose={closePanel}
      use="choosing"
      help="research"
    >
      {isOpen && <OpenPanel />}
    </Dialog>
  );
}

function OpenPanel() {
  const { messages } = useLanguage(bookmarkMessages);
  useEffect(restoreBookmarks, []);
  const bookmarks = useBookmarks();
  const editedId = useStore(bookmarkStore, (state) => state.editedId);
  const isUnsaved = useStore(bookmarkStore, (state) => state.isUnsaved);
  return (
    <div className={styles.panel}>
      <AddBookmark />
      <div role="alert">{isUnsaved && <p className={styles.failure}>{messages.bookmarkList.unsaved}</p>}</div>
      <Deleted />
      {bookmarks.length === 0 ? (
        <p className={styles.note}>{messages.bookmarkList.empty}</p>
      ) : (
        <ul className={styles.list} aria-label={messages.bookmarkList.count(bookmarks.length)}>
          {bookmarks.map((bookmark) => (
            <BookmarkRow key={bookmark.id} bookmark={bookmark} isEdited={bookmark.id === editedId} />
          ))}
        </ul>
      )}
      <BookmarkFiles />
    </div>
  );
}

/** The last deletion with its undo button, which receives the focus of the deleted row. */
function Deleted() {
  const { messages } = useLanguage(bookmarkMessages);
  const deleted = useStore(bookmarkStore, (state) => state.deleted);
  const area = useRef<HTMLDivElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const known = useRef(deleted);
  useEffect(() => {
    if (known.current === deleted) return;
    known.current = deleted;
    (undo.current ?? area.current)?.focus();
  }, [deleted]);
  return (
    <div ref={area} role="status" tabIndex={-1} className={styles.deletedArea}>
      {deleted !== null && (
        <div className={styles.deleted}>
          <p>{messages.bookmarkList.removed(deleted.bookmark.name || messages.bookmarkList.unnamed)}</p>
          <Button ref={undo} className={styles.button} onClick={undoDeletion}>
            {messages.bookmarkList.undo}
          </Button>
        </div>
      )}
    </div>
  );
}
