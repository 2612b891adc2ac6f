import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { ShownSentence } from '../text/mark-sentences.ts';

interface TwinState {
  /** The sentence that is pointed at, which is marked with its twin. */
  readonly pointed: ShownSentence | null;
  /** The sentence whose twin is shown below its line. */
  readonly opened: ShownSentence | null;
  /** Whether the twin was opened by a click or a key, and stays until it is closed. */
  readonly isPinned: boolean;
}

export const twinStore = createStore<TwinState>(() => ({ pointed: null, opened: null, isPinned: false }));

/** Marks a sentence with its twin; a twin that was opened by a click stays. */
export function pointAt(sentence: ShownSentence | null): void {
  const { pointed, isPinned } = twinStore.getState();
  if (!isPinned && !isSameSentence(pointed, sentence)) twinStore.setState({ pointed: sentence });
}

/** Opens the twin of a sentence below its line. */
export function openTwin(sentence: ShownSentence, isPinned: boolean): void {
  twinStore.setState({ pointed: sentence, opened: sentence, isPinned });
}

/** Closes the twin and removes the marks. */
export function closeTwin(): void {
  twinStore.setState({ pointed: null, opened: null, isPinned: false });
}

/** Selects a value of the state of twins. */
export function useTwin<Value>(selector: (state: TwinState) => Value): Value {
  return useStore(twinStore, selector);
}

export function isSameSentence(one: ShownSentence | null, other: ShownSentence | null): boolean {
  return one?.textId === other?.textId && one?.language === other?.language && one?.index === other?.index;
}
