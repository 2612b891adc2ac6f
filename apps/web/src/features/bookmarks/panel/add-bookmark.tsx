import { IconPlus, IconPointer } from '@tabler/icons-react';
import { useId } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useOptionGroup } from '../../../lib/options/use-option-group.ts';
import { cameraStore } from '../../../map/camera/camera-store.ts';
import { bookmarksPanel, placingSwitch } from '../bookmarks-command.ts';
import { bookmarkMessages } from '../messages/index.ts';
import { addBookmarks, bookmarkOptions, editBookmark, useBookmarks } from '../model/bookmark-store.ts';
import { mostBookmarks } from '../model/bookmark.ts';
import { createBookmark } from '../model/new-bookmark.ts';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './bookmarks-panel.module.css';

/** The switch of the layer and the two ways to add a bookmark. */
export function AddBookmark() {
  const { messages } = useLanguage(bookmarkMessages);
  const { bookmarkList } = messages;
  const id = useId();
  const isShown = useOptionGroup(bookmarkOptions, (options) => options.isShown);
  const isFull = useBookmarks().length >= mostBookmarks;
  const addCentre = (): void => {
    const bookmark = createBookmark(cameraStore.getState());
    addBookmarks([bookmark]);
    editBookmark(bookmark.id);
  };
  const addByClick = (): void => {
    bookmarksPanel.set(false);
    placingSwitch.set(true);
  };
  return (
    <>
      <div className={styles.check}>
        <input
          id={id}
          type="checkbox"
          checked={isShown}
          onChange={({ target }) => bookmarkOptions.change({ isShown: target.checked })}
        />
        <label htmlFor={id}>{bookmarkList.show}</label>
      </div>
      <div className={styles.buttons}>
        <Button className={styles.button} disabled={isFull} onClick={addCentre}>
          <IconPlus size={18} stroke={1.8} aria-hidden="true" />
          {bookmarkList.addCentre}
        </Button>
        <Button className={styles.button} disabled={isFull} onClick={addByClick}>
          <IconPointer size={18} stroke={1.8} aria-hidden="true" />
          {bookmarkList.addByClick}
        </Button>
      </div>
    </>
  );
}
