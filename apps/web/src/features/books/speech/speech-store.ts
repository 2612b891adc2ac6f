import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { ShownSentence } from '../text/mark-sentences.ts';

interface SpeechState {
  /** `paused` keeps the sentence, which is spoken again from its beginning. */
  readonly status: 'off' | 'speaking' | 'paused';
  /** The sentence that is spoken; null while nothing is read aloud. */
  readonly sentence: ShownSentence | null;
}

const off: SpeechState = { status: 'off', sentence: null };

export const speechStore = createStore<SpeechState>(() => off);

/** Ends reading aloud. */
export function resetSpeech(): void {
  speechStore.setState(off);
}

/** Selects a value of the state of reading aloud. */
export function useSpeech<Value>(selector: (state: SpeechState) => Value): Value {
  return useStore(speechStore, selector);
}
