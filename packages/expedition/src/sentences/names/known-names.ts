import type { RecordLanguage } from '@cae-map/contract/content-languages';
import { splitWords } from '../../search/words/words.ts';
import { addTo } from '../../group-by.ts';

/** A name of a place or person in both languages. */
export type NamePair = Readonly<Record<RecordLanguage, string>>;

/** A name whose words are prepared for matching. */
interface PreparedName {
  readonly pair: NamePair;
  /** The folded words, for Russian without the ending of the nominative. */
  readonly bases: readonly string[];
  readonly words: readonly string[];
}

/** The shortest first word of a name that a link is proposed for, in letters: that of Leh. */
export const shortestLinkedName = 3;

/** Names by the first letters of their first word. */
export type KnownNames = Readonly<Record<RecordLanguage, ReadonlyMap<string, readonly PreparedName[]>>>;

/** Shorter words are parts of too many others. */
const leastLetters = 4;
/** The ending of the nominative of a folded Russian name: that of an adjective, or a vowel, й or ь. */
const nominativeEnding = /(?:(?<=[гкхнвш])(?:ии|ои|ая|ое|ие)|[ыо]и|[аеиоуыэюяь])$/u;
/** Folded endings of the other cases of a Russian name. */
const caseEnding =
  /^(?:а|я|у|ю|е|и|ы|о|ь|ом|ем|ои|еи|ою|ею|ам|ям|ах|ях|ами|ями|ов|ьев|ью|ии|ого|его|ому|ему|им|ым|ая|ую|ее|ое|ие|ые|их|ых|ими|ыми)$/u;
/** Folded foreign names that have the same form in all cases: Таку, Урумчи; a vowel before the last letter means that it is й. */
const indeclinable = /(?:[уюэ]|[^аеиоуыэюягкх]и)$/u;
/** English names have a possessive ending and a plural. */
const englishEnding = /^s$/u;

/**
 * Indexes names for `findNames`. Names whose first word is shorter than `least` letters without its ending are left out; their number is
 * at least two.
 */
export function indexNames(pairs: readonly NamePair[], least: number = leastLetters): KnownNames {
  const index = { ru: new Map<string, PreparedName[]>(), en: new Map<string, PreparedName[]>() };
  for (const pair of pairs) {
    const ru = prepareName(pair, 'ru', least);
    const en = prepareName(pair, 'en', least);
    if (ru === null || en === null) continue;
    addTo(index.ru, firstLetters(ru), ru);
    addTo(index.en, firstLetters(en), en);
  }
  return index;
}

function prepareName(
  pair: NamePair,
  language: RecordLanguage,
  least: number = leastLetters,
): PreparedName | null {
  const words = splitWords(pair[language]).map(({ folded }) => folded);
  const bases = words.map((word) => (language === 'ru' ? word.replace(nominativeEnding, '') : word));
  return (bases[0]?.length ?? 0) < least ? null : { pair, bases, words };
}

function firstLetters({ bases }: PreparedName): string {
  return bases[0]?.slice(0, leastLetters) ?? '';
}

/** Shorter first words of names are indexed whole. */
const prefixLengths: readonly number[] = [leastLetters, leastLetters - 1, leastLetters - 2];

/** The range of a name in a text, in UTF-16 offsets; the end is exclusive. */
export interface FoundName {
  readonly pair: NamePair;
  readonly start: number;
  readonly end: number;
}

/**
 * The known names of a text in any case; the first letter of a name is a capital. Of several names at a position it is the one with the most
 * words, and of those the one that is written as in the text: Гума is not a form of Гум.
 */
export function findNames(text: string, language: RecordLanguage, names: KnownNames): FoundName[] {
  const words = splitWords(text);
  const isForm = (index: number, base: string | undefined, whole: string | undefined): boolean => {
    const folded = words[index]?.folded ?? '';
    if (folded === whole) return true;
    return base !== undefined && folded.startsWith(base) && isEnding(folded.slice(base.length), language);
  };
  return words.flatMap((word, index) => {
    if (!/^\p{Lu}/u.test(text.charAt(word.start))) return [];
    const candidates = prefixLengths.flatMap(
      (length) =>
        (word.folded.length < length ? [] : names[language].get(word.folded.slice(0, length))) ?? [],
    );
    const wordsAsWritten = (name: PreparedName): number =>
      name.words.filter((whole, offset) => words[index + offset]?.folded === whole).length;
    const longest = candidates
      .filter((name) => name.bases.every((base, offset) => isForm(index + offset, base, name.words[offset])))
      .toSorted((a, b) => b.bases.length - a.bases.length || wordsAsWritten(b) - wordsAsWritten(a))[0];
    if (longest === undefined) return [];
    const end = words[index + longest.bases.length - 1]?.end ?? word.end;
    return [{ pair: longest.pair, start: word.start, end }];
  });
}

/** Whether a folded word is a folded word of a Russian name in any case. */
export function isRussianForm(folded: string, name: string): boolean {
  if (folded === name) return true;
  const base = name.replace(nominativeEnding, '');
  return !indeclinable.test(name) && folded.startsWith(base) && isEnding(folded.slice(base.length), 'ru');
}

function isEnding(rest: string, language: RecordLanguage): boolean {
  return (language === 'ru' ? caseEnding : englishEnding).test(rest);
}

/** Whether a text has a word of a name, or one that is made of it, such as хотанский for Khotan. */
export function hasName(text: string, language: RecordLanguage, pair: NamePair): boolean {
  const bases = (prepareName(pair, language)?.bases ?? []).filter(({ length }) => length >= leastLetters);
  return splitWords(text).some(({ folded }) => bases.some((base) => folded.startsWith(base)));
}
