import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { NoteContent } from '../outbox/note.ts';
import { addNote, changeNote } from '../outbox/outbox-storage.ts';
import { publishChange } from '../outbox/outbox-store.ts';
import type { NoteDraft } from './note-draft.ts';

interface NoteFacts {
  readonly placeTitle: string;
  readonly lang: ContentLanguage;
  readonly measured: NonNullable<NoteDraft['measured']>;
}

/** Whether a draft has something to send. */
export function isEmptyDraft({ remark, isTaskDone, photograph }: NoteDraft): boolean {
  return remark.trim() === '' && !isTaskDone && photograph === null;
}

/**
 * Keeps the note of a draft on the device.
 * @throws {OutboxStorageError}
 */
export async function saveNote(draft: NoteDraft, { placeTitle, lang, measured }: NoteFacts): Promise<void> {
  const { placeId, noteId, remark, creditName, contact, sendsPosition, isTaskDone, photograph } = draft;
  const content: NoteContent = {
    placeId,
    placeTitle,
    lang,
    remark: remark.trim(),
    creditName: creditName.trim(),
    contact: contact.trim(),
    observation: {
      seen_at: measured.seen_at,
      is_task_done: isTaskDone,
      position: sendsPosition ? measured.position : null,
      bearing: sendsPosition ? measured.bearing : null,
    },
  };
  if (noteId === null) {
    await addNote(createKey(), content, photograph ?? null, Date.now());
    await askForPersistence();
  } else await changeNote(noteId, content, photograph);
  await publishChange();
}

/** 128 random bits as hexadecimal digits. */
export function createKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Asks the browser not to erase the notes while the device is short of space; browsers decide by themselves. */
async function askForPersistence(): Promise<void> {
  // The type is wrong for insecure contexts.
  const storage: StorageManager | undefined = navigator.storage;
  await storage?.persist?.().catch(() => false);
}
