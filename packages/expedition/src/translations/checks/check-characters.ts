import type { Finding } from './finding.ts';

/** A longer source has a plausible ratio to its translation. */
const leastCompared = 20;
const largestRatio = 10;

/** Control characters but tabs and line feeds, characters without a width, and those that change the direction of the text. */
const invisible =
  /[^\P{Cc}\t\n]|[\u00ad\u061c\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]|(?<![\p{Extended_Pictographic}\ufe0f])\u200d/gu;
/** Those that make a text be read in another order than it is stored. */
const directions = /[\u202a-\u202e\u2066-\u2069]/u;
const cyrillicWords =
  /\p{Script=Cyrillic}[\p{Script=Cyrillic}\p{M}]*(?:[\s-]+\p{Script=Cyrillic}[\p{Script=Cyrillic}\p{M}]*)*/gu;

/** Lengths that are not plausible. @param source plain characters, as `target` */
export function checkLength(source: string, target: string): Finding[] {
  const [length, translated] = [source.trim().length, target.trim().length];
  const ratio = translated / length;
  const isPlausible = ratio <= largestRatio && ratio * largestRatio >= 1;
  if (length <= leastCompared || isPlausible) return [];
  return [{ check: 'length', severity: 'warning', ratio }];
}

/** What was not translated: the whole text, or words in Cyrillic letters. */
export function checkUntranslated(source: string, target: string): Finding[] {
  const written = target.trim();
  if (written === source.trim() && /\p{Script=Cyrillic}/u.test(written))
    return [{ check: 'untranslated', severity: 'error', problem: 'sameAsSource', written }];
  return [...target.matchAll(cyrillicWords)].map(({ 0: words, index }) => ({
    check: 'untranslated',
    severity: 'warning',
    problem: 'letters',
    written: words,
    target: [index, index + words.length],
  }));
}

/** Several spaces after each other. */
export function checkSpaces(target: string): Finding[] {
  return [...target.matchAll(/[ \u00a0]{2,}/g)].map(({ 0: spaces, index }) => ({
    check: 'spaces',
    severity: 'warning',
    target: [index, index + spaces.length],
  }));
}

/** Characters that a reader does not see. */
export function checkInvisible(target: string): Finding[] {
  return [...target.matchAll(invisible)].map(({ 0: character, index }) => ({
    check: 'invisible',
    severity: directions.test(character) ? 'error' : 'warning',
    codePoint: `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
    target: [index, index + character.length],
  }));
}
