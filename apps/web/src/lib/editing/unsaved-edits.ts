import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { DraftOwner } from './drafts/stored-draft.ts';

/** New values of fields that are saved without a form and could not be saved. */
export interface UnsavedEdit {
  /** The values, by field. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Why they could not be saved, in the language of the page. */
  readonly reason: string;
}

type EditsByRecord = Readonly<Record<string, UnsavedEdit>>;

/** The edits of this visit, by person and record: they outlast the screen on which they were made. */
const editsStore = createStore<{ readonly edits: EditsByRecord }>(() => ({ edits: {} }));

/** Keeps values that could not be saved, beside those of other fields of the record. */
export function keepUnsavedEdit(owner: DraftOwner, { fields, reason }: UnsavedEdit): void {
  editsStore.setState(({ edits }) => {
    const before = edits[keyOf(owner)]?.fields;
    return { edits: { ...edits, [keyOf(owner)]: { fields: { ...before, ...fields }, reason } } };
  });
}

/** Removes the values of fields that are saved or discarded. */
export function removeUnsavedEdit(owner: DraftOwner, names: readonly string[]): void {
  editsStore.setState(({ edits }) => {
    const { [keyOf(owner)]: edit, ...others } = edits;
    if (edit === undefined) return { edits };
    const fields = Object.fromEntries(Object.entries(edit.fields).filter(([name]) => !names.includes(name)));
    return {
      edits: Object.keys(fields).length === 0 ? others : { ...others, [keyOf(owner)]: { ...edit, fields } },
    };
  });
}

/** The values of a record that could not be saved; null if there are none, or no person is signed in. */
export function useUnsavedEdit(owner: DraftOwner | null): UnsavedEdit | null {
  return useStore(editsStore, ({ edits }) => (owner === null ? null : (edits[keyOf(owner)] ?? null)));
}

const keyOf = ({ userId, entity, id }: DraftOwner): string => `${userId} ${entity} ${id}`;
