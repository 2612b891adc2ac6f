import { applyEvent, type OutboxEvent } from '@cae-map/expedition/field/outbox/outbox-events';
import { createOutboxItem, isChangeable } from '@cae-map/expedition/field/outbox/outbox-item';
import { maxNotes, readNote, type Note, type NoteContent, type NotePhotograph } from './note.ts';
import { openOutboxDatabase, type NotesStore, type PhotographsStore } from './outbox-database.ts';

/** Why a note could not be stored. */
export type StorageProblem = 'full' | 'unavailable' | 'tooMany' | 'sent';

/** A failure of the storage. What was stored before is unchanged, because every change is one transaction. */
export class OutboxStorageError extends Error {
  override readonly name = 'OutboxStorageError';
  readonly problem: StorageProblem;

  constructor(problem: StorageProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}

export interface StoredNotes {
  /** The newest first. */
  readonly notes: readonly Note[];
  /** How many notes cannot be read; they stay stored. */
  readonly unreadable: number;
}

/** Reads all notes. @throws {OutboxStorageError} */
export async function readNotes(): Promise<StoredNotes> {
  return await withStorage(async () => {
    const stored: readonly unknown[] = await (await openOutboxDatabase()).getAll('notes');
    const notes = stored.map(readNote).filter((note) => note !== null);
    return {
      notes: notes.toSorted((one, other) => other.createdAt - one.createdAt),
      unreadable: stored.length - notes.length,
    };
  });
}

/**
 * Keeps a new note with its photograph: both or neither.
 * @param id 32 random hexadecimal digits
 * @throws {OutboxStorageError}
 */
export async function addNote(
  id: string,
  content: NoteContent,
  photograph: NotePhotograph | null,
  now: number,
): Promise<Note> {
  const note: Note = { ...createOutboxItem(id, now, photograph !== null), ...content };
  return await change(async (notes, photographs) => {
    if ((await notes.count()) >= maxNotes) throw new OutboxStorageError('tooMany');
    await notes.put(note, id);
    if (photograph !== null) await photographs.put(photograph, id);
    return note;
  });
}

/**
 * Replaces the contents of a note that the server does not have; a rejected one waits again.
 * @param photograph undefined to keep the present one
 * @throws {OutboxStorageError} `sent` if the note has been sent in the meantime
 */
export async function changeNote(
  id: string,
  content: NoteContent,
  photograph: NotePhotograph | null | undefined,
): Promise<void> {
  await change(async (notes, photographs) => {
    const note = await notes.get(id);
    if (note === undefined || !isChangeable(note)) throw new OutboxStorageError('sent');
    const hasPhotograph = photograph === undefined ? note.hasPhotograph : photograph !== null;
    const uploadId = photograph === undefined ? note.uploadId : null;
    const waiting = createOutboxItem(id, note.createdAt, hasPhotograph);
    await notes.put({ ...note, ...waiting, uploadId, ...content }, id);
    if (photograph === null) await photographs.delete(id);
    else if (photograph !== undefined) await photographs.put(photograph, id);
  });
}

/**
 * Removes a note that the server does not have, or one that has been sent, from the device.
 * @throws {OutboxStorageError} `sent` while the server may have it without the device knowing
 */
export async function removeNote(id: string): Promise<void> {
  await change(async (notes, photographs) => {
    const note = await notes.get(id);
    if (note !== undefined && !isChangeable(note) && note.sentAt === null)
      throw new OutboxStorageError('sent');
    await notes.delete(id);
    await photographs.delete(id);
  });
}

/** Applies an event to a stored note; null if it has been removed. The photograph of a decided note is removed. */
export async function applyToNote(id: string, event: OutboxEvent): Promise<Note | null> {
  return await change(async (notes, photographs) => {
    const note = await notes.get(id);
    if (note === undefined) return null;
    const next: Note = { ...note, ...applyEvent(note, event) };
    await notes.put(next, id);
    if (event.kind === 'decided') await photographs.delete(id);
    return next;
  });
}

/** One note; undefined if there is none that can be read. */
export async function findNote(id: string): Promise<Note | undefined> {
  return await withStorage(async () => {
    const value: unknown = await (await openOutboxDatabase()).get('notes', id);
    return readNote(value) ?? undefined;
  });
}

/** The photograph of a note; undefined if it has none on this device. */
export async function readPhotograph(id: string): Promise<NotePhotograph | undefined> {
  return await withStorage(async () => await (await openOutboxDatabase()).get('photographs', id));
}

/** Changes notes and photographs in one transaction, which is rolled back when the work fails. */
async function change<Value>(
  work: (notes: NotesStore, photographs: PhotographsStore) => Promise<Value>,
): Promise<Value> {
  return await withStorage(async () => {
    const database = await openOutboxDatabase();
    const transaction = database.transaction(['notes', 'photographs'], 'readwrite', { durability: 'strict' });
    try {
      const value = await work(transaction.objectStore('notes'), transaction.objectStore('photographs'));
      await transaction.done;
      return value;
    } catch (error) {
      abort(transaction);
      await transaction.done.catch(() => undefined);
      throw error;
    }
  });
}

/** A transaction that the browser has aborted cannot be aborted again. */
function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // Aborted already.
  }
}

async function withStorage<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OutboxStorageError) throw error;
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    throw new OutboxStorageError(isFull ? 'full' : 'unavailable', { cause: error });
  }
}
