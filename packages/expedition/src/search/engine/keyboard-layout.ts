import type { DidYouMean } from '../search-answer.ts';

/** The keys of both layouts in the same order: the three rows of letters, without and with shift. */
const latinKeys = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,.~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>';
const russianKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбюЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ';

const toRussian = pairs(latinKeys, russianKeys);
const toLatin = pairs(russianKeys, latinKeys);

function pairs(from: string, to: string): ReadonlyMap<string, string> {
  return new Map(Array.from(from, (key, index) => [key, to.charAt(index)]));
}

function retype(query: string, keys: ReadonlyMap<string, string>): string {
  return Array.from(query, (key) => keys.get(key) ?? key).join('');
}

/**
 * Retypes a query on the other keyboard layout: 'Rkf' becomes 'Кла', 'Дур' becomes 'Leh'. Null for queries without letters,
 * with letters of both scripts, and with Russian letters whose keys are not letters on the other layout.
 */
export function otherLayout(query: string): DidYouMean | null {
  const isLatin = /[a-z]/i.test(query);
  const isRussian = /[а-яё]/i.test(query);
  if (isLatin === isRussian) return null;
  if (isLatin) return { query: retype(query, toRussian), layout: 'ru' };
  // Seven Russian letters share their keys with punctuation, which is never intended; apostrophes occur in names.
  return /[хъжбюё]/i.test(query) ? null : { query: retype(query, toLatin), layout: 'en' };
}
