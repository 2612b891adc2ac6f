import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { findDraft, listDraftIds, removeDraft, storeDraft } from './drafts/draft-storage.ts';
import type { DraftOwner } from './drafts/stored-draft.ts';

/** New values of fields that are saved without a form and could not be saved. */
export interface UnsavedEdit {
  /** The values, by field. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Why they could not be saved, in the language of the page. */
  readonly reason: string;
}

interface EditsState {
  /** The edits by person and record. */
  readonly edits: Readonly<Record<string, UnsavedEdit>>;
  /** The records whose edits of earlier visits are being read or have been read. */
  readonly loading: Readonly<Record<string, Promise<void>>>;
}

/** The edits, which outlast the screen on which they were made. The drafts of the browser have a copy of them, which outlasts the page. */
const editsStore = createStore<EditsState>(() => ({ edits: {}, loading: {} }));

/** Keeps values that could not be saved, beside those of other fields of the record. */
export function keepUnsavedEdit(owner: DraftOwner, { fields, reason }: UnsavedEdit): void {
  mergeEdit(owner, { fields, reason });
  storeCopy(owner);
}

/** Removes the values of fields that are saved or discarded. */
export function removeUnsavedEdit(owner: DraftOwner, names: readonly string[]): void {
  const { [keyOf(owner)]: edit, ...others } = editsStore.getState().edits;
  if (edit === undefined) return;
  const fields = Object.fromEntries(Object.entries(edit.fields).filter(([name]) => !names.includes(name)));
  const isEmpty = Object.keys(fields).length === 0;
  editsStore.setState({ edits: isEmpty ? others : { ...others, [keyOf(owner)]: { ...edit, fields } } });
  storeCopy(owner);
}

/** The values of a record that could not be saved, also in an earlier visit; null if there are none. */
export async function readUnsavedEdit(owner: DraftOwner): Promise<UnsavedEdit | null> {
  await load(owner);
  return editsStore.getState().edits[keyOf(owner)] ?? null;
}

/** The ids of the records of a kind for which this account has values that could not be saved, also from earlier visits. */
export async function listUnsavedEdits(userId: number, entity: string): Promise<readonly number[]> {
  return await listDraftIds(userId, copyOf({ userId, entity, id: 0 }).entity);
}

/** The values of a record that could not be saved; null if there are none, or no person is signed in. */
export function useUnsavedEdit(owner: DraftOwner | null): UnsavedEdit | null {
  const { userId, entity, id } = owner ?? {};
  useEffect(() => {
    if (userId !== undefined && entity !== undefined && id !== undefined) void load({ userId, entity, id });
  }, [userId, entity, id]);
  return useStore(editsStore, ({ edits }) => (owner === null ? null : (edits[keyOf(owner)] ?? null)));
}

function mergeEdit(owner: DraftOwner, { fields, reason }: UnsavedEdit): void {
  editsStore.setState(({ edits }) => {
    const before = edits[keyOf(owner)]?.fields;
    return { edits: { ...edits, [keyOf(owner)]: { fields: { ...before, ...fields }, reason } } };
  });
}

/** Reads the copy of an earlier visit, once. Values that were kept meanwhile are newer. */
async function load(owner: DraftOwner): Promise<void> {
  const key = keyOf(owner);
  const started = editsStore.getState().loading[key];
  if (started !== undefined) return await started;
  const reading = readCopy(owner);
  editsStore.setState(({ loading }) => ({ loading: { ...loading, [key]: reading } }));
  await reading;
}

async function readCopy(owner: DraftOwner): Promise<void> {
  const { draft } = await findDraft(copyOf(owner));
  if (draft === null) return;
  const newer = editsStore.getState().edits[keyOf(owner)];
  const { reason }: { readonly reason?: unknown } = draft.before;
  const text = newer?.reason ?? (typeof reason === 'string' ? reason : '');
  mergeEdit(owner, { fields: { ...draft.changes, ...newer?.fields }, reason: text });
}

function storeCopy(owner: DraftOwner): void {
  const edit = editsStore.getState().edits[keyOf(owner)];
  if (edit === undefined) void removeDraft(copyOf(owner));
  else {
    const { fields: changes, reason } = edit;
    void storeDraft(copyOf(owner), { version: 0, before: { reason }, changes, savedAt: Date.now() });
  }
}

/** The copy is apart from the draft of the form of the same record. */
const copyOf = (owner: DraftOwner): DraftOwner => ({ ...owner, entity: `${owner.entity} fields` });

const keyOf = ({ userId, entity, id }: DraftOwner): string => `${userId} ${entity} ${id}`;
