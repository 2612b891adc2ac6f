import type { DidYouMean } from './search-answer.ts';

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
 * without letters or with letters of both.
 */
export function otherLayout(query: string): DidYouMean | null {
  const isLatin = /[a-z]/i.test(query);
  const isRussian = /[а-яё]/i.test(query);
  if (isLatin === isRussian) return null;
  return isLatin
    ? { query: retype(query, toRussian), layout: 'ru' }
    : { query: retype(query, toLatin), layout: 'en' };
}
