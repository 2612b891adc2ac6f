import { describe, expect, test } from 'vitest';
import { readWrittenDates } from './dates.ts';
import { readNumberWords } from './number-words.ts';
import { readNumbers } from './numbers.ts';

const values = (text: string, language: 'ru' | 'en'): number[] =>
  readNumbers(text, language).map(({ value }) => value);

describe('readNumbers', () => {
  test.each([
    ['en', 'at 18,300 ft. and 2.5 miles', [18_300, 2.5]],
    ['ru', '18 300 футов, 18\u00a0300, 18\u202f300 и 2,5 мили', [18_300, 18_300, 18_300, 2.5]],
    ['en', '8–10 yaks in 1925–26, 5½ miles', [8, 10, 1925, 1926, 5.5]],
    ['ru', 'в 1925 100 человек, 17-го, 19 094 фута', [1925, 100, 17, 19_094]],
    ['ru', 'в XIX веке, Далай-лама XIII', [19, 13]],
    ['en', 'CO2, B12 and I', []],
    ['en', '3, 4, 12', [3, 4, 12]],
    ['en', '', []],
  ] as const)('reads the numbers of the %s text %j', (language, text, expected) => {
    expect(values(text, language)).toEqual(expected);
  });

  test('returns the offsets of the digits', () => {
    expect(readNumbers('at 18,300 ft', 'en')).toEqual([{ value: 18_300, start: 3, end: 9 }]);
  });
});

describe('readNumberWords', () => {
  test.each([
    ['en', 'twenty-five camels', [20, 5, 25]],
    ['en', 'the nineteenth century', [19]],
    ['en', 'five thousand two hundred', [5, 1000, 5000, 200, 5200]],
    ['en', 'a two-day march', [2]],
    ['ru', 'двадцати пяти верблюдов', [20, 5, 25]],
    ['ru', 'пятьдесят градусов', [50]],
    ['ru', 'в сороковые годы', [40, 1940]],
    ['ru', 'двухдневный переход вчетвером', [2]],
    ['ru', 'четыреста тридцать шесть пакетов', [400, 30, 6, 36, 436]],
    ['ru', 'сторона и семья', []],
  ] as const)('reads the numbers in words of the %s text %j', (language, text, expected) => {
    const found = readNumberWords(text, language);
    for (const value of expected) expect(found).toContain(value);
    if (expected.length === 0) expect([...found]).toEqual([]);
  });
});

describe('readWrittenDates', () => {
  const dates = (text: string, language: 'ru' | 'en'): string[] =>
    readWrittenDates(text, language).map(({ year, month, day }) => [year ?? '', month, day ?? ''].join('-'));

  test.each([
    ['ru', '14 окт. 1925 г. вышли', ['1925-10-14']],
    [
      'ru',
      'с 4 на 5 октября; 19, 20, 21 и 22 августа',
      ['-10-4', '-10-5', '-8-19', '-8-20', '-8-21', '-8-22'],
    ],
    ['ru', 'в июне и мае 1926 года', ['-6-', '1926-5-']],
    ['ru', 'мая, дар майя, 5 человек', ['-5-']],
    ['en', 'on 14 October 1925 and October 15, 1925', ['1925-10-14', '1925-10-15']],
    ['en', 'the 19th, 20th and 21st of August', ['-8-19', '-8-20', '-8-21']],
    ['en', 'they may march in May', ['-5-']],
    ['en', '4–5 October, Oct. 6', ['-10-4', '-10-5', '-10-6']],
    ['en', '99 June', ['-6-']],
  ] as const)('reads the dates of the %s text %j', (language, text, expected) => {
    expect(dates(text, language)).toEqual(expected);
  });
});
