import { expect, test } from 'vitest';
import { readRealSearchInput } from '../../testing/search.ts';
import { createSearchIndex } from './create-search-index.ts';

const index = createSearchIndex(readRealSearchInput());

/** Queries, the interface language, and the stop that must be the first hit in the real content. */
const places: readonly (readonly [why: string, query: string, language: 'ru' | 'en', placeId: number])[] = [
  ['a title', 'Хотан', 'ru', 339],
  ['a title in lower case', 'лех', 'ru', 53],
  ['a title in capitals', 'УРУМЧИ', 'ru', 346],
  ['an English title', 'Darjeeling', 'en', 5],
  ['an English title in the Russian interface', 'Khotan', 'ru', 339],
  ['a Russian title in the English interface', 'Хотан', 'en', 339],
  ['the beginning of a title', 'Шрин', 'ru', 14],
  ['the beginning of a title', 'Srin', 'en', 14],
  ['the second word of a title', 'Уймон', 'ru', 375],
  ['words in another order', 'Уймон Верхний', 'ru', 375],
  ['a name without accents', 'Durbuljin', 'en', 354],
  ['a name without a diaeresis', 'Черный Ануй', 'ru', 370],
  ['a name without hyphens', 'Зоджила', 'ru', 28],
  ['a name with a space for a hyphen', 'Зоджи ла', 'ru', 28],
  ['a name without apostrophes', 'Tsaiopu', 'en', 345],
  ['an inflected form', 'в Хотане', 'ru', 339],
  ['a name with its generic term', 'город Кашгар', 'ru', 77],
  ['a name with its generic term', 'Sanju pass', 'en', 330],
  ['a name that includes its generic term', 'Leh palace', 'en', 54],
  ['a missing letter', 'Дарджлинг', 'ru', 5],
  ['an extra letter', 'Урумчии', 'ru', 346],
  ['a wrong letter', 'Кашкар', 'ru', 77],
  ['transposed letters', 'Хоатн', 'ru', 339],
  ['two wrong letters', 'Каракавум', 'ru', 319],
  ['a phonetic spelling', 'Даржилинг', 'ru', 5],
  ['a wrong letter', 'Karakorum', 'en', 319],
  ['two wrong letters', 'Ulanbataar', 'en', 393],
  ['a wrong first syllable', 'Dardjilling', 'en', 5],
  ['a missing letter', 'Darjeling', 'en', 5],
  ['Russian in Latin letters', 'Hotan', 'ru', 339],
  ['Russian in Latin letters', 'Xotan', 'ru', 339],
  ['Russian in Latin letters', 'Dardzhiling', 'ru', 5],
  ['Russian in Latin letters', 'Verkhniy Uymon', 'ru', 375],
  ['English in Russian letters', 'Тиксей', 'en', 59],
  ['English in Russian letters', 'Ламаюру', 'ru', 44],
  ['German', 'Kaschgar', 'en', 77],
  ['a historical name', 'Урга', 'ru', 393],
  ['a historical name', 'Urga', 'en', 393],
  ['a historical name', 'Tihwa', 'en', 346],
  ['a historical name', 'Ильчи', 'ru', 339],
  ['a historical name', 'Peiping', 'en', 525],
  ['a name with a day', 'лех 26 августа 1925', 'ru', 53],
  ['a name with a month', 'Khotan, October 1925', 'en', 339],
  ['a name with a year', 'Урга 1926', 'ru', 393],
  ['a modern name', 'Улан-Батор', 'ru', 393],
  ['a modern name', 'Ulaanbaatar', 'en', 393],
  ['a modern name', 'Ulan Bator', 'en', 393],
  ['a modern name', 'Улаанбаатар', 'ru', 393],
  ['a modern name', 'Варанаси', 'ru', 162],
  ['a modern name', 'Kolkata', 'en', 7],
  ['a modern name', 'Бэйцзин', 'ru', 525],
  ['a modern name', 'Beijing', 'en', 525],
  ['a modern name', 'Пекин', 'ru', 525],
  ['a modern name', 'Peking', 'en', 525],
  ['a modern name', 'Yecheng', 'en', 69],
  ['a modern name', 'Шэньян', 'ru', 507],
  ['pinyin', 'Kashi', 'en', 77],
  ['pinyin', 'Hetian', 'en', 339],
  ['pinyin', 'Wulumuqi', 'en', 346],
  ['pinyin', 'Naqu', 'ru', 129],
  ['Wade-Giles', 'Shih-pao-ch’eng', 'en', 115],
  ['Wade-Giles without diacritics', 'Wulumuchi', 'en', 346],
  ['Uyghur in Latin letters', 'Ürümqi', 'ru', 346],
  ['Uyghur in Latin letters without accents', 'Urumqi', 'ru', 346],
  ['Tibetan in two spellings', 'Нагчу', 'ru', 129],
  ['Tibetan in two spellings', 'Nagqu', 'en', 129],
  ['the valley of a house', 'Кулу', 'ru', 542],
  ['a short Russian form', 'Ле', 'ru', 53],
  ['Chinese', '和田', 'ru', 339],
  ['Chinese in the English interface', '喀什', 'en', 77],
  ['Chinese', '乌鲁木齐', 'ru', 346],
  ['a part of a Chinese name', '鲁木', 'ru', 346],
  ['traditional Chinese', '烏魯木齊', 'en', 346],
  ['Uyghur', 'قەشقەر', 'en', 77],
  ['Tibetan', 'ནག་ཆུ', 'en', 129],
  ['Hindi', 'दार्जिलिंग', 'en', 5],
  ['Kazakh', 'Өскемен', 'ru', 359],
];

