import type { TextRecord } from '@cae-map/contract/entities/book';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { quoteSentence } from '@cae-map/expedition/sentences/address/sentence-quote';
import { readMarkedText } from '@cae-map/expedition/sentences/marked-text';
import { readSentences, sentenceAt } from '@cae-map/expedition/sentences/sentence-text';
import { createTextFinder, type TextFinder } from '@cae-map/expedition/texts/find-in-texts';
import { textIn } from '@cae-map/expedition/texts/titles';
import { formatSentenceHash } from '../address/reading-address.ts';

/** A text of the book with the characters that a reader sees. */
export interface IndexedText {
  readonly record: TextRecord;
  readonly plain: string;
}

/** The texts of a book in the language of the page, or in the other one where that is missing. */
export interface BookIndex {
  readonly byId: ReadonlyMap<number, IndexedText>;
  readonly finder: TextFinder;
}

/** Indexes the texts of a book. */
export function createBookIndex(texts: readonly TextRecord[], language: ContentLanguage): BookIndex {
  const indexed = texts.map((record): IndexedText => {
    const { text: html } = textIn(record, 'text_content', language);
    return { record, plain: readMarkedText(html).text };
  });
  return {
    byId: new Map(indexed.map((text) => [text.record.text_id, text])),
    finder: createTextFinder(indexed.map(({ record, plain }) => ({ id: record.text_id, text: plain }))),
  };
}

/** The hash of the sentence at an offset of a text; that of the text if it has none. Splitting takes milliseconds. */
export function sentenceHashAt(record: TextRecord, offset: number, language: ContentLanguage): string {
  const html = textIn(record, 'text_content', language);
  const sentences = readSentences(html.text, html.language);
  const sentence = sentenceAt(sentences, offset);
  const quote = sentence === undefined ? null : quoteSentence(sentences, sentence.index);
  return quote === null ? `#text-${record.text_id}` : formatSentenceHash(record.text_id, quote);
}

/** The characters around an occurrence, cut at words. */
export function contextOf(plain: string, start: number, end: number) {
  const from = plain.lastIndexOf(' ', Math.max(0, start - contextLetters));
  const to = plain.indexOf(' ', end + contextLetters);
  const isCutBefore = start > contextLetters && from !== -1;
  return {
    before: isCutBefore ? `…${plain.slice(from + 1, start)}` : plain.slice(0, start),
    found: plain.slice(start, end),
    after: to === -1 ? plain.slice(end) : `${plain.slice(end, to)}…`,
  };
}

const contextLetters = 46;
