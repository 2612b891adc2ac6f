import type { TextRecord } from '@cae-map/contract/entities/book';
import type { RecordLanguage } from '@cae-map/contract/content-languages';
import { bilingualText } from '../text/bilingual-texts.ts';
import type { ShownSentence } from '../text/mark-sentences.ts';
import { resetSpeech, speechStore } from './speech-store.ts';
import { findVoice, readSynthesis } from './voices.ts';

/** Reading the texts of a chapter aloud, sentence by sentence. */
export interface ReadAloud {
  /** Speaks from a sentence; from the first one of a text for null. */
  readonly start: (textId: number, sentence: ShownSentence | null) => void;
  /** Pauses, or speaks the sentence again from its beginning. */
  readonly togglePause: () => void;
  /** Speaks the next (1) or the previous (-1) sentence; the end of the chapter ends reading aloud. */
  readonly step: (by: 1 | -1) => void;
  readonly stop: () => void;
}

/**
 * Creates the reading aloud of a chapter. Each sentence is an utterance: browsers stop long ones after some seconds, and their pause does not
 * work everywhere, so that a pause cancels the utterance.
 * @param onFailure called when the browser cannot speak
 */
export function createReadAloud(
  texts: readonly TextRecord[],
  language: RecordLanguage,
  onFailure: () => void,
): ReadAloud {
  /** Events of an utterance that was cancelled arrive later, and are ignored. */
  let current: SpeechSynthesisUtterance | null = null;

  function silence(): void {
    current = null;
    readSynthesis()?.cancel();
  }

  function stop(): void {
    silence();
    resetSpeech();
  }

  function speak(sentence: ShownSentence | null): void {
    silence();
    const voice = findVoice(language);
    const spoken = sentence === null ? undefined : sentenceOf(texts, sentence);
    if (sentence === null || spoken === undefined) {
      resetSpeech();
      return;
    }
    if (voice === undefined) {
      resetSpeech();
      onFailure();
      return;
    }
    const utterance = new SpeechSynthesisUtterance(spoken);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.addEventListener('end', () => {
      if (current === utterance) speak(neighbour(texts, sentence, 1));
    });
    utterance.addEventListener('error', () => {
      if (current !== utterance) return;
      stop();
      onFailure();
    });
    current = utterance;
    speechStore.setState({ status: 'speaking', sentence });
    readSynthesis()?.speak(utterance);
  }

  return {
    start: (textId, sentence) => speak(sentence ?? firstFrom(texts, language, textId)),
    togglePause() {
      const { status, sentence } = speechStore.getState();
      if (status === 'paused') speak(sentence);
      if (status !== 'speaking') return;
      silence();
      speechStore.setState({ status: 'paused' });
    },
    step(by) {
      const { sentence } = speechStore.getState();
      if (sentence === null) return;
      const next = neighbour(texts, sentence, by);
      // Before the first sentence there is none, and it is spoken again.
      speak(next ?? (by === -1 ? sentence : null));
    },
    stop,
  };
}

function sentenceOf(texts: readonly TextRecord[], { textId, language, index }: ShownSentence) {
  const text = texts.find(({ text_id }) => text_id === textId);
  return text && bilingualText(text)[language].sentences[index]?.text;
}

/** The first sentence of a text in a language, or of the next text that has any. */
function firstFrom(
  texts: readonly TextRecord[],
  language: RecordLanguage,
  textId: number,
): ShownSentence | null {
  const from = texts.findIndex(({ text_id }) => text_id === textId);
  const text = texts.slice(Math.max(from, 0)).find((each) => countIn(each, language) > 0);
  return text === undefined ? null : { textId: text.text_id, language, index: 0 };
}

/** The next or the previous sentence in the same language, also of another text; null at both ends of the chapter. */
function neighbour(texts: readonly TextRecord[], from: ShownSentence, by: 1 | -1): ShownSentence | null {
  const { textId, language, index } = from;
  const at = texts.findIndex(({ text_id }) => text_id === textId);
  const text = texts[at];
  if (text === undefined) return null;
  if (index + by >= 0 && index + by < countIn(text, language)) return { ...from, index: index + by };
  const others = by === 1 ? texts.slice(at + 1) : texts.slice(0, at).toReversed();
  const other = others.find((each) => countIn(each, language) > 0);
  if (other === undefined) return null;
  return { textId: other.text_id, language, index: by === 1 ? 0 : countIn(other, language) - 1 };
}

function countIn(text: TextRecord, language: RecordLanguage): number {
  return bilingualText(text)[language].sentences.length;
}
