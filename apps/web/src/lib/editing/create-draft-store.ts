import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { throttle } from '../timing/throttle.ts';
import {
  changeDraft,
  continueDraft,
  isChanged,
  openDraft,
  rebaseDraft,
  redoChange,
  restoreDraft,
  storedValues,
  toStoredDraft,
  undoChange,
  type Changes,
  type Draft,
} from './draft.ts';
import {
  findDraft,
  removeDraft,
  storeDraft,
  storeDraftOnLeaving,
  takeOtherDraft,
  type DraftKeeping,
} from './drafts/draft-storage.ts';
import type { DraftOwner } from './drafts/stored-draft.ts';
import { readUnsavedEdit, removeUnsavedEdit, type UnsavedEdit } from './unsaved-edits.ts';

/** What a click on the map does while a record is edited: nothing, setting its position, or editing its line. */
export type EditTool = 'select' | 'position' | 'line';

/** The record that is being edited, which the form and the map share. */
export interface DraftState<Item extends object, Field extends keyof Item & string> {
  /** Null while nothing is edited, and while the draft is being read from the browser. */
  readonly draft: Draft<Item, Field> | null;
  readonly tool: EditTool;
  /** When the restored draft was kept, in milliseconds since 1970; null if nothing was restored. */
  readonly restoredAt: number | null;
  /** How unsaved changes are kept in the browser. */
  readonly keeping: DraftKeeping;
  /** Whether the last step was to discard all changes. */
  readonly isDiscarded: boolean;
  /** Whether the record is new and is being stored: the loaded records may have it before the draft continues on it. */
  readonly isBeingStored: boolean;
}

interface DraftStoreOptions<Item> {
  /** The kind of the record. */
  readonly entity: string;
  /** The id under which the draft of a record is kept: that of the record, or for a new one any number that no record has. */
  readonly readId: (item: Item) => number;
}

/** The store of a draft, and everything that changes it. */
export interface DraftStore<Item extends object, Field extends keyof Item & string> {
  readonly store: StoreApi<DraftState<Item, Field>>;
  /** Begins to edit a record, with the draft of the person that this browser has kept. */
  readonly start: (base: Item, userId: number) => Promise<void>;
  /** Ends editing; the draft stays in the browser. */
  readonly stop: () => void;
  /** Changes fields of the edited record and keeps the draft. */
  readonly edit: (patch: Changes<Item, Field>, typedField?: Field | null, isNewStep?: boolean) => void;
  /** Undoes the last unsaved change. @returns whether there was one */
  readonly undo: () => boolean;
  /** Repeats the change that was undone last. @returns whether there was one */
  readonly redo: () => boolean;
  /** Returns to the stored record, as a step that can be undone. */
  readonly discard: () => void;
  /** Sets whether the new record is being stored. */
  readonly setBeingStored: (isBeingStored: boolean) => void;
  /**
   * Continues on the record that a new one was stored as. What was edited while it was being stored stays as its draft.
   * @param sent the new record as it was sent
   */
  readonly continueAsStored: (stored: Item, sent: Item) => void;
  /** Continues on another version of the record. */
  readonly continueOn: (current: Item, keepsTheirs?: ReadonlySet<Field>) => void;
  readonly chooseTool: (tool: EditTool) => void;
  /** Puts the draft of another window into the form, as a change that can be undone, and removes it there. */
  readonly takeOther: (windowId: string) => Promise<void>;
  /** Removes the draft of another window. */
  readonly removeOther: (windowId: string) => Promise<void>;
  /** Stores the draft while the page is being left. */
  readonly storeOnLeaving: () => void;
  /** A part of the state of editing. */
  readonly useDraft: <Value>(select: (state: DraftState<Item, Field>) => Value) => Value;
}

/** The shortest time between two writes of a draft, in milliseconds. */
export const writeInterval = 500;

const storedAlone: DraftKeeping = { isStored: true, others: [] };

/** Creates the store of the draft of one kind of record. */
export function createDraftStore<
  Item extends { readonly version: number },
  Field extends keyof Item & string,
