import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';
import { phoneticKeys } from './phonetic-key.ts';

const keys = (word: string): string[] => phoneticKeys(fold(word)).map(({ key }) => key);

describe('phoneticKeys', () => {
  test.each([
    [['Хотан', 'Khotan', 'Hotan', 'Xotan']],
    [['Дарджилинг', 'Darjeeling', 'Darjiling', 'Dardzhiling', 'Даржилинг']],
    [['Урумчи', 'Urumchi', 'Ürümqi', 'Urumtsi', 'Урумци']],
    [['Кашгар', 'Kashgar', 'Kaschgar']],
    [['Лех', 'Leh']],
    [['Нагчу', 'Nagchu', 'Nagqu']],
    [['Мурри', 'Murree']],
    [['Гум', 'Ghum', 'Ghoom']],
    [['Тишта', 'Teesta', 'Tista']],
    [['Цайдам', 'Tsaidam', 'Tzaidam', 'Qaidam']],
    [['Шара', 'Shara', 'Schara', 'Xara']],
    [['Тумшук', 'Tumshuk', 'Tumxuk']],
    [['Пхьянг', 'Phyang', 'Phiyang']],
    [['Аньси', 'Anhsi', 'Anxi']],
    [['Гуачжоу', 'Guazhou']],
    [['Вулар', 'Wular']],
    [['Калькутта', 'Calcutta', 'Kalkutta']],
    [['Бийск', 'Biysk', 'Biisk', 'Bisk']],
    [['Кюльден', 'Kulden', 'Külden']],
    [['Юм', 'Yum', 'Ium']],
    [['Ши', 'Shih', 'Shi']],
    [['Енгисар', 'Yengisar']],
    [['Чёрный', 'Cherny', 'Chernyi']],
    [['Щука', 'Shchuka']],
  ])('are equal for %j', ([first = '', ...others]) => {
    for (const other of others) expect(keys(other)).toEqual(expect.arrayContaining(keys(first)));
  });

  test.each([
    ['Хотан', 'Хутан'],
    ['Рерих', 'Reri'],
    ['Лех', 'Ле'],
    ['Гума', 'Кума'],
  ])('are different for %s and %s', (first, second) => {
    expect(keys(first)).not.toEqual(keys(second));
  });

  test('cover ambiguous spellings, limited to two of them', () => {
    expect(keys('Xinq')).toEqual(['sink', 'hink', 'sinc', 'hinc']);
    expect(keys('xqxqxqxqxq')).toHaveLength(4);
  });

  test('keep other scripts', () => {
    expect(keys('和田')).toEqual(['和田']);
    expect(keys('')).toEqual(['']);
  });

  test('have the number of letters of each sound', () => {
    expect(phoneticKeys('дарджилинг')).toEqual([{ key: 'darjiling', ends: [1, 2, 3, 5, 6, 7, 8, 9, 10] }]);
    expect(phoneticKeys('murree')).toEqual([{ key: 'muri', ends: [1, 2, 4, 6] }]);
  });

  test('have increasing ends within the word', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from('абзжшщчцхкьюяиеуachiquxsztyjk')) }),
        (word) => {
          for (const { key, ends } of phoneticKeys(word)) {
            expect(ends).toHaveLength(key.length);
            expect(ends).toEqual(ends.toSorted((a, b) => a - b));
            expect(ends.at(-1) ?? 0).toBeLessThanOrEqual(word.length);
          }
        },
      ),
    );
  });
});
