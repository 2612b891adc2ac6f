import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The text that the reader of a book has reached. */
export interface ReadText {
  readonly textId: number;
  /** The places that the text is about, then those that it mentions. */
  readonly aboutIds: readonly number[];
  readonly mentionedIds: readonly number[];
  /** The first day, `YYYY-MM-DD`; null for an undated text. */
  readonly date: string | null;
}

interface ReadingState {
  /** Null unless a chapter is open. */
  readonly text: ReadText | null;
}

const readingStore = createStore<ReadingState>(() => ({ text: null }));

/** Sets the text that is being read; null when the chapter is closed. */
export function setReadText(text: ReadText | null): void {
  readingStore.setState({ text });
}

/** The text that is being read; null unless a chapter is open. */
export function readReadText(): ReadText | null {
  return readingStore.getState().text;
}

/** Selects a value of the text that is being read. */
export function useReadText<Value>(selector: (text: ReadText | null) => Value): Value {
  return useStore(readingStore, ({ text }) => selector(text));
}
