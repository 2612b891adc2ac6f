import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** By what the dialog searches. */
export type SearchPart = 'text' | 'date';

interface SearchDialogState {
  /** Null while the dialog is closed. */
  readonly part: SearchPart | null;
  /** What was typed last: it is there again when the dialog is opened again. */
  readonly typed: string;
  /** The day that the calendar opens at; null for that of the open stop. */
  readonly day: string | null;
}

const searchDialogStore = createStore<SearchDialogState>(() => ({ part: null, typed: '', day: null }));

/** The part of the dialog that is open; null while it is closed. */
export function useSearchPart(): SearchPart | null {
  return useStore(searchDialogStore, ({ part }) => part);
}

/** The day at which the calendar was asked to open. */
export function useAskedDay(): string | null {
  return useStore(searchDialogStore, ({ day }) => day);
}

/** What was typed into the dialog. */
export function useTyped(): string {
  return useStore(searchDialogStore, ({ typed }) => typed);
}

export function setTyped(typed: string): void {
  searchDialogStore.setState({ typed });
}

/** Opens the dialog at a part, or goes to another one. */
export function openSearch(part: SearchPart): void {
  searchDialogStore.setState({ part, day: null });
}

/** Opens the dialog at what is found for a text. */
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
