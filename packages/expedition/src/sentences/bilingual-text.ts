import { recordLanguages, type RecordLanguage } from '@cae-map/contract/content-languages';
import type { TextRecord } from '@cae-map/contract/entities/book';
import { alignSentences, type Bead } from './align/align-sentences.ts';
import type { AlignableSentence } from './align/bead-cost.ts';
import { readNumberWords } from './facts/number-words.ts';
import { readNumbers } from './facts/numbers.ts';
import { readSentences, type Sentence, type SentenceText } from './sentence-text.ts';

/** A text in both languages, with the beads that join its sentences in order. */
export interface BilingualText extends Readonly<Record<RecordLanguage, SentenceText>> {
  readonly beads: readonly Bead[];
}

/** Splits and aligns a text. A language in which the text is missing has no sentences; the beads then have those of the other one. */
export function readBilingualText(text: Pick<TextRecord, 'text_content' | 'text_content_en'>): BilingualText {
  return alignTexts(readSentences(text.text_content, 'ru'), readSentences(text.text_content_en, 'en'));
}

/** Aligns a text whose sentences are split in both languages. */
export function alignTexts(ru: SentenceText, en: SentenceText): BilingualText {
  return { ru, en, beads: alignSentences(toAlignable(ru), toAlignable(en)) };
}

function toAlignable({ sentences, language }: SentenceText): AlignableSentence[] {
  return sentences.map(({ index, paragraph, text }) => ({
    length: text.length,
    startsParagraph: sentences[index - 1]?.paragraph !== paragraph,
    numbers: readNumbers(text, language).map(({ value }) => value),
    numberWords: readNumberWords(text, language),
  }));
}

/** The other language of a text. */
export function otherLanguage(language: RecordLanguage): RecordLanguage {
  return recordLanguages.find((each) => each !== language) ?? language;
}

/** The bead of a sentence; undefined if there is no such sentence. Logarithmic. */
export function beadOf({ beads }: BilingualText, language: RecordLanguage, index: number): Bead | undefined {
  let low = 0;
  let high = beads.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const bead = beads[middle];
    if (bead === undefined) return undefined;
    const [from, to] = bead[language];
    // A bead without a sentence of the language is before those that begin where it is.
    if (index >= to) low = middle + 1;
    else if (index < from) high = middle - 1;
    else return bead;
  }
  return undefined;
}

/** The sentences of a bead in one language. */
export function sentencesOf(text: BilingualText, bead: Bead, language: RecordLanguage): readonly Sentence[] {
  return text[language].sentences.slice(...bead[language]);
}

/** The sentences of the other language that translate a sentence; empty if it is not translated. */
export function twinOf(text: BilingualText, language: RecordLanguage, index: number): readonly Sentence[] {
  const bead = beadOf(text, language, index);
  return bead === undefined ? [] : sentencesOf(text, bead, otherLanguage(language));
}
