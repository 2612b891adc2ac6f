import type { RecordLanguage } from '@cae-map/contract/content-languages';
import { readMarkedText, type Mark, type MarkedText } from './marked-text.ts';
import { splitSentences } from './split/split-sentences.ts';

/** A sentence of a text, in UTF-16 offsets of the plain characters of the text. */
export interface Sentence {
  /** Its position in the text, from 0. */
  readonly index: number;
  /** The index of its paragraph. */
  readonly paragraph: number;
  readonly start: number;
  /** Excluded. The white space behind the sentence, and the line feed between two paragraphs, are part of it. */
  readonly end: number;
  /** Its characters without white space at both ends. */
  readonly text: string;
}

/** A text in one language with its sentences, which cover all of its characters in order. */
export interface SentenceText extends MarkedText {
  readonly language: RecordLanguage;
  readonly sentences: readonly Sentence[];
}

/** Parses the HTML of a text and splits its paragraphs into sentences. A text without characters has no sentences. */
export function readSentences(html: string, language: RecordLanguage): SentenceText {
  const marked = readMarkedText(html);
  const sentences: Sentence[] = [];
  marked.paragraphs.forEach((paragraph, index) => {
    const ranges = splitSentences(marked.text.slice(paragraph.start, paragraph.end), language);
    const next = marked.paragraphs[index + 1]?.start ?? marked.text.length;
    ranges.forEach(([from, to], position) => {
      const start = paragraph.start + from;
      const end = position === ranges.length - 1 ? next : paragraph.start + to;
      const text = marked.text.slice(start, end).trim();
      sentences.push({ index: sentences.length, paragraph: index, start, end, text });
    });
  });
  return { ...marked, language, sentences };
}

/** The sentence at a position of the text; undefined outside of the text. Logarithmic. */
export function sentenceAt({ sentences }: SentenceText, position: number): Sentence | undefined {
  let low = 0;
  let high = sentences.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const sentence = sentences[middle];
    if (sentence === undefined) return undefined;
    if (position < sentence.start) high = middle - 1;
    else if (position >= sentence.end) low = middle + 1;
    else return sentence;
  }
  return undefined;
}

/** The marks that begin in a sentence. */
export function marksIn({ marks }: SentenceText, { start, end }: Sentence): Mark[] {
  return marks.filter((mark) => mark.start >= start && mark.start < end);
}
