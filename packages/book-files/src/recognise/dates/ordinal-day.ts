/** The numbers of days as words: their stems in Russian, whole words in English. */
const russianStems = [
  'перв',
  'втор',
  'трет',
  'четверт',
  'пят',
  'шест',
  'седьм',
  'восьм',
  'девят',
  'десят',
  'одиннадцат',
  'двенадцат',
  'тринадцат',
  'четырнадцат',
  'пятнадцат',
  'шестнадцат',
  'семнадцат',
  'восемнадцат',
  'девятнадцат',
  'двадцат',
] as const;
const englishWords = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
] as const;

// 'восьмое', 'восьмого', 'третье', 'третьего', after 'двадцать' or 'тридцать' if it is above 20; then the name of a month.
const russian = /^(?:(двадцать|тридцать)\s+)?(\p{L}+?)(?:ое|ого|ье|ьего)(?=\s+\p{L})/iu;
// 'the eighth of', 'eighth', 'twenty-first of'.
const english = /^(?:the\s+)?(?:(twenty|thirty)[-\s])?(\p{L}+)(?:\s+of)?(?=\s+\p{Lu})/iu;

const tens: Readonly<Record<string, number>> = { двадцать: 20, тридцать: 30, twenty: 20, thirty: 30 };

/** A day of a month that is written as a word, with the number of UTF-16 units of the words. */
export interface OrdinalDay {
  readonly day: number;
  readonly length: number;
}

/** The day of a month with which a text begins as a word: 'Восьмое августа', 'двадцать первого мая', 'The eighth of August'. */
export function readOrdinalDay(text: string): OrdinalDay | null {
  return (
    ordinal(russian.exec(text), russianNumber) ??
    ordinal(english.exec(text), (word) => englishWords.findIndex((known) => known === word) + 1)
  );
}

function russianNumber(word: string): number {
  const stem = word.replaceAll('ё', 'е');
  if (stem === 'тридцат') return 30;
  return russianStems.findIndex((known) => known === stem) + 1;
}

function ordinal(match: RegExpExecArray | null, read: (word: string) => number): OrdinalDay | null {
  if (match === null) return null;
  const [words, ten, word = ''] = match;
  const units = read(word.toLowerCase());
  const day = units + (ten === undefined ? 0 : (tens[ten.toLowerCase()] ?? 0));
  const isNumber = units > 0 && day <= 31 && (ten === undefined || units < 10);
  return isNumber ? { day, length: words.length } : null;
}
