import { isChangeable } from '@cae-map/expedition/field/outbox/outbox-item';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { fieldMessages } from '../messages/index.ts';
import type { Note, NotePhotograph } from '../outbox/note.ts';
import {
  addNote,
  OutboxStorageError,
  readPhotograph,
  removeNote,
  type StorageProblem,
} from '../outbox/outbox-storage.ts';
import { publishChange } from '../outbox/outbox-store.ts';
import styles from './outbox-screen.module.css';

/** A note that has been deleted, which can be brought back until the page is left. */
interface Removed {
  readonly note: Note;
  readonly photograph: NotePhotograph | null;
}

/** Deletes notes, and brings the last one back that had not been sent. */
export function useRemoveNote() {
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [failure, setFailure] = useState<StorageProblem | null>(null);

  async function attempt(work: () => Promise<void>): Promise<void> {
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(error instanceof OutboxStorageError ? error.problem : 'unavailable');
    }
    await publishChange();
  }

  return {
    removed,
    failure,
    remove: (note: Note) =>
      attempt(async () => {
        const photograph = (await readPhotograph(note.id)) ?? null;
        await removeNote(note.id);
        setRemoved(isChangeable(note) ? { note, photograph } : null);
      }),
    restore: () =>
      attempt(async () => {
        if (removed === null) return;
        const { note, photograph } = removed;
        await addNote(note.id, note, photograph, note.createdAt);
        setRemoved(null);
      }),
  };
}

interface RemovedNoteProps {
  readonly removed: Removed | null;
  readonly onRestore: () => Promise<void>;
}

/** The offer to bring a deleted note back. */
export function RemovedNote({ removed, onRestore }: RemovedNoteProps) {
  const { messages } = useLanguage(fieldMessages);
  return (
    <p role="status" className={styles.removed}>
      {removed !== null && (
        <>
          {messages.outbox.removed}: {removed.note.placeTitle}{' '}
          <Button look="link" onClick={() => void onRestore()}>
            {messages.outbox.restore}
          </Button>
        </>
      )}
    </p>
  );
}
