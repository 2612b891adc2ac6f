import type { NameWords } from './name-words.ts';
import { maxPatternLength, createEditDistance, findCandidates } from '../words/edit-distance.ts';
import { phoneticKeys } from '../words/phonetic-key.ts';
import { maxEndingLength, stemWord } from '../words/stem.ts';

/** How well a word of a name answers a word of the query, best first, and what it costs; a guess costs more by its edits. */
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

/** How a word of a name answers a word of the query. */
export interface WordMatch {
  readonly level: MatchLevel;
  readonly cost: number;
  /** What of the word answers: letters of its compared form, the end excluded, or the sounds with which it begins. */
  readonly part: { readonly from: number; readonly to: number } | { readonly sounds: string };
}

/** Matches by word. */
export type WordMatches = Map<number, WordMatch>;

/** Shorter beginnings sound like too much, and shorter parts are inside too much. */
const minPhoneticPrefixLength = 3;
const minInfixLength = 3;
/** Scripts whose signs are syllables: two of them are as significant as a word. */
const syllables = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]+$/u;

/** The words that answer a compared word of the query as it is written or as it sounds. */
export function matchWord(index: NameWords, query: string): WordMatches {
  const matches: WordMatches = new Map();
  // From what costs most to what costs least, so that the best match of a word is the one that stays.
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

/** The letters of a compared word that answer, the end excluded. */
export function getMatchedLetters(word: string, { part }: WordMatch): { from: number; to: number } {
  if (!('sounds' in part)) return part;
  const spoken = phoneticKeys(word).find(({ key }) => key.startsWith(part.sounds));
  // Letters at the end that are not heard, such as a soft sign, belong to the last sound.
  const isWhole = spoken === undefined || spoken.key === part.sounds;
  return { from: 0, to: isWhole ? word.length : (spoken.ends[part.sounds.length - 1] ?? word.length) };
}

const guessable = /^[\p{Script=Latin}\p{Script=Cyrillic}]+$/u;
const minGuessLength = 3;
/** From so many sounds on a beginning may have a mistake, and a whole word two of them. */
const minGuessedPrefixLength = 5;
const minTwoEditLength = 7;

/** The words that are like a word of the query: few of their sounds are others, are missing or changed places. */
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
    // Where more is wrong, or little is known, at least the beginning has to be right.
    const isUnsure = found > 1 || !isWhole || key.length === minGuessLength;
    if (isUnsure && sound.charAt(0) !== key.charAt(0)) continue;
    const cost = costs.guess + found + (isWhole ? 0 : 0.5);
    const part = { sounds: isWhole ? sound : sound.slice(0, near.prefixLength) };
    for (const word of index.wordsOfSound[at] ?? []) {
      if (cost < (matches.get(word)?.cost ?? Infinity)) matches.set(word, { level: 'guess', cost, part });
    }
  }
}
