import fc from 'fast-check';
import { contentHtml } from './chronicle.ts';

/** Pieces of prose that are hard to split: abbreviations, initials, dates, speech, emoji, lone surrogates, any white space. */
const pieces = fc.constantFrom(
  'Слово',
  'word ',
  'Н. К. Рерих ',
  'т. е. ',
  '14 окт. 1925 г. ',
  '18,300 ft. ',
  'Mr. ',
  '«Куда?» — ',
  '“Where?” ',
  'Конец. ',
  'End. ',
  '… ',
  '...',
  '! ',
  '?! ',
  '\u00a0',
  '  ',
  '\n',
  '😀',
  '👨‍👩‍👧',
  '\ud83d',
  '\ude00',
  '1. ',
  '(',
  ')',
  '喀什。',
  '&',
  '<',
);

/** A paragraph of hard prose; may be empty or blank. */
export const aParagraph: fc.Arbitrary<string> = fc
  .array(pieces, { maxLength: 40 })
  .map((list) => list.join(''));

/** Sentences that end with a full stop, with distinct words, so that they can be told apart. */
export const distinctSentences = (prefix: string, count: number): string[] =>
  Array.from(
    { length: count },
    (_, index) =>
      `${prefix}${index} ${prefix.toLowerCase()}a${index} ${prefix.toLowerCase()}b${index} end${index}.`,
  );

/** The HTML of paragraphs of plain characters. */
export function paragraphsHtml(...paragraphs: readonly string[]): string {
  return paragraphs.map((paragraph) => contentHtml(paragraph.replaceAll(/\n\s*\n/g, '\n'))).join('');
}
