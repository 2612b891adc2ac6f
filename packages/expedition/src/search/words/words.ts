import { fold, foldWithOffsets } from './fold.ts';

/** A folded word and its position in the text (UTF-16 offsets, the end excluded). */
export interface Word {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

/** A range of a text in UTF-16 offsets, the end excluded, as in `String.prototype.slice`. */
export type TextRange = readonly [start: number, end: number];

// Apostrophes occur within Chinese and Mongolian names: Ts’ai-o-p’u. Invisible characters do not separate words.
const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u00ad\u200b-\u200f\u2060'’‘ʼʻʹʺ`´]*/gu;

const isPlainEnd = /[a-zа-я0-9]$/i;

/** The words of a text, in order. Hyphens and all other punctuation separate words. */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: source, index } of text.matchAll(wordPattern)) {
    const folded = fold(source);
    // A final apostrophe is a closing quote and not part of the word.
    const end =
      index + (isPlainEnd.test(source) ? source.length : source.replace(/['’‘ʼʻʹʺ`´]+$/u, '').length);
    if (folded !== '') words.push({ folded, start: index, end });
  }
  return words;
}

/** The maximum number of parts of a compound. */
const maxCompoundParts = 4;

/**
 * The compounds that a name may be typed as: its hyphenated parts ('Зоджи-ла' as зоджила), and a short name as a whole
 * ('Zoji La' as zojila).
 */
export function listCompounds(text: string, words: readonly Word[]): Word[] {
  const compounds = hyphenGroups(text, words)
    .filter((group) => group.length > 1 && group.length <= maxCompoundParts)
    .map(joinWords);
  const isOneGroup = compounds.length === 1 && compounds[0]?.folded === joinWords(words).folded;
  if (words.length > 1 && words.length <= maxCompoundParts && !isOneGroup) compounds.push(joinWords(words));
  return compounds;
}

function hyphenGroups(text: string, words: readonly Word[]): Word[][] {
  const groups: Word[][] = [];
  let previous: Word | undefined;
  for (const word of words) {
    const isJoined = previous !== undefined && /^[-‐‑–]$/u.test(text.slice(previous.end, word.start));
    if (isJoined) groups.at(-1)?.push(word);
    else groups.push([word]);
    previous = word;
  }
  return groups;
}

function joinWords(words: readonly Word[]): Word {
  return {
    folded: words.map((word) => word.folded).join(''),
    start: words[0]?.start ?? 0,
    end: words.at(-1)?.end ?? 0,
  };
}

/** The source range of some folded letters of a word; in a compound it includes the punctuation between its parts. */
export function rangeWithin(text: string, word: Word, from: number, to: number): TextRange {
  const { starts, ends } = findLetters(text.slice(word.start, word.end));
  const start = starts[from] ?? 0;
  const end = ends[Math.min(to, ends.length) - 1] ?? start;
  return [word.start + start, word.start + end];
}

/** The source offsets of the folded letters, without punctuation and spaces. */
function findLetters(source: string): { starts: number[]; ends: number[] } {
  const folded = foldWithOffsets(source);
  const isLetter = [...folded.starts].map((start, unit) =>
    /[\p{L}\p{M}\p{N}]/u.test(source.slice(start, folded.ends[unit])),
  );
  return {
    starts: folded.starts.filter((_, unit) => isLetter[unit]),
    ends: folded.ends.filter((_, unit) => isLetter[unit]),
  };
}

/** Sorts ranges and merges those that overlap or touch. */
export function mergeRanges(ranges: readonly TextRange[]): TextRange[] {
  const merged: [number, number][] = [];
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else if (end > start) merged.push([start, end]);
  }
  return merged;
}
