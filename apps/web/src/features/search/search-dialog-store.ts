import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** By what the dialog searches. */
export type SearchPart = 'text' | 'date';

interface SearchDialogState {
  /** Null while the dialog is closed. */
  readonly part: SearchPart | null;
}

const searchDialogStore = createStore<SearchDialogState>(() => ({ part: null }));

/** The part of the dialog that is open; null while it is closed. */
export function useSearchPart(): SearchPart | null {
  return useStore(searchDialogStore, ({ part }) => part);
}

/** Opens the dialog at a part, or goes to another one. */
export function openSearch(part: SearchPart = 'text'): void {
  searchDialogStore.setState({ part });
}

export function closeSearch(): void {
  searchDialogStore.setState({ part: null });
}
