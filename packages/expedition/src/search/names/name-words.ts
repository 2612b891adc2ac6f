import { letterBits } from '../words/edit-distance.ts';
import { phoneticKeys } from '../words/phonetic-key.ts';
import { createSortedWords, type SortedWords } from '../words/sorted-words.ts';
import { createInfixIndex, type InfixIndex } from '../words/infix-index.ts';

/** The words of all names, and the names that contain them. */
export interface NameWords {
  readonly words: SortedWords;
  readonly inside: InfixIndex;
  /** For each word the names that contain it. */
  readonly names: readonly (readonly number[])[];
  /** The phonetic keys of the words; for each of them its letter mask and the words that sound like it. */
  readonly sounds: SortedWords;
  readonly soundBits: Int32Array;
  readonly wordsOfSound: readonly (readonly number[])[];
}

/** Indexes the words of names; `wordsByName` contains the folded words of each name. */
export function indexNameWords(wordsByName: readonly (readonly string[])[]): NameWords {
  const words = createSortedWords(wordsByName.flat());
  const names: number[][] = words.words.map(() => []);
  wordsByName.forEach((list, name) => {
    for (const word of new Set(list)) names[words.indexOf(word)]?.push(name);
  });
  const keys = words.words.map((word) => phoneticKeys(word).map(({ key }) => key));
  const sounds = createSortedWords(keys.flat());
  const wordsOfSound: number[][] = sounds.words.map(() => []);
  keys.forEach((list, word) => {
    for (const key of new Set(list)) wordsOfSound[sounds.indexOf(key)]?.push(word);
  });
  const soundBits = Int32Array.from(sounds.words, letterBits);
  return { words, inside: createInfixIndex(words.words), names, sounds, soundBits, wordsOfSound };
}
