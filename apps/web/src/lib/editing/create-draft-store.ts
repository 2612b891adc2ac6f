import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  changeDraft,
  isChanged,
  openDraft,
  rebaseDraft,
  redoChange,
  undoChange,
  type Changes,
  type Draft,
} from './draft.ts';
import { dropDraft, findDraft, keepDraft, type DraftsKey } from './stored-drafts.ts';

/** The record that is being edited, which the form and the map share. */
export interface DraftState<Item extends object, Field extends keyof Item & string, Tool extends string> {
  /** Null while nothing is edited. */
  readonly draft: Draft<Item, Field> | null;
  /** What a click on the map does. */
  readonly tool: Tool;
  /** When the restored draft was kept, in milliseconds since 1970; null if nothing was restored. */
  readonly restoredAt: number | null;
}

interface DraftStoreOptions<Item, Tool> {
  readonly key: DraftsKey;
  readonly readId: (item: Item) => number;
  /** The tool at the beginning. */
  readonly tool: Tool;
}

/** The store of a draft, and everything that changes it. */
export interface DraftStore<Item extends object, Field extends keyof Item & string, Tool extends string> {
  readonly store: StoreApi<DraftState<Item, Field, Tool>>;
  /** Begins to edit a record, with the draft that this browser has kept. */
  readonly start: (base: Item) => void;
  /** Ends editing; the draft stays in the browser. */
  readonly stop: () => void;
  /** Changes fields of the edited record and keeps the draft. */
  readonly edit: (patch: Changes<Item, Field>, typedField?: Field | null) => void;
  /** Undoes the last unsaved change. @returns whether there was one */
  readonly undo: () => boolean;
  /** Repeats the change that was undone last. @returns whether there was one */
  readonly redo: () => boolean;
  /** Returns to the stored record. */
  readonly discard: () => void;
  /** Continues on another version of the record. */
  readonly continueOn: (current: Item, keepsTheirs?: ReadonlySet<Field>) => void;
  readonly chooseTool: (tool: Tool) => void;
  /** A part of the state of editing. */
  readonly useDraft: <Value>(select: (state: DraftState<Item, Field, Tool>) => Value) => Value;
}

/** Creates the store of the draft of one kind of record. */
export function createDraftStore<
  Item extends { readonly version: number },
  Field extends keyof Item & string,
  Tool extends string,
>({ key, readId, tool }: DraftStoreOptions<Item, Tool>): DraftStore<Item, Field, Tool> {
  const store = createStore<DraftState<Item, Field, Tool>>(() => ({ draft: null, tool, restoredAt: null }));

  function update(change: (draft: Draft<Item, Field>) => Draft<Item, Field>): void {
    const { draft } = store.getState();
    if (draft === null) return;
    const changed = change(draft);
    if (changed === draft) return;
    store.setState({ draft: changed });
    const id = readId(changed.base);
    const { version } = changed.base;
    if (isChanged(changed)) keepDraft(key, { id, version, changes: changed.changes, savedAt: Date.now() });
    else {
      dropDraft(key, id);
      // Saved or undone: nothing that was restored is left.
      store.setState({ restoredAt: null });
    }
  }

  return {
    store,
    start(base) {
      const stored = findDraft(key, readId(base));
      const draft = openDraft<Item, Field>(base, stored?.changes);
      const isRestored = stored !== null && isChanged(draft);
      store.setState({ draft, tool, restoredAt: isRestored ? stored.savedAt : null });
    },
    stop: () => store.setState({ draft: null, tool, restoredAt: null }),
    edit: (patch, typedField = null) => update((draft) => changeDraft(draft, patch, typedField)),
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
      update((draft) => changeDraft(openDraft<Item, Field>(draft.base), {}));
      store.setState({ restoredAt: null });
    },
    continueOn: (current, keepsTheirs) => update((draft) => rebaseDraft(draft, current, keepsTheirs)),
    chooseTool: (next) => store.setState({ tool: next }),
    useDraft: (select) => useStore(store, select),
  };
}