>({ entity, readId }: DraftStoreOptions<Item>): DraftStore<Item, Field> {
  type State = DraftState<Item, Field>;
  const nothingEdited: State = {
    draft: null,
    tool: 'select',
    restoredAt: null,
    keeping: storedAlone,
    isDiscarded: false,
    isBeingStored: false,
  };
  const store = createStore<State>(() => nothingEdited);
  /** The edited record; a new object each time that editing begins. */
  let owner: DraftOwner | null = null;
  const writing = throttle(write, writeInterval);

  function write(): void {
    const { draft } = store.getState();
    const written = owner;
    if (draft === null || written === null) return;
    const keep = isChanged(draft) ? storeDraft(written, toStoredDraft(draft)) : removeDraft(written);
    void keep.then((keeping) => showKeeping(written, keeping));
  }

  function showKeeping(of: DraftOwner, keeping: DraftKeeping): void {
    if (owner === of) store.setState({ keeping });
  }

  function update(change: (draft: Draft<Item, Field>) => Draft<Item, Field>): void {
    const { draft } = store.getState();
    if (draft === null) return;
    const changed = change(draft);
    if (changed === draft) return;
    // Saved or undone: nothing that was restored is left.
    store.setState({ draft: changed, isDiscarded: false, ...(!isChanged(changed) && { restoredAt: null }) });
    writing.schedule();
  }

  /** Moves the values that could not be saved without the form into the draft. */
  function takeUnsaved(editing: DraftOwner, { fields }: UnsavedEdit): void {
    // Fields that save themselves are fields of the form.
    update((draft) => changeDraft(draft, fields as Changes<Item, Field>));
    store.setState({ restoredAt: Date.now() });
    writing.runNow();
    removeUnsavedEdit(editing, Object.keys(fields));
  }

  async function removeOther(windowId: string): Promise<Draft<Item, Field> | null> {
    const { draft, keeping } = store.getState();
    const editing = owner;
    if (editing === null || draft === null) return null;
    const taken = await takeOtherDraft(editing, windowId);
    const others = keeping.others.filter((other) => other.windowId !== windowId);
    showKeeping(editing, { ...keeping, others });
    return taken === null || owner !== editing ? null : restoreDraft<Item, Field>(draft.base, taken);
  }

  return {
    store,
    async start(base, userId) {
      const editing: DraftOwner = { userId, entity, id: readId(base) };
      owner = editing;
      store.setState(nothingEdited);
      const [{ draft: found, ...keeping }, unsaved] = await Promise.all([
        findDraft(editing),
        readUnsavedEdit(editing),
      ]);
      if (owner !== editing) return;
      const draft = found === null ? openDraft<Item, Field>(base) : restoreDraft<Item, Field>(base, found);
      store.setState({
        draft,
        restoredAt: found !== null && isChanged(draft) ? found.savedAt : null,
        keeping,
      });
      if (unsaved !== null) takeUnsaved(editing, unsaved);
    },
    stop() {
      writing.runNow();
      owner = null;
      store.setState(nothingEdited);
    },
    edit: (patch, typedField = null, isNewStep = false) =>
      update((draft) => changeDraft(draft, patch, typedField, isNewStep)),
    undo() {
      const canUndo = (store.getState().draft?.past.length ?? 0) > 0;
      update(undoChange);
      return canUndo;
    },
    redo() {
      const canRedo = (store.getState().draft?.future.length ?? 0) > 0;
      update(redoChange);
      return canRedo;
    },
    discard() {
      update((draft) => changeDraft(draft, storedValues(draft)));
      store.setState({ restoredAt: null, isDiscarded: true });
    },
    setBeingStored: (isBeingStored) => store.setState({ isBeingStored }),
    continueAsStored(stored, sent) {
      const { draft } = store.getState();
      if (draft === null || owner === null) return;
      void removeDraft(owner);
      owner = { ...owner, id: readId(stored) };
      store.setState({ draft: continueDraft(draft, sent, stored), restoredAt: null });
      writing.schedule();
    },
    continueOn: (current, keepsTheirs) => update((draft) => rebaseDraft(draft, current, keepsTheirs)),
    chooseTool: (next) => store.setState({ tool: next }),
    async takeOther(windowId) {
      const taken = await removeOther(windowId);
      if (taken !== null) update((draft) => changeDraft(draft, taken.changes));
    },
    async removeOther(windowId) {
      await removeOther(windowId);
    },
    storeOnLeaving() {
      const { draft } = store.getState();
      if (owner === null || draft === null) return;
      storeDraftOnLeaving(owner, isChanged(draft) ? toStoredDraft(draft) : null);
    },
    useDraft: (select) => useStore(store, select),
  };
}
