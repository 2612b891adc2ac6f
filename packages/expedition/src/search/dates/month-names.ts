import { dateWords } from '../../dates/date-locales.ts';
import { fold } from '../words/fold.ts';
import { rulerOf } from '../words/edit-distance.ts';

/** The names of the months in their compared form, January first: both Russian cases and English. */
const monthNames: readonly (readonly string[])[] = Array.from({ length: 12 }, (_, index) => {
  const date = { year: 1925, month: index + 1, day: 1 };
  const name = (language: 'ru' | 'en', isGoverned: boolean): string =>
    fold(dateWords[language].units(date, 'month', isGoverned)[1] ?? '');
  return [name('ru', false), name('ru', true), name('en', false)];
});

/** The least letters of an abbreviation: янв, Sept. */
const shortestAbbreviation = 3;
/** Shorter names have too little that could be wrong: май and March would be each other's. */
const shortestMisspelt = 5;

/**
 * The month, 1 to 12, that a compared word names: in any Russian case, cut short, or with one letter wrong; null when it
 * names none. `isWhole` takes no abbreviations.
 */
export function monthOfWord(word: string, { isWhole = false } = {}): number | null {
  const isNamed = (names: readonly string[]): boolean =>
    names.some(
      (name) => name === word || isOtherCase(name, word) || (!isWhole && isAbbreviation(name, word)),
    );
  const named = monthNames.findIndex(isNamed);
  const month = named === -1 ? misspeltMonth(word) : named;
  return month === -1 ? null : month + 1;
}

function isAbbreviation(name: string, word: string): boolean {
  return word.length >= shortestAbbreviation && name.startsWith(word);
}

/** Russian months differ from case to case by their last letters only: 'в июне', 'маем'. */
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

function misspeltMonth(word: string): number {
  const ruler = word.length >= shortestMisspelt ? rulerOf(word) : null;
  if (ruler === null) return -1;
  return monthNames.findIndex((names) =>
    names.some((name) => name.length >= shortestMisspelt && ruler(name).whole <= 1),
  );
}
