import type { PlaceRevision } from '@cae-map/contract/entities/place';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import {
  changeDraft,
  isChanged,
  openDraft,
  rebaseDraft,
  redoChange,
  undoChange,
  type Draft,
  type EditedField,
  type PlaceChanges,
} from './draft.ts';
import { dropDraft, findDraft, keepDraft } from './stored-drafts.ts';

/** What a click on the map does while a place is edited: nothing, setting its position, or editing the line to it. */
export type EditTool = 'select' | 'position' | 'line';

interface DraftState {
  /** Null while no place is edited. */
  readonly draft: Draft | null;
  readonly tool: EditTool;
  /** When the restored draft was kept, in milliseconds since 1970; null if nothing was restored. */
  readonly restoredAt: number | null;
}

/** The place that is being edited, which the form and the map share. */
export const draftStore = createStore<DraftState>(() => ({ draft: null, tool: 'select', restoredAt: null }));

/** Begins to edit a place, with the draft that this browser has kept. */
export function startEditing(base: PlaceRevision): void {
  const stored = findDraft(base.place_id);
  const draft = openDraft(base, stored?.changes);
  const isRestored = stored !== null && isChanged(draft);
  draftStore.setState({ draft, tool: 'select', restoredAt: isRestored ? stored.savedAt : null });
}

/** Ends editing; the draft stays in the browser. */
export function stopEditing(): void {
  draftStore.setState({ draft: null, tool: 'select', restoredAt: null });
}

/** Changes fields of the edited place and keeps the draft. */
export function editPlace(patch: PlaceChanges, typedField: EditedField | null = null): void {
  update((draft) => changeDraft(draft, patch, typedField));
}

/** Undoes the last unsaved change. @returns whether there was one */
export function undoEdit(): boolean {
  const canUndo = (draftStore.getState().draft?.past.length ?? 0) > 0;
  update(undoChange);
  return canUndo;
}

/** Repeats the change that was undone last. @returns whether there was one */
export function redoEdit(): boolean {
  const canRedo = (draftStore.getState().draft?.future.length ?? 0) > 0;
  update(redoChange);
  return canRedo;
}

/** Returns to the stored place. */
export function discardDraft(): void {
  update((draft) => changeDraft(openDraft(draft.base), {}));
  draftStore.setState({ restoredAt: null });
}

/** Continues on another version of the place. */
export function continueOn(current: PlaceRevision, keepsTheirs?: ReadonlySet<EditedField>): void {
  update((draft) => rebaseDraft(draft, current, keepsTheirs));
}

/** Chooses what a click on the map does. */
export function chooseTool(tool: EditTool): void {
  draftStore.setState({ tool });
}

/** A part of the state of editing. */
export function useDraft<Value>(select: (state: DraftState) => Value): Value {
  return useStore(draftStore, select);
}

function update(change: (draft: Draft) => Draft): void {
  const { draft } = draftStore.getState();
  if (draft === null) return;
  const changed = change(draft);
  if (changed === draft) return;
  draftStore.setState({ draft: changed });
  const { place_id: placeId, version } = changed.base;
  if (isChanged(changed)) keepDraft({ placeId, version, changes: changed.changes, savedAt: Date.now() });
  else dropDraft(placeId);
}
