import { vi } from 'vitest';

/** The speech of the browser in tests: utterances are recorded, and end when the test ends them. */
export interface FakeSpeech {
  /** The texts of all utterances so far. */
  readonly spoken: readonly string[];
  /** Whether an utterance is being spoken. */
  isSpeaking: () => boolean;
  /** Ends the current utterance as if it had been spoken, or with an error. */
  finish: (event?: 'end' | 'error') => void;
  /** Adds voices, as browsers do after the page has loaded. */
  addVoices: (languages: readonly string[]) => void;
}

/** Replaces the speech of the browser by one with voices of the languages; `vi.unstubAllGlobals` removes it. */
export function stubSpeech(languages: readonly string[]): FakeSpeech {
  let voices = languages.map(toVoice);
  let current: EventTarget | null = null;
  const spoken: string[] = [];
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    cancel: () => {
      const cancelled = current;
      current = null;
      cancelled?.dispatchEvent(new Event('error'));
    },
    speak: (utterance: FakeUtterance) => {
      spoken.push(utterance.text);
      current = utterance;
    },
  });
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  return {
    spoken,
    isSpeaking: () => current !== null,
    finish: (event = 'end') => {
      const finished = current;
      current = null;
      finished?.dispatchEvent(new Event(event));
    },
    addVoices: (added) => {
      voices = added.map(toVoice);
      synthesis.dispatchEvent(new Event('voiceschanged'));
    },
  };
}

class FakeUtterance extends EventTarget {
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

function toVoice(lang: string) {
  return { lang, localService: true };
}
