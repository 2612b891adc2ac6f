import { proposalBounds } from '@cae-map/contract/entities/editing/proposal';
import type { Observation } from '@cae-map/contract/entities/editing/observation';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { outboxStates, type OutboxItem } from '@cae-map/expedition/field/outbox/outbox-item';

/** What a traveller has written about a place on the spot. */
export interface NoteContent {
  readonly placeId: number;
  /** What the place was called when the note was made, so that the list can be read without a network. */
  readonly placeTitle: string;
  readonly lang: ContentLanguage;
  readonly remark: string;
  readonly creditName: string;
  readonly contact: string;
  readonly observation: Observation;
}

/** A note of the outbox, as it is stored; the bytes of its photograph are stored beside it. */
export interface Note extends OutboxItem, NoteContent {}

/** A photograph in the outbox: a reduced JPEG without metadata. */
export interface NotePhotograph {
  readonly bytes: ArrayBuffer;
  readonly type: 'image/jpeg';
}

/** The most notes that are kept on a device. */
export const maxNotes = 200;

/** Reads a stored note; null for one that another version of the application or a damaged storage has left, which stays stored. */
export function readNote(value: unknown): Note | null {
  const note = Object(value) as Partial<Record<keyof Note, unknown>>;
  const { id, state, placeId, remark, observation, createdAt, unanswered, notBefore } = note;
  const isReadable =
    typeof id === 'string' &&
    outboxStates.some((each) => each === state) &&
    typeof placeId === 'number' &&
    typeof remark === 'string' &&
    remark.length <= proposalBounds.remark &&
    typeof observation === 'object' &&
    observation !== null &&
    [createdAt, unanswered, notBefore].every(Number.isFinite);
  return isReadable ? (value as Note) : null;
}
