import type { RecordLanguage } from '@cae-map/contract/content-languages';
import type { TextRange } from '../../search/words/words.ts';
import { endsWithAbbreviation } from './abbreviations.ts';

const segmenters = new Map<RecordLanguage, Intl.Segmenter>();

/** Created once per language, because it loads the rules of the language. */
function segmenterOf(language: RecordLanguage): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known !== undefined) return known;
  const created = new Intl.Segmenter(language, { granularity: 'sentence' });
  segmenters.set(language, created);
  return created;
}

/**
 * Gaps that the segmenter does not take for ends of sentences: an ellipsis before a capital letter, and a full stop before a number
 * that is followed by a word in lower case ('Вышли. 8 июня снова пошли').
 */
const furtherGaps = /…[»”"’)\]]*\s+(?=[«“„"(]*\p{Lu})|[.!?…][»”"’)\]]*\s+(?=[«“„"(]*\d)/gu;
/** A lower-case letter continues a sentence, also after a question in quotation marks: ‘“Where to?” he asked.’ */
const continuation = /^[\s«“„"‘(–—-]*\p{Ll}/u;
const hasContent = /[\p{L}\p{N}\p{So}]/u;

/**
 * Splits one paragraph into sentences by `Intl.Segmenter` and the abbreviations of the language. The ranges are contiguous and cover
 * the paragraph; the white space between two sentences is part of the first one. Line feeds are treated as spaces.
 */
export function splitSentences(paragraph: string, language: RecordLanguage): TextRange[] {
  const text = paragraph.replaceAll('\n', ' ');
  const ends = boundariesIn(text, language);
  const sentences: [start: number, end: number][] = [];
  let start = 0;
  ends.forEach((end, index) => {
    const next = text.slice(end, ends[index + 1] ?? end);
    if (next !== '' && isContinued(text.slice(start, end), next, language)) return;
    const last = sentences.at(-1);
    if (last !== undefined && !hasContent.test(text.slice(start, end))) last[1] = end;
    else sentences.push([start, end]);
    start = end;
  });
  return sentences;
}

/** The segmenter of V8 takes minutes for a text of 100,000 characters with short sentences, and a second in parts of this length. */
const windowSize = 4096;

/** The ends of the segments, without duplicates; the last one is the length of the text. */
function boundariesIn(text: string, language: RecordLanguage): number[] {
  const ends = new Set<number>();
  for (let from = 0, size = windowSize; from < text.length;) {
    const window = text.slice(from, from + size);
    const segments = [...segmenterOf(language).segment(window)];
    // The last segment may continue behind the window.
    const isLast = from + size >= text.length;
    const whole = isLast ? segments : segments.slice(0, -1);
    for (const { index, segment } of whole) ends.add(from + index + segment.length);
    const read = whole.reduce((sum, { segment }) => sum + segment.length, 0);
    from += read;
    size = read === 0 ? size * 2 : windowSize;
  }
  for (const { 0: gap, index } of text.matchAll(furtherGaps)) ends.add(index + gap.length);
  return [...ends].toSorted((a, b) => a - b);
}

/** Whether a part of a paragraph and the next segment are one sentence. */
function isContinued(part: string, next: string, language: RecordLanguage): boolean {
  if (continuation.test(next)) return true;
  return endsWithAbbreviation(part.trimEnd(), next.trimStart(), language);
}
