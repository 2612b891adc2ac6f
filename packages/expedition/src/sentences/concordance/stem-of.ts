import type { RecordLanguage } from '@cae-map/contract/content-languages';
import { stemmer as russianStem } from '@orama/stemmers/russian';
import { stem as englishStem } from 'porter2';
import { fold } from '../../search/words/fold.ts';
import { stemWord } from '../../search/words/stem.ts';

/** Invisible characters and marks of stress within a word. */
const ignored = /[\u0300\u0301\u00ad\u200b-\u200f\u2060\ufeff]/gu;
const plainWord: Readonly<Record<RecordLanguage, RegExp>> = { ru: /^[а-я]+$/u, en: /^[a-z']+$/u };

/**
 * A word as the stemmers of Snowball expect it: lower case without marks of stress, in Russian with е for ё, in English without other
 * diacritics and without the possessive ending. Unlike the folding of the search it keeps й, which the Russian endings need.
 */
export function normalizeWord(word: string, language: RecordLanguage): string {
  const lower = word.toLowerCase().normalize('NFD');
  if (language === 'ru') return lower.replace(ignored, '').normalize('NFC').replaceAll('ё', 'е');
  return lower.replaceAll(/\p{M}/gu, '').replace(ignored, '').replaceAll('’', "'").replace(/'s?$/u, '');
}

/**
 * The Snowball stem of a word (https://snowballstem.org/algorithms/), which its inflected forms share. A word in other letters than those of
 * the language, such as a Chinese name, is its own stem.
 */
export function stemOf(word: string, language: RecordLanguage): string {
  const normal = normalizeWord(word, language);
  if (!plainWord[language].test(normal)) return normal;
  return language === 'ru' ? russianStem(normal) : englishStem(normal);
}

/**
 * The stems by which the forms of a word are found: that of Snowball, and the word without its ending as in the search. Snowball alone takes
 * the end of караван and Хотан for that of a verb, so that these nominatives and their other cases would have different stems.
 */
export function stemsOf(word: string, language: RecordLanguage): readonly string[] {
  return [stemOf(word, language), `${endingMark}${stemWord(fold(word))}`];
}

/** Keeps the stems of the search apart from those of Snowball. */
const endingMark = '~';
