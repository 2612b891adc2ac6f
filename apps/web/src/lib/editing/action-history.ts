import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** A saved change that can be undone. */
export interface DoneAction {
  /** What was done, in the language of the page. */
  readonly label: string;
  /** Saves the state before the change. @throws {Error} if it cannot be undone, for example after another editor's change */
  readonly undo: () => Promise<void>;
  /** What the undo changes for readers, if it is to be confirmed, in the language of the page. */
  readonly question?: string;
  /** The records that it deleted. */
  readonly deleted?: readonly RecordReference[];
}

/** A record of any kind. */
export interface RecordReference {
  /** The kind of the record. */
  readonly entity: string;
  readonly id: number;
}

/** The actions that are remembered. */
const maxActions = 50;

interface HistoryState {
  /** The last one last. */
  readonly done: readonly DoneAction[];
  /** Whether the last action is shown with its button. */
  readonly isShown: boolean;
  readonly isUndoing: boolean;
  /** Whether the question of the last action is shown. */
  readonly isAsked: boolean;
}

const historyStore = createStore<HistoryState>(() => ({
  done: [],
  isShown: false,
  isUndoing: false,
  isAsked: false,
}));

/** Remembers a saved change and offers to undo it. */
export function rememberAction(action: DoneAction): void {
  historyStore.setState(({ done }) => ({
    done: [...done, action].slice(-maxActions),
    isShown: true,
    isAsked: false,
  }));
}

/** Forgets the deletion of a record that has been restored in another way: undoing it would fail. */
export function forgetDeletion(entity: string, id: number): void {
  historyStore.setState(({ done }) => ({
    done: done.filter(
      ({ deleted = [] }) => !deleted.some((record) => record.entity === entity && record.id === id),
    ),
  }));
}

/** Forgets all actions, after a change that cannot be undone like them: Ctrl+Z would undo an earlier one unnoticed. */
export function forgetActions(): void {
  historyStore.setState({ done: [], isShown: false, isAsked: false });
}

/** Hides the offer; Ctrl+Z still undoes the action. */
export function dismissAction(): void {
  historyStore.setState({ isShown: false });
}

/**
 * Undoes the last action, one at a time, and then offers the one before it.
 * @returns the undone action; null if there is none, or while another one is being undone
 * @throws {Error} if it cannot be undone; it is then no longer remembered
 */
export async function undoLastAction(): Promise<DoneAction | null> {
  const { done, isUndoing } = historyStore.getState();
  const last = done.at(-1);
  if (last === undefined || isUndoing) return null;
  historyStore.setState({ done: done.slice(0, -1), isShown: false, isUndoing: true });
  try {
    await last.undo();
  } finally {
    historyStore.setState({ isUndoing: false, isShown: true });
  }
  return last;
}

/** The action that would be undone, also while it is not offered; null if there is none. */
export function readLastAction(): DoneAction | null {
  return historyStore.getState().done.at(-1) ?? null;
}

/** Shows or hides the question of the last action. It stays when one screen of the editors replaces another, as after an import. */
export function setUndoAsked(isAsked: boolean): void {
  historyStore.setState({ isAsked });
}

/** The action whose question is shown, or null. */
export function useAskedAction(): DoneAction | null {
  return useStore(historyStore, ({ done, isAsked }) => (isAsked ? (done.at(-1) ?? null) : null));
}

/** The action that is offered to be undone, or null. */
export function useOfferedAction(): DoneAction | null {
  return useStore(historyStore, ({ done, isShown }) => (isShown ? (done.at(-1) ?? null) : null));
}
