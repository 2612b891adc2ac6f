/**
 * Letters as a search compares them: without case and diacritics, ё as е, compatibility forms as the letters they stand
 * for, and the letters of Mongolian, Kazakh and old Russian spelling as those that a Russian keyboard has.
 */

/** What Unicode does not take apart although people type it as other letters. */
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
 * What is left out: the marks over Latin, Cyrillic, Hebrew and Arabic letters, apostrophes within a word, and signs that
 * show nothing. The marks of Tibetan and Indian scripts are vowels and stay.
 */
const leftOut =
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u064b-\u065f\u0670\u00ad\u200b-\u200f\u2060\ufeff'’‘ʼʻʹ`´]/u;

/** A text as it is compared, and where each of its units comes from in the text as it is shown. */
export interface FoldedText {
  readonly text: string;
  /** For each UTF-16 unit of `text`: where its letter starts and ends in the source, marks on it included. */
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

/** The letters of one script a project meets are few: each is taken apart once. */
function foldLetterOnce(letter: string): string {
  const known = foldedLetters.get(letter);
  if (known !== undefined) return known;
  const folded = foldLetter(letter);
  if (foldedLetters.size < 4096) foldedLetters.set(letter, folded);
  return folded;
}

/** What lower case alone makes comparable: nearly all that there is. */
const plainLetters = /^[a-zа-ик-я0-9 ]*$/;

/** The text as it is compared. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (plainLetters.test(lower)) return lower;
  let folded = '';
  for (const letter of text) folded += foldLetterOnce(letter);
  return folded;
}

/** The text as it is compared, with the way back to the text as it is shown. */
export function foldWithOffsets(text: string): FoldedText {
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const letter of text) {
    const units = foldLetterOnce(letter);
    const end = at + letter.length;
    // A mark that is left out belongs to the letter before it, so that both are shown as found.
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