test.each(places)('finds a place by %s: %s (%s)', (_, query, language, placeId) => {
  const [first] = index.search(query, { language, limit: 5 }).hits;
  expect(first).toMatchObject({ kind: 'place', placeId });
});

const first = (query: string, language: 'ru' | 'en' = 'ru') =>
  index.search(query, { language, limit: 5 }).hits[0];

test.each([
  ['июнь 1926', 'month', '1926-06-01'],
  ['June 1926', 'month', '1926-06-01'],
  ['июня 1926', 'month', '1926-06-01'],
  ['1926-06', 'month', '1926-06-01'],
  ['13 июня 1926', 'day', '1926-06-13'],
  ['June 13th, 1926', 'day', '1926-06-13'],
  ['1925-03-06', 'day', '1925-03-06'],
  ['6.3.1925', 'day', '1925-03-06'],
  ['06/03/1925', 'day', '1925-03-06'],
  ['March 6, 1925', 'day', '1925-03-06'],
  ['1926年6月13日', 'day', '1926-06-13'],
  ['1926', 'year', '1926-01-01'],
])('finds a date: %s', (query, precision, firstDay) => {
  expect(first(query)).toMatchObject({ kind: 'date', precision, firstDay });
});

test.each([
  ['34.1526, 77.5771'],
  ['34,1526 77,5771'],
  ['N 34.1526 E 77.5771'],
  ['34°09′09″ с.ш. 77°34′38″ в.д.'],
  ['34 09 09 N 77 34 38 E'],
])('finds a point: %s', (query) => {
  expect(first(query)).toMatchObject({ kind: 'coordinates', nearest: [{ placeId: 53 }, {}, {}, {}, {}] });
});

test.each([
  ['a word of the chronicle', 'Македония', 'ru', { kind: 'text', textId: 1 }],
  ['an inflected word of the chronicle', 'пароходе Македония', 'ru', { kind: 'text', textId: 1 }],
  ['a word of the chronicle in English', 'steamship Macedonia', 'en', { kind: 'text', textId: 1 }],
  ['a misspelled word of the chronicle', 'Макидония', 'ru', { kind: 'text', textId: 1 }],
  ['a caption', 'Жемчуг исканий', 'ru', { kind: 'caption', imageId: 1003 }],
] as const)('finds %s: %s', (_, query, language, hit) => {
  expect(first(query, language)).toMatchObject(hit);
});

test.each([
  ['Russian typed with Latin keys', 'Rkf', 'Кла'],
  ['Russian typed with Latin keys', '[jnfy', 'хотан'],
  ['a Russian month typed with Latin keys', 'b.ym 1926', 'июнь 1926'],
  ['English typed with Russian keys', 'Дур', 'Leh'],
  ['English typed with Russian keys', 'Лрщефт', 'Khotan'],
])('suggests the other keyboard layout for %s: %s', (_, query, meant) => {
  expect(index.search(query, { language: 'ru', limit: 5 }).didYouMean?.query).toBe(meant);
});

test.each([['Хотан'], ['Leh'], ['Kashgar'], ['июнь 1926'], ['Рерих'], ['34.15, 77.58']])(
  'does not suggest the other keyboard layout for %s',
  (query) => {
    expect(index.search(query, { language: 'ru', limit: 5 }).didYouMean).toBeNull();
  },
);
