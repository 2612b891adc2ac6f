import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The kinds of search in the dialog. */
export type SearchPart = 'text' | 'date';

interface SearchDialogState {
  /** Null while the dialog is closed. */
  readonly part: SearchPart | null;
  /** The last text, which is kept while the dialog is closed. */
  readonly typed: string;
  /** The day at which the calendar opens; null for the day of the open stop. */
  readonly day: string | null;
}

const searchDialogStore = createStore<SearchDialogState>(() => ({ part: null, typed: '', day: null }));

/** Returns the open part of the dialog; null while the dialog is closed. */
export function useSearchPart(): SearchPart | null {
  return useStore(searchDialogStore, ({ part }) => part);
}

/** Returns the requested day of the calendar. */
export function useRequestedDay(): string | null {
  return useStore(searchDialogStore, ({ day }) => day);
}

/** Returns the text in the dialog. */
export function useTyped(): string {
  return useStore(searchDialogStore, ({ typed }) => typed);
}

export function setTyped(typed: string): void {
  searchDialogStore.setState({ typed });
}

/** Opens a part of the dialog, or switches to it. */
export function openSearch(part: SearchPart): void {
  searchDialogStore.setState({ part, day: null });
}

/** Opens the dialog with the results of a text. */
export function openResults(typed: string): void {
  searchDialogStore.setState({ part: 'text', typed, day: null });
}

/** Opens the calendar at a day. */
export function openDay(day: string): void {
  searchDialogStore.setState({ part: 'date', day });
}

export function closeSearch(): void {
  searchDialogStore.setState({ part: null });
}
