import type { RecordLanguage } from '@cae-map/contract/content-languages';
import type { TranslatableFormat } from '@cae-map/contract/entities/translations/translatable-fields';
import { readSentences, type Sentence, type SentenceText } from '../../sentences/sentence-text.ts';
import { splitSentences } from '../../sentences/split/split-sentences.ts';

/** Splits a field into sentences: HTML as the content of a text is, plain text by its lines. */
export function readFieldSentences(
  value: string,
  format: TranslatableFormat,
  language: RecordLanguage,
): SentenceText {
  return format === 'html' ? readSentences(value, language) : readPlainSentences(value, language);
}

/** The lines of a plain text are its paragraphs. Lines of white space belong to the sentence before them. */
function readPlainSentences(text: string, language: RecordLanguage): SentenceText {
  const lines = [...text.matchAll(/[^\n]*\S[^\n]*/g)];
  const sentences: Sentence[] = [];
  lines.forEach(({ 0: line, index: lineStart }, paragraph) => {
    const ranges = splitSentences(line, language);
    ranges.forEach(([from, to], position) => {
      const start = sentences.length === 0 ? 0 : lineStart + from;
      const next = lines[paragraph + 1]?.index ?? text.length;
      const end = position === ranges.length - 1 ? next : lineStart + to;
      sentences.push({ index: sentences.length, paragraph, start, end, text: text.slice(start, end).trim() });
    });
  });
  return {
    language,
    text,
    sentences,
    paragraphs: lines.map(({ 0: line, index: start }) => ({
      start,
      end: start + line.length,
      isAboutAccounts: false,
    })),
    marks: [],
    htmlStarts: Array.from({ length: text.length }, (_, at) => at),
    htmlEnds: Array.from({ length: text.length }, (_, at) => at + 1),
  };
}
