import type { PlaceRecordForEditors, PlaceRevision } from '@cae-map/contract/entities/place';
import { isSameValue } from '../../records/compare-saved.ts';

/** The fields of a place that an editor changes. */
export type EditedField = Exclude<keyof PlaceRecordForEditors, 'place_id' | 'imgcount'>;
export type PlaceChanges = Partial<Pick<PlaceRecordForEditors, EditedField>>;

/** An unsaved state of a place. */
export interface Draft {
  /** The stored place that was edited. */
  readonly base: PlaceRevision;
  /** Only the fields that differ from it. */
  readonly changes: PlaceChanges;
  /** The earlier states of the changes, the oldest first. */
  readonly past: readonly PlaceChanges[];
  /** The states that were undone, the last one first. */
  readonly future: readonly PlaceChanges[];
  /** The field whose typing is one step of undo. */
  readonly typedField: EditedField | null;
}

/** The earlier states that are kept. */
const maxSteps = 100;

/** A draft without changes. */
export function openDraft(base: PlaceRevision, changes: PlaceChanges = {}): Draft {
  return { base, changes: onlyDifferent(base, changes), past: [], future: [], typedField: null };
}

/** The place as it would be saved. */
export function draftRecord({ base, changes }: Pick<Draft, 'base' | 'changes'>): PlaceRevision {
  return { ...base, ...changes };
}

/** Whether there is something to save. */
export function isChanged({ changes }: Pick<Draft, 'changes'>): boolean {
  return Object.keys(changes).length > 0;
}

/**
 * Changes fields of the draft.
 * @param typedField the field that is being typed: consecutive changes of the same one are a single step of undo
 */
export function changeDraft(draft: Draft, patch: PlaceChanges, typedField: EditedField | null = null): Draft {
  const changes = onlyDifferent(draft.base, { ...draft.changes, ...patch });
  if (isSameValue(changes, draft.changes)) return draft;
  const continues = typedField !== null && typedField === draft.typedField;
  const past = continues ? draft.past : [...draft.past, draft.changes].slice(-maxSteps);
  return { ...draft, changes, past, future: [], typedField };
}

/** Restores the state before the last change; without one, the draft is unchanged. */
export function undoChange(draft: Draft): Draft {
  const changes = draft.past.at(-1);
  if (changes === undefined) return draft;
  return {
    ...draft,
    changes,
    past: draft.past.slice(0, -1),
    future: [draft.changes, ...draft.future],
    typedField: null,
  };
}

/** Restores the state before the last `undoChange`. */
export function redoChange(draft: Draft): Draft {
  const [changes, ...future] = draft.future;
  if (changes === undefined) return draft;
  return { ...draft, changes, past: [...draft.past, draft.changes], future, typedField: null };
}

/** A field that both editors have changed to different values. */
export interface FieldConflict {
  readonly field: EditedField;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** The fields that the draft and another editor have changed differently. */
export function findConflicts({ base, changes }: Draft, current: PlaceRevision): FieldConflict[] {
  return Object.entries(changes)
    .map(([field, mine]) => ({ field: field as EditedField, mine: mine as unknown }))
    .filter(
      ({ field, mine }) => !isSameValue(current[field], base[field]) && !isSameValue(current[field], mine),
    )
    .map(({ field, mine }) => ({ field, mine, theirs: current[field] }));
}

/**
 * Continues a draft on another version of the place: the other editor's changes of other fields are taken over.
 * @param keepsTheirs the fields in which the other editor's value replaces that of the draft
 */
export function rebaseDraft(
  draft: Draft,
  current: PlaceRevision,
  keepsTheirs: ReadonlySet<EditedField> = new Set(),
): Draft {
  const kept = Object.entries(draft.changes).filter(([field]) => !keepsTheirs.has(field as EditedField));
  return openDraft(current, Object.fromEntries(kept));
}

function onlyDifferent(base: PlaceRevision, changes: PlaceChanges): PlaceChanges {
  return Object.fromEntries(
    Object.entries(changes).filter(([field, value]) => !isSameValue(value, Reflect.get(base, field))),
  );
}
