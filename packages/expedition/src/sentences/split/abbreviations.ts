import type { RecordLanguage } from '@cae-map/contract/content-languages';

interface Abbreviations {
  /** The sentence continues whatever follows. */
  readonly always: ReadonlySet<string>;
  /** Titles: the sentence continues if they begin with a capital letter, unlike the col that is a pass. */
  readonly titles: ReadonlySet<string>;
  /** The sentence continues if a number follows. */
  readonly beforeNumber: ReadonlySet<string>;
}

/**
 * Abbreviations after which a sentence continues, in lower case without their full stop. Those that may end a sentence (etc., a.m.,
 * т. д., и др.) and those that are also words (им, гор, рис) are missing on purpose.
 */
const abbreviations: Readonly<Record<RecordLanguage, Abbreviations>> = {
  ru: {
    always: words(
      'гр гр-н гр-ка тов тт проф доц акад д-р г-н г-жа инж ген подполк кап лейт адм св преп еп архим митр',
      'дер пос ст ущ оз о-в о-ва п-ов хр ул пл просп пр-т наб бульв обл окр',
      'стр гл кн вып табл илл прим примеч см ср напр т-во оп ед хр кв изд сост перев цит ок прибл букв сконч',
      'англ монг тиб санскр франц перс тюрк уйг калм',
    ),
    titles: words(),
    beforeNumber: words('янв фев февр мар апр июн июл авг сен сент окт ноя нояб дек рис табл около'),
  },
  en: {
    always: words('cf viz e.g i.e eg ie vs approx esp'),
    titles: words(
      'mr mrs ms messrs mme mlle dr prof rev hon gen col lt-col maj capt cpt lt sgt gov pres sen st ste mt mts ft',
    ),
    beforeNumber: words(
      'no nos vol vols p pp ch chap fig figs pl c ca bk pt b d fl',
      'jan feb mar apr jun jul aug sep sept oct nov dec',
    ),
  },
};

function words(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split(' ')));
}

/** Words of one letter that are abbreviations before a name or a number: с. Кош-Агач, р. Или, о. Цейлон, т. 2. */
const russianLetters: ReadonlySet<string> = new Set([
  'г',
  'с',
  'д',
  'р',
  'о',
  'п',
  'т',
  'ч',
  'е',
  'к',
  'н',
  'л',
]);

/** Abbreviations of years and centuries; they may end a sentence: 'в 1925 г.', 'в XIX в.' */
const russianYears: ReadonlySet<string> = new Set(['г', 'гг', 'в', 'вв']);

/** A part with fewer words before the year, such as 'Осенью 1925 г.', is the beginning of a sentence. */
const leastWordsBeforeYear = 4;

/** The last word with its full stop; a closing quotation mark or bracket ends more than the word. */
const lastAbbreviation = /(?<![\p{L}\p{M}\p{N}-])(?<word>[\p{L}\p{M}]+(?:[-.][\p{L}\p{M}]+)*)\.$/u;
const yearBefore = /(?:\d|[IVXХ])(?:-[\p{L}]{1,3})?\s*$/u;
const numberOfList = /^[\s"“«„(]*(?:\d{1,3}|[IVXLC]{1,5}|\p{L})[.)]$/u;

/**
 * Whether a part of a text, which ends with a full stop before a capital letter or a number, is not the end of a sentence: an
 * initial, an abbreviation, or the number of an item.
 * @param part the text since the beginning of the sentence, without the white space at its end
 * @param next the text behind it
 */
export function endsWithAbbreviation(part: string, next: string, language: RecordLanguage): boolean {
  if (!part.endsWith('.')) return false;
  if (numberOfList.test(part)) return true;
  // Only the end of a part is examined, so that joining many parts stays linear.
  const tail = part.slice(-longestTail);
  const match = lastAbbreviation.exec(tail);
  const written = match?.groups?.word ?? '';
  if (match === null || written === '') return false;
  const before = tail.slice(0, match.index);
  const word = written.toLowerCase();
  if (isInitial(written, before, next)) return true;
  if (language === 'ru' && russianYears.has(word) && yearBefore.test(before))
    return tail.length < longestTail && countWords(tail) < leastWordsBeforeYear;
  if (language === 'ru' && russianLetters.has(word))
    return (!isUnit(before) || /^\d/.test(next)) && !isEndOfList(word, before);
  const { always, titles, beforeNumber } = abbreviations[language];
  if (always.has(word) || (beforeNumber.has(word) && /^\d/.test(next))) return true;
  return titles.has(word) && /^\p{Lu}/u.test(written) && !isUnit(before);
}

const longestTail = 80;

/** 'Н. К. Рерих', 'Ж.-Ж.', 'George N. Roerich'; the English pronoun at the end of a sentence is no initial. */
function isInitial(word: string, before: string, next: string): boolean {
  const letters = word.split(/[-.]+/);
  if (!letters.every((letter) => /^\p{Lu}\p{M}*$/u.test(letter))) return false;
  return word !== 'I' || /(?:^|\p{Lu}\.\s*|["“(]\s*)$/u.test(before) || /^\p{Lu}\./u.test(next);
}

/** The unit of a number may end a sentence: '18,300 ft.', 'в 5 ч.' */
function isUnit(before: string): boolean {
  return /\d[\s\u00a0\u202f]*$/u.test(before);
}

/** 'и т. д.' and 'и т. п.' may end a sentence, as 'т. е.' and 'т. к.' may not. */
function isEndOfList(word: string, before: string): boolean {
  return (word === 'д' || word === 'п') && /т\.\s*$/iu.test(before);
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}
