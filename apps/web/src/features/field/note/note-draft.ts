import { proposalBounds } from '@cae-map/contract/entities/editing/proposal';
import type { Observation } from '@cae-map/contract/entities/editing/observation';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Fix } from '../../../lib/position/watch-position.ts';
import { readLocal, removeLocal, writeLocal } from '../../../lib/storage/local-storage.ts';
import type { Note, NotePhotograph } from '../outbox/note.ts';

/** What a traveller enters in the form of a note. It stays while the camera is open and when the page is closed. */
export interface NoteDraft {
  readonly placeId: number;
  /** The note that is changed; null for a new one. */
  readonly noteId: string | null;
  readonly remark: string;
  readonly isTaskDone: boolean;
  readonly creditName: string;
  readonly contact: string;
  readonly sendsPosition: boolean;
  /** In memory only; undefined for the present one of a note that is changed. */
  readonly photograph: NotePhotograph | null | undefined;
  /** Where the photograph was taken, or where the changed note was made; null to use the present position. */
  readonly measured: Pick<Observation, 'position' | 'bearing' | 'seen_at'> | null;
}

/** A note before anything is entered. Name and contact are those of the last one. */
function createDraft(placeId: number): NoteDraft {
  const { creditName, contact } = readStored();
  return {
    placeId,
    noteId: null,
    remark: '',
    isTaskDone: false,
    creditName,
    contact,
    sendsPosition: true,
    photograph: null,
    measured: null,
  };
}

type StoredDraft = Pick<NoteDraft, 'placeId' | 'remark' | 'isTaskDone' | 'creditName' | 'contact'>;

/** What the storage has, in the bounds of the form; a damaged value is treated as missing. */
function readStored(): StoredDraft {
  let stored: Partial<Record<keyof StoredDraft, unknown>> = {};
  try {
    stored = Object(JSON.parse(readLocal('fieldDraft') ?? '{}')) as typeof stored;
  } catch {
    // Damaged.
  }
  const text = (value: unknown, most: number): string =>
    typeof value === 'string' ? value.slice(0, most) : '';
  return {
    placeId: typeof stored.placeId === 'number' ? stored.placeId : 0,
    remark: text(stored.remark, proposalBounds.remark),
    isTaskDone: stored.isTaskDone === true,
    creditName: text(stored.creditName, proposalBounds.creditName),
    contact: text(stored.contact, proposalBounds.contact),
  };
}

const store = createStore<{ readonly draft: NoteDraft | null }>(() => ({ draft: null }));

/** The draft of a new note about a place, which is created when it is read first. */
export function openDraft(placeId: number): NoteDraft {
  const { draft } = store.getState();
  if (draft?.placeId === placeId && draft.noteId === null) return draft;
  const { remark, isTaskDone, ...stored } = readStored();
  const created = {
    ...createDraft(placeId),
    ...(stored.placeId === placeId ? { remark, isTaskDone } : {}),
  };
  store.setState({ draft: created });
  return created;
}

/** The open draft about a place, of a new note or of one that is changed; otherwise one of a new note. */
export function continueDraft(placeId: number): NoteDraft {
  const { draft } = store.getState();
  return draft?.placeId === placeId ? draft : openDraft(placeId);
}

/** Opens a stored note to be changed. */
export function openNote(note: Note): void {
  if (store.getState().draft?.noteId === note.id) return;
  const { position, bearing, seen_at, is_task_done: isTaskDone } = note.observation;
  const { id: noteId, placeId, remark, creditName, contact, hasPhotograph } = note;
  store.setState({
    draft: {
      placeId,
      noteId,
      remark,
      isTaskDone,
      creditName,
      contact,
      sendsPosition: position !== null,
      photograph: hasPhotograph ? undefined : null,
      measured: { position, bearing, seen_at },
    },
  });
}

export function useDraft(): NoteDraft | null {
  return useStore(store, ({ draft }) => draft);
}

/** Changes the open draft. The text is kept on the device. */
export function changeDraft(change: Partial<NoteDraft>): void {
  const { draft } = store.getState();
  if (draft === null) return;
  const next = { ...draft, ...change };
  store.setState({ draft: next });
  if (next.noteId !== null) return;
  const { placeId, remark, isTaskDone, creditName, contact } = next;
  writeLocal('fieldDraft', JSON.stringify({ placeId, remark, isTaskDone, creditName, contact }));
}

/** Empties the form after its note is kept; name and contact remain for the next one. */
export function endDraft(): void {
  const { draft } = store.getState();
  store.setState({ draft: null });
  if (draft === null || draft.noteId !== null) return;
  const { creditName, contact } = draft;
  if (creditName === '' && contact === '') removeLocal('fieldDraft');
  else
    writeLocal(
      'fieldDraft',
      JSON.stringify({ placeId: 0, remark: '', isTaskDone: false, creditName, contact }),
    );
}

/** What the device has measured now. @param heading degrees from magnetic north; null without a compass. 0 is a direction */
export function measure(
  fix: Fix | null,
  heading: number | null,
  now: number,
): NonNullable<NoteDraft['measured']> {
  return {
    seen_at: new Date(now).toISOString(),
    position:
      fix === null
        ? null
        : {
            latitude: fix.latitude,
            longitude: fix.longitude,
            // Some devices report an unlimited radius.
            accuracy: Math.min(1_000_000, Math.max(0, fix.accuracy)),
          },
    bearing: heading === null ? null : { degrees: heading, is_true_north: false },
  };
}
