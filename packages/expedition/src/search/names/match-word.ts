import type { NameWords } from './name-words.ts';
import { maxPatternLength, createEditDistance, findCandidates } from '../words/edit-distance.ts';
import { phoneticKeys } from '../words/phonetic-key.ts';
import { maxEndingLength, stemWord } from '../words/stem.ts';

/**
 * The levels at which a word of a name matches a query word, best first, and their costs; a fuzzy match costs more for
 * each edit.
 */
const costs = {
  whole: 0,
  prefix: 1,
  otherCase: 1.5,
  wholeSound: 2,
  soundPrefix: 3,
  inside: 4,
  guess: 5,
} as const;
export type MatchLevel = keyof typeof costs;

/** The match of a word of a name with a query word. */
export interface WordMatch {
  readonly level: MatchLevel;
  readonly cost: number;
  /** The matched part: letters of the folded word, the end excluded, or the leading sounds. */
  readonly part: { readonly from: number; readonly to: number } | { readonly sounds: string };
}

/** Matches by word number. */
export type WordMatches = Map<number, WordMatch>;

/** Shorter prefixes and infixes match too many words. */
const minPhoneticPrefixLength = 3;
const minInfixLength = 3;
/** In syllabic and logographic scripts two characters are as significant as a word. */
const syllables = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]+$/u;

/** The words that match a folded query word by spelling or by sound. */
export function matchWord(index: NameWords, query: string): WordMatches {
  const matches: WordMatches = new Map();
  // In descending order of cost, so that the best match of a word overwrites the others.
  if (query.length >= minInfixLength || (query.length > 1 && syllables.test(query))) {
    index.inside.find(query, (word, from) => {
      matches.set(word, toMatch('inside', from, from + query.length));
    });
  }
  for (const { key } of phoneticKeys(query)) matchSounds(index, key, matches);
  matchOtherCases(index, query, matches);
  const [start, end] = index.words.withPrefix(query);
  for (let word = start; word < end; word += 1) {
    const level = index.words.words[word] === query ? 'whole' : 'prefix';
    matches.set(word, toMatch(level, 0, query.length));
  }
  return matches;
}

function toMatch(level: MatchLevel, from: number, to: number): WordMatch {
  return { level, cost: costs[level], part: { from, to } };
}

function matchOtherCases(index: NameWords, query: string, matches: WordMatches): void {
  const stem = stemWord(query);
  if (stem === query) return;
  const [start, end] = index.words.withPrefix(stem);
  for (let word = start; word < end; word += 1) {
    const { length } = index.words.words[word] ?? '';
    if (length <= stem.length + maxEndingLength) matches.set(word, toMatch('otherCase', 0, length));
  }
}

function matchSounds(index: NameWords, key: string, matches: WordMatches): void {
  if (key.length < 2) return;
  const [start, end] = index.sounds.withPrefix(key);
  for (let sound = start; sound < end; sound += 1) {
    const isWhole = index.sounds.words[sound] === key;
    if (!isWhole && key.length < minPhoneticPrefixLength) continue;
    const level = isWhole ? 'wholeSound' : 'soundPrefix';
    for (const word of index.wordsOfSound[sound] ?? [])
      matches.set(word, { level, cost: costs[level], part: { sounds: key } });
  }
}

/** The matched letters of a folded word, the end excluded. */
export function getMatchedLetters(word: string, { part }: WordMatch): { from: number; to: number } {
  if (!('sounds' in part)) return part;
  const spoken = phoneticKeys(word).find(({ key }) => key.startsWith(part.sounds));
  // Silent letters at the end, such as a soft sign, belong to the last sound.
  const isWhole = spoken === undefined || spoken.key === part.sounds;
  return { from: 0, to: isWhole ? word.length : (spoken.ends[part.sounds.length - 1] ?? word.length) };
}

const guessable = /^[\p{Script=Latin}\p{Script=Cyrillic}]+$/u;
const minGuessLength = 3;
/** The minimum number of sounds for one edit in a prefix, and for two edits in a whole word. */
const minGuessedPrefixLength = 5;
const minTwoEditLength = 7;

/** The words that match a query word fuzzily, by edit distance of their sounds. */
export function guessWord(index: NameWords, query: string): WordMatches {
  const matches: WordMatches = new Map();
  if (!guessable.test(query) || query.length > maxPatternLength) return matches;
  for (const { key } of phoneticKeys(query)) guessSounds(index, key, matches);
  return matches;
}

function guessSounds(index: NameWords, key: string, matches: WordMatches): void {
  const editDistance = createEditDistance(key);
  if (key.length < minGuessLength || editDistance === null) return;
  const edits = key.length < minTwoEditLength ? 1 : 2;
  for (const at of findCandidates(key, edits, index.soundBits)) {
    const sound = index.sounds.words[at] ?? '';
    if (sound.length < key.length - edits) continue;
    const near = editDistance(sound);
    const isWhole = near.whole <= edits;
    if (!isWhole && (key.length < minGuessedPrefixLength || near.prefix > edits)) continue;
    const found = isWhole ? near.whole : near.prefix;
    // With several edits, in a prefix and in short words the first sound must match.
    const isUnsure = found > 1 || !isWhole || key.length === minGuessLength;
    if (isUnsure && sound.charAt(0) !== key.charAt(0)) continue;
    const cost = costs.guess + found + (isWhole ? 0 : 0.5);
    const part = { sounds: isWhole ? sound : sound.slice(0, near.prefixLength) };
    for (const word of index.wordsOfSound[at] ?? []) {
      if (cost < (matches.get(word)?.cost ?? Infinity)) matches.set(word, { level: 'guess', cost, part });
    }
  }
}
