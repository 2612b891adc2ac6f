import { isSameValue } from './compare-saved.ts';
import type { StoredDraft } from './drafts/stored-draft.ts';

/** New values of some fields of a record. */
export type Changes<Item extends object, Field extends keyof Item> = Partial<Pick<Item, Field>>;

/** An unsaved state of a record. */
export interface Draft<Item extends object, Field extends keyof Item & string> {
  /** The stored record that was edited. */
  readonly base: Item;
  /** Only the fields that differ from it. */
  readonly changes: Changes<Item, Field>;
  /** The earlier states of the changes, the oldest first. */
  readonly past: readonly Changes<Item, Field>[];
  /** The states that were undone, the last one first. */
  readonly future: readonly Changes<Item, Field>[];
  /** The field whose typing is one step of undo. */
  readonly typedField: Field | null;
}

/** The earlier states that are kept. */
const maxSteps = 100;

/** A draft without changes. */
export function openDraft<Item extends object, Field extends keyof Item & string>(
  base: Item,
  changes: Changes<Item, Field> = {},
): Draft<Item, Field> {
  return { base, changes: onlyDifferent(base, changes), past: [], future: [], typedField: null };
}

/**
 * The draft that the browser has kept. If the record was changed since, the draft stays on the version that was edited, so that saving it
 * shows the conflict with the other editor.
 */
export function restoreDraft<Item extends { readonly version: number }, Field extends keyof Item & string>(
  current: Item,
  { version, before, changes }: StoredDraft,
): Draft<Item, Field> {
  // The fields were typed when they were stored.
  const restored = onlyDifferent<Item, Field>(current, changes);
  if (version === current.version || !isChanged({ changes: restored })) return openDraft(current, restored);
  return openDraft(
    { ...current, ...pick<Item, Field>(before, (field) => field in restored), version },
    restored,
  );
}

/** The stored values of the changed fields. */
export function storedValues<Item extends object, Field extends keyof Item & string>({
  base,
  changes,
}: Pick<Draft<Item, Field>, 'base' | 'changes'>): Changes<Item, Field> {
  const stored: Changes<Item, Field> = { ...changes };
  for (const field of changedNames<Field>(changes)) stored[field] = base[field];
  return stored;
}

/** The draft as the browser keeps it. */
export function toStoredDraft<Item extends { readonly version: number }, Field extends keyof Item & string>({
  base,
  changes,
}: Draft<Item, Field>): StoredDraft {
  const before = Object.fromEntries(changedNames<Field>(changes).map((field) => [field, base[field]]));
  return { version: base.version, before, changes, savedAt: Date.now() };
}

/** The record as it would be saved. */
export function draftRecord<Item extends object, Field extends keyof Item & string>({
  base,
  changes,
}: Pick<Draft<Item, Field>, 'base' | 'changes'>): Item {
  return { ...base, ...changes };
}

/** Whether there is something to save. */
export function isChanged({ changes }: { readonly changes: object }): boolean {
  return Object.keys(changes).length > 0;
}

/** The number of changed controls of the form: latitude and longitude are one. */
export function countChangedControls({ changes }: { readonly changes: object }): number {
  const names = Object.keys(changes);
  const isOnePosition = names.includes('latitude') && names.includes('longitude');
  return names.length - (isOnePosition ? 1 : 0);
}

/**
 * Changes fields of the draft.
 * @param typedField the field that is being typed: consecutive changes of the same one are a single step of undo
 * @param isNewStep whether a step begins all the same, such as after a pause in typing
 */
export function changeDraft<Item extends object, Field extends keyof Item & string>(
  draft: Draft<Item, Field>,
  patch: Changes<Item, Field>,
  typedField: Field | null = null,
  isNewStep = false,
): Draft<Item, Field> {
  const changes = onlyDifferent(draft.base, { ...draft.changes, ...patch });
  if (isSameValue(changes, draft.changes)) return draft;
  const continues = !isNewStep && typedField !== null && typedField === draft.typedField;
  const past = continues ? draft.past : [...draft.past, draft.changes].slice(-maxSteps);
  return { ...draft, changes, past, future: [], typedField };
}

/** Restores the state before the last change; without one, the draft is unchanged. */
export function undoChange<Item extends object, Field extends keyof Item & string>(
  draft: Draft<Item, Field>,
): Draft<Item, Field> {
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
export function redoChange<Item extends object, Field extends keyof Item & string>(
  draft: Draft<Item, Field>,
): Draft<Item, Field> {
  const [changes, ...future] = draft.future;
  if (changes === undefined) return draft;
  return { ...draft, changes, past: [...draft.past, draft.changes], future, typedField: null };
}

/** A field that both editors have changed to different values. */
export interface FieldConflict<Field extends string> {
  readonly field: Field;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** The fields that the draft and another editor have changed differently. */
export function findConflicts<Item extends object, Field extends keyof Item & string>(
  { base, changes }: Pick<Draft<Item, Field>, 'base' | 'changes'>,
  current: Item,
): FieldConflict<Field>[] {
  return changedNames<Field>(changes)
    .map((field) => ({ field, mine: changes[field] as unknown, theirs: current[field] as unknown }))
    .filter(({ field, mine, theirs }) => !isSameValue(theirs, base[field]) && !isSameValue(theirs, mine));
}

/**
 * Continues a draft on another version of the record: the other editor's changes of other fields are taken over.
 * @param keepsTheirs the fields in which the other editor's value replaces that of the draft
 */
export function rebaseDraft<Item extends object, Field extends keyof Item & string>(
  draft: Draft<Item, Field>,
  current: Item,
  keepsTheirs: ReadonlySet<Field> = new Set(),
): Draft<Item, Field> {
  return openDraft(
    current,
    pick<Item, Field>(draft.changes, (field) => !keepsTheirs.has(field)),
  );
}

/** Rebases a draft onto the stored record that was created from `sent`; only edits made since sending remain as changes. */
export function continueDraft<Item extends object, Field extends keyof Item & string>(
  draft: Draft<Item, Field>,
  sent: Item,
  stored: Item,
): Draft<Item, Field> {
  const edited = draftRecord(draft);
  return openDraft(
    stored,
    pick<Item, Field>(edited, (field) => !isSameValue(edited[field], sent[field])),
  );
}

function onlyDifferent<Item extends object, Field extends keyof Item & string>(
  base: Item,
  changes: Changes<Item, Field>,
): Changes<Item, Field> {
  return pick<Item, Field>(changes, (field) => !isSameValue(changes[field], base[field]));
}

function pick<Item extends object, Field extends keyof Item & string>(
  changes: Changes<Item, Field>,
  isKept: (field: Field) => boolean,
): Changes<Item, Field> {
  const kept: Changes<Item, Field> = { ...changes };
  for (const field of changedNames<Field>(changes)) if (!isKept(field)) delete kept[field];
  return kept;
}

/** The keys of changes are those of their type: drafts are made only from typed patches. */
const changedNames = <Field extends string>(changes: object): Field[] => Object.keys(changes) as Field[];
