import type { DidYouMean } from '../search-answer.ts';

/** The keys of both layouts in the same order: the three rows of letters, without and with the shift key. */
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
 * The same keys on the other layout: 'Rkf' is 'Кла' on a Russian keyboard, 'Дур' is 'Leh' on a Latin one. Null for queries
 * without letters, with letters of both, and with Russian letters whose keys have no letters on the other layout.
 */
export function otherLayout(query: string): DidYouMean | null {
  const isLatin = /[a-z]/i.test(query);
  const isRussian = /[а-яё]/i.test(query);
  if (isLatin === isRussian) return null;
  if (isLatin) return { query: retype(query, toRussian), layout: 'ru' };
  // Seven Russian letters share their keys with signs, which nobody means; apostrophes stand in names.
  return /[хъжбюё]/i.test(query) ? null : { query: retype(query, toLatin), layout: 'en' };
}
