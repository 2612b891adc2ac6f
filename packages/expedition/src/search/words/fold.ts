/**
 * Folding for search: removes case and diacritics, maps ё to е, compatibility characters to plain ones, and letters of
 * Mongolian, Kazakh and pre-reform Russian to those of a Russian keyboard.
 */

/** Letters without a Unicode decomposition that are typed as other letters. */
const alike: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ø: 'o',
    ł: 'l',
    đ: 'd',
    ı: 'i',
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ŋ: 'ng',
    ə: 'e',
    ө: 'о',
    ү: 'у',
    ұ: 'у',
    қ: 'к',
    ғ: 'г',
    ң: 'н',
    һ: 'х',
    і: 'и',
    ә: 'а',
    ѣ: 'е',
    ѳ: 'ф',
  }),
);

/**
 * Removed characters: diacritics of Latin, Cyrillic, Hebrew and Arabic letters, the ties and half marks of library catalogues,
 * apostrophes within a word, and invisible characters. The marks of Tibetan and Indian scripts are vowels and are kept.
 */
const leftOut =
  /[\ufe20-\ufe2f\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u064b-\u065f\u0670\u00ad\u200b-\u200f\u2060\ufeff'’‘ʼʻʹʺ`´]/u;

/** A folded text with the source offsets of each of its units. */
export interface FoldedText {
  readonly text: string;
  /** For each UTF-16 unit of `text` the start and end of its letter in the source, including removed marks. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

function foldLetter(letter: string): string {
  let folded = '';
  for (const part of letter.normalize('NFKD').toLowerCase()) {
    if (!leftOut.test(part)) folded += alike.get(part) ?? part;
  }
  return folded;
}

const foldedLetters = new Map<string, string>();

/** Cached, because a text uses few distinct letters. */
function foldLetterOnce(letter: string): string {
  const known = foldedLetters.get(letter);
  if (known !== undefined) return known;
  const folded = foldLetter(letter);
  if (foldedLetters.size < 4096) foldedLetters.set(letter, folded);
  return folded;
}

/** Text that lower case alone folds: nearly all of it. */
const plainLetters = /^[a-zа-ик-я0-9 ]*$/;

/** Folds a text. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (plainLetters.test(lower)) return lower;
  let folded = '';
  for (const letter of text) folded += foldLetterOnce(letter);
  return folded;
}

/** Folds a text and keeps the source offsets. */
export function foldWithOffsets(text: string): FoldedText {
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const letter of text) {
    const units = foldLetterOnce(letter);
    const end = at + letter.length;
    // A removed mark belongs to the letter before it, so that both are marked together.
    if (units === '' && ends.length > 0) extendLast(ends, at, end);
    for (let unit = 0; unit < units.length; unit += 1) {
      starts.push(at);
      ends.push(end);
    }
    folded += units;
    at = end;
  }
  return { text: folded, starts, ends };
}

function extendLast(ends: number[], from: number, to: number): void {
  for (let index = ends.length - 1; index >= 0 && ends[index] === from; index -= 1) ends[index] = to;
}
