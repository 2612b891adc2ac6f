import type { RecordLanguage } from '@cae-map/contract/content-languages';

/** A number in digits, in UTF-16 offsets of the text. Signs, units and the endings of ordinals are not part of it. */
export interface WrittenNumber {
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

const fractions: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};

/**
 * Thousands are separated by a space in Russian (also by a full stop), by a comma in English; the decimals by the other mark. A number
 * of a word, such as the 6 of CO6, is none.
 */
const patterns: Readonly<Record<RecordLanguage, RegExp>> = {
  ru: /(?<![\p{L}\d])(?:\d{1,3}(?:[ .\u00a0\u2009\u202f]\d{3})+(?!\d)|\d+)(?:,\d{1,2}(?!\d))?[½¼¾⅓⅔]?|[½¼¾⅓⅔]/gu,
  en: /(?<![\p{L}\d])(?:\d{1,3}(?:[,\u00a0\u2009\u202f]\d{3})+(?!\d)|\d+)(?:\.\d{1,2}(?!\d))?[½¼¾⅓⅔]?|[½¼¾⅓⅔]/gu,
};

/** Two and more Roman digits: XIX в., Nicholas II. A single one is more often a letter. */
const romanNumber = /(?<![\p{L}\p{N}])(?=[IVX]{2,})X{0,3}(?:IX|IV|V?I{0,3})(?![\p{L}\p{N}])/gu;
const romanDigits: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

/**
 * The numbers of a text that are written in digits, in order. The end of a range of years is completed: 1925–26 is 1925 and 1926. Numbers
 * of more digits than are exact in a floating point number are compared by their rounded value.
 */
export function readNumbers(text: string, language: RecordLanguage): WrittenNumber[] {
  const numbers: WrittenNumber[] = [];
  for (const { 0: source, index } of text.matchAll(patterns[language])) {
    const end = index + source.length;
    const before = numbers.at(-1);
    const isEndOfYears =
      before !== undefined && /^\d\d$/.test(source) && /^[–-]$/.test(text.slice(before.end, index));
    const value = valueOf(source, language);
    numbers.push({ value: isEndOfYears ? completeYear(before.value, value) : value, start: index, end });
  }
  for (const { 0: source, index } of text.matchAll(romanNumber))
    numbers.push({ value: valueOfRoman(source), start: index, end: index + source.length });
  return numbers.toSorted((a, b) => a.start - b.start);
}

function valueOf(source: string, language: RecordLanguage): number {
  const fraction = fractions[source.at(-1) ?? ''] ?? 0;
  const digits = source.replace(/[½¼¾⅓⅔]$/u, '');
  const plain =
    language === 'ru'
      ? digits.replaceAll(/[ .\u00a0\u2009\u202f]/gu, '').replace(',', '.')
      : digits.replaceAll(/[,\u00a0\u2009\u202f]/gu, '');
  return (plain === '' ? 0 : Number(plain)) + fraction;
}

function completeYear(first: number, last: number): number {
  const isYear = first >= 1000 && first <= 9999;
  const completed = first - (first % 100) + last;
  return isYear && completed > first ? completed : last;
}

function valueOfRoman(source: string): number {
  const digits = source.split('').map((digit) => romanDigits[digit] ?? 0);
  return digits.reduce((sum, digit, index) => sum + (digit < (digits[index + 1] ?? 0) ? -digit : digit), 0);
}
