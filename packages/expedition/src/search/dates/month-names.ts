import { contentLanguages, type ContentLanguage } from '@cae-map/contract/enumerations';
import { dateLocales } from '../../dates/date-locales.ts';
import { fold } from '../words/fold.ts';
import { createEditDistance } from '../words/edit-distance.ts';

/** The folded names of the months in all content languages, January first; in Russian also in the genitive. */
const monthNames: readonly (readonly string[])[] = Array.from({ length: 12 }, (_, index) => {
  const date = { year: 1925, month: index + 1, day: 1 };
  const name = (language: ContentLanguage, isGenitive: boolean): string =>
    fold(dateLocales[language].units(date, 'month', isGenitive)[1] ?? '');
  return [...new Set(contentLanguages.flatMap((language) => [name(language, false), name(language, true)]))];
});

/** The English names of the months, January first. */
export const englishMonths: readonly string[] = Array.from(
  { length: 12 },
  (_, index) => dateLocales.en.units({ year: 1925, month: index + 1, day: 1 }, 'month', false)[1] ?? '',
);

/** The minimum length of an abbreviation: янв, Sept. */
const minAbbreviationLength = 3;
/** Shorter names are too similar: май and March would match each other. */
const minMisspelledLength = 5;

/**
 * The month, 1 to 12, named by a folded word: in any Russian case, abbreviated, or with one wrong letter; null when it
 * names none. `isWhole` excludes abbreviations.
 */
export function readMonth(word: string, { isWhole = false } = {}): number | null {
  const isNamed = (names: readonly string[]): boolean =>
    names.some(
      (name) => name === word || isOtherCase(name, word) || (!isWhole && isAbbreviation(name, word)),
    );
  const named = monthNames.findIndex(isNamed);
  const month = named === -1 ? readMisspelledMonth(word) : named;
  return month === -1 ? null : month + 1;
}

function isAbbreviation(name: string, word: string): boolean {
  return word.length >= minAbbreviationLength && name.startsWith(word);
}

/** The cases of Russian months differ only in their endings: 'в июне', 'маем'. */
function isOtherCase(name: string, word: string): boolean {
  if (!/^[а-я]+$/.test(name)) return false;
  const stem = name.replace(/[ьияа]$/, '');
  return (
    stem.length >= 2 &&
    word.startsWith(stem) &&
    /^(?:[ьяюеи]|[еа]м|у|е|а|)$/.test(word.slice(stem.length)) &&
    word.length > 2
  );
}

function readMisspelledMonth(word: string): number {
  const editDistance = word.length >= minMisspelledLength ? createEditDistance(word) : null;
  if (editDistance === null) return -1;
  return monthNames.findIndex((names) =>
    names.some((name) => name.length >= minMisspelledLength && editDistance(name).whole <= 1),
  );
}
