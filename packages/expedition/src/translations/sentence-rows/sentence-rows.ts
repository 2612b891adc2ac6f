import type { TargetLanguage } from '@cae-map/contract/entities/translations/translatable-fields';
import { sentencesOf } from '../../sentences/bilingual-text.ts';
import type { Sentence } from '../../sentences/sentence-text.ts';
import { readFieldSentences } from './field-sentences.ts';
import { readFieldText, type FieldTexts } from './field-text.ts';

/** Sentences of a field that translate each other. Either side may be empty, never both. */
export interface SentenceRow {
  readonly source: readonly Sentence[];
  readonly target: readonly Sentence[];
}

/**
 * The sentences of a field beside those of its translation. The rows cover all sentences of both sides in order; a field without visible
 * characters in both languages has none. Sentences of a Chinese translation are not split: each paragraph is one.
 */
export function readSentenceRows(field: FieldTexts, language: TargetLanguage): SentenceRow[] {
  if (language === 'cn') return readParagraphRows(field);
  const text = readFieldText(field);
  return text.beads.map((bead) => ({
    source: sentencesOf(text, bead, 'ru'),
    target: sentencesOf(text, bead, 'en'),
  }));
}

/** Pairs the paragraphs; different numbers of them are one row. */
function readParagraphRows({ source, target, format }: FieldTexts): SentenceRow[] {
  const russian = readFieldSentences(source, format, 'ru');
  const { text, paragraphs } = readFieldSentences(target, format, 'en');
  const chinese = paragraphs.map(({ start, end }, index): Sentence => {
    const next = paragraphs[index + 1]?.start ?? text.length;
    return { index, paragraph: index, start, end: next, text: text.slice(start, end).trim() };
  });
  if (russian.paragraphs.length === paragraphs.length)
    return chinese.map((paragraph, index) => ({
      source: russian.sentences.filter((sentence) => sentence.paragraph === index),
      target: [paragraph],
    }));
  return [{ source: russian.sentences, target: chinese }];
}
