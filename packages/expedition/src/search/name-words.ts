import { longestPattern, rulerOf } from './near-words.ts';
import { soundKeys } from './sound-key.ts';
import { longestEnding, stemOf } from './stem.ts';
import { sortedWords, type SortedWords } from './sorted-words.ts';

/** How well a word of a name answers a word of the query, best first. */
export const matchLevels = [
  'whole',
  'prefix',
  'otherCase',
  'wholeSound',
  'soundPrefix',
  'inside',
  'guess',
] as const;
export type MatchLevel = (typeof matchLevels)[number];

/** How a word of a name answers a word of the query. */
export interface WordMatch {
  readonly level: MatchLevel;
  /** 0 for the best; a guess costs more with every edit. */
  readonly cost: number;
  /** The letters of the word that answer, in its compared form, the end excluded. */
  readonly from: number;
  readonly to: number;
}

/** The words of all names, and which names hold them. */
export interface NameWords {
  readonly words: SortedWords;
  /** For each word the names that hold it. */
  readonly names: readonly (readonly number[])[];
  /** The sounds of the words, and for each of them the words that sound so. */
  readonly sounds: SortedWords;
  readonly wordsOfSound: readonly (readonly number[])[];
}

const costs: Readonly<Record<MatchLevel, number>> = {
  whole: 0,
  prefix: 1,
  otherCase: 1.5,
  wholeSound: 2,
  soundPrefix: 3,
  inside: 4,
  guess: 5,
};

/** Shorter beginnings sound like too much, and shorter parts are inside too much. */
const shortestSoundPrefix = 3;
const shortestInside = 3;
/** Scripts whose signs are syllables: two of them are as telling as a word. */
const syllables = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]+$/u;

/** Indexes the words of names; `wordsByName` holds the compared words of each name. */
export function nameWords(wordsByName: readonly (readonly string[])[]): NameWords {
  const words = sortedWords(wordsByName.flat());
  const names: number[][] = words.words.map(() => []);
  wordsByName.forEach((list, name) => {
    for (const word of new Set(list)) names[words.indexOf(word)]?.push(name);
  });
  const keys = words.words.map((word) => soundKeys(word).map(({ key }) => key));
  const sounds = sortedWords(keys.flat());
  const wordsOfSound: number[][] = sounds.words.map(() => []);
  keys.forEach((list, word) => {
    for (const key of new Set(list)) wordsOfSound[sounds.indexOf(key)]?.push(word);
  });
  return { words, names, sounds, wordsOfSound };
}

/** Matches by word. */
export type WordMatches = Map<number, WordMatch>;

function keepBest(matches: WordMatches, word: number, match: WordMatch): void {
  const known = matches.get(word);
  if (known === undefined || match.cost < known.cost) matches.set(word, match);
}

/** The words that answer a compared word of the query as it is written or as it sounds. */
export function matchWord(index: NameWords, query: string): WordMatches {
  const matches: WordMatches = new Map();
  const [start, end] = index.words.withPrefix(query);
  for (let word = start; word < end; word += 1) {
    const level = index.words.words[word] === query ? 'whole' : 'prefix';
    keepBest(matches, word, { level, cost: costs[level], from: 0, to: query.length });
  }
  matchOtherCases(index, query, matches);
  for (const { key } of soundKeys(query)) matchSound(index, key, matches);
  if (query.length >= shortestInside || (query.length > 1 && syllables.test(query))) {
    index.words.words.forEach((text, word) => {
      const from = text.indexOf(query);
      if (from > 0)
        keepBest(matches, word, { level: 'inside', cost: costs.inside, from, to: from + query.length });
    });
  }
  return matches;
}

function matchOtherCases(index: NameWords, query: string, matches: WordMatches): void {
  const stem = stemOf(query);
  if (stem === query) return;
  const [start, end] = index.words.withPrefix(stem);
  for (let word = start; word < end; word += 1) {
    const text = index.words.words[word] ?? '';
    if (text.length <= stem.length + longestEnding)
      keepBest(matches, word, { level: 'otherCase', cost: costs.otherCase, from: 0, to: text.length });
  }
}

function matchSound(index: NameWords, key: string, matches: WordMatches): void {
  if (key.length < 2) return;
  const [start, end] = index.sounds.withPrefix(key);
  for (let sound = start; sound < end; sound += 1) {
    const isWhole = index.sounds.words[sound] === key;
    if (!isWhole && key.length < shortestSoundPrefix) continue;
    const level = isWhole ? 'wholeSound' : 'soundPrefix';
    for (const word of index.wordsOfSound[sound] ?? []) {
      const to = lettersOfSounds(index.words.words[word] ?? '', key);
      keepBest(matches, word, { level, cost: costs[level], from: 0, to });
    }
  }
}

/** How many letters of a word say the sounds with which it begins. */
function lettersOfSounds(word: string, sounds: string): number {
  const spoken = soundKeys(word).find(({ key }) => key.startsWith(sounds));
  // Letters that are not heard, such as a soft sign, belong to the sound before them: the next sound starts behind.
  const end = spoken?.ends[sounds.length - 1] ?? word.length;
  return spoken !== undefined && sounds.length === spoken.key.length ? word.length : end;
}

/** How many letters may be wrong in a word of so many sounds, and whether it may be a beginning only. */
function tolerance(length: number): { edits: number; isPrefixTaken: boolean } {
  if (length < 3) return { edits: 0, isPrefixTaken: false };
  return { edits: length < 7 ? 1 : 2, isPrefixTaken: length > 4 };
}

const guessable = /^[\p{Script=Latin}\p{Script=Cyrillic}]+$/u;

/** The words that are like a word of the query: few of their sounds are others, are missing or changed places. */
export function guessWord(index: NameWords, query: string): WordMatches {
  const matches: WordMatches = new Map();
  if (!guessable.test(query) || query.length > longestPattern) return matches;
  for (const { key } of soundKeys(query)) guessSound(index, key, matches);
  return matches;
}

function guessSound(index: NameWords, key: string, matches: WordMatches): void {
  const { edits, isPrefixTaken } = tolerance(key.length);
  const ruler = rulerOf(key);
  if (edits === 0 || ruler === null) return;
  index.sounds.words.forEach((sound, at) => {
    if (sound.length < key.length - edits) return;
    const near = ruler(sound);
    const isWhole = near.whole <= edits;
    if (!isWhole && !(isPrefixTaken && near.prefix <= edits)) return;
    const found = isWhole ? near.whole : near.prefix;
    // Where more is wrong, or little is known, at least the beginning has to be right.
    if ((found > 1 || !isWhole || key.length === 3) && sound.charAt(0) !== key.charAt(0)) return;
    const cost = costs.guess + found + (isWhole ? 0 : 0.5);
    for (const word of index.wordsOfSound[at] ?? []) {
      const text = index.words.words[word] ?? '';
      const to = isWhole ? text.length : lettersOfSounds(text, sound.slice(0, near.prefixLength));
      keepBest(matches, word, { level: 'guess', cost, from: 0, to });
    }
  });
}
