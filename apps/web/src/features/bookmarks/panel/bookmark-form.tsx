import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { bookmarkMessages } from '../messages/index.ts';
import { changeBookmark } from '../model/bookmark-store.ts';
import { longestName, longestNote, type Bookmark } from '../model/bookmark.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useInitialFocus } from '../../../ui/dialog/use-initial-focus.ts';
import styles from './bookmarks-panel.module.css';

interface BookmarkFormProps {
  readonly bookmark: Bookmark;
  /** Closes the form after its fields have been saved or when the visitor cancels. */
  readonly onClose: () => void;
}

/** The name, note and colour of a bookmark. */
export function BookmarkForm({ bookmark, onClose }: BookmarkFormProps) {
  const { messages } = useLanguage(bookmarkMessages);
  const { bookmarkList } = messages;
  const id = useId();
  const [name, setName] = useState(bookmark.name);
  const [note, setNote] = useState(bookmark.note);
  const [color, setColor] = useState(bookmark.color);
  const field = useRef<HTMLInputElement>(null);
  useInitialFocus(field);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    changeBookmark(bookmark.id, { name: name.trim(), note: note.trim(), color });
    onClose();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor={`${id}-name`}>{bookmarkList.name}</label>
      <input
        ref={field}
        id={`${id}-name`}
        type="text"
        maxLength={longestName}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <label htmlFor={`${id}-note`}>{bookmarkList.note}</label>
      <textarea
        id={`${id}-note`}
        rows={3}
        maxLength={longestNote}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <label htmlFor={`${id}-colour`}>{bookmarkList.colour}</label>
      <input
        id={`${id}-colour`}
        type="color"
        value={color}
        onChange={({ target }) => setColor(target.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" className={styles.main}>
          {bookmarkList.save}
        </Button>
        <Button className={styles.button} onClick={onClose}>
          {bookmarkList.cancel}
        </Button>
      </div>
    </form>
  );
}
