import type { Excerpt } from '../search-answer.ts';
import type { TextRange } from '../words/words.ts';

/** The length of an excerpt and of the context before its first match, in UTF-16 units. */
const excerptLength = 160;
const leadLength = 40;

/** A match in a text and the query words that it matches. */
export interface Finding {
  readonly range: TextRange;
  readonly words: readonly number[];
}

/**
 * The part of a text that matches the most query words, cut between words and never within a surrogate pair; the
 * beginning of a text without matches.
 */
export function createExcerpt(text: string, language: string, findings: readonly Finding[]): Excerpt {
  const window = bestWindow(text, findings);
  const start = startOfWindow(text, window[0]);
  const end = endOfWindow(text, Math.max(window[1], start + excerptLength));
  return {
    text: text.slice(start, end),
    language,
    ranges: findings
      .filter(({ range }) => range[0] >= start && range[1] <= end)
      .map(({ range }): TextRange => [range[0] - start, range[1] - start]),
    isCutBefore: start > 0,
    isCutAfter: end < text.length,
  };
}

/** The largest number of distinct query words that match near each other. */
export function countNearbyWords(findings: readonly Finding[]): number {
  return Math.max(0, ...findings.map((finding) => wordsFrom(findings, finding)));
}

function wordsFrom(findings: readonly Finding[], first: Finding): number {
  const end = first.range[0] + excerptLength - leadLength;
  const near = findings.filter(({ range }) => range[0] >= first.range[0] && range[1] <= end);
  return new Set(near.flatMap((finding) => finding.words)).size;
}

function bestWindow(text: string, findings: readonly Finding[]): TextRange {
  let best: Finding | undefined;
  let most = 0;
  for (const finding of findings) {
    const count = wordsFrom(findings, finding);
    if (count > most) [best, most] = [finding, count];
  }
  if (best === undefined) return [0, excerptLength];
  // A text that is only slightly longer is shown to its end.
  const start = Math.max(0, Math.min(best.range[0] - leadLength, text.length - excerptLength));
  return [start, best.range[1]];
}

/** How far a cut may move to be between words. */
const slack = 24;

function startOfWindow(text: string, wanted: number): number {
  if (wanted <= 0) return 0;
  const gap = text.slice(wanted - 1, wanted + slack).search(/\s/u);
  return gap === -1 ? behindHalf(text, wanted) : wanted + gap;
}

function endOfWindow(text: string, wanted: number): number {
  if (wanted >= text.length) return text.length;
  const gap = text.slice(wanted, wanted + slack).search(/\s/u);
  return gap === -1 ? behindHalf(text, wanted) : wanted + gap;
}

/** The same offset, or the previous one to keep a surrogate pair together. */
function behindHalf(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code >= 0xdc_00 && code <= 0xdf_ff ? at - 1 : at;
}
