import { letterBits } from '../words/edit-distance.ts';
import { soundKeys } from '../words/phonetic-key.ts';
import { sortedWords, type SortedWords } from '../words/sorted-words.ts';
import { wordsInside, type WordsInside } from '../words/infix-index.ts';

/** The words of all names, and which names hold them. */
export interface NameWords {
  readonly words: SortedWords;
  readonly inside: WordsInside;
  /** For each word the names that hold it. */
  readonly names: readonly (readonly number[])[];
  /** The sounds of the words, and for each of them its letters as bits and the words that sound so. */
  readonly sounds: SortedWords;
  readonly soundBits: Int32Array;
  readonly wordsOfSound: readonly (readonly number[])[];
}

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
  const soundBits = Int32Array.from(sounds.words, letterBits);
  return { words, inside: wordsInside(words.words), names, sounds, soundBits, wordsOfSound };
}
