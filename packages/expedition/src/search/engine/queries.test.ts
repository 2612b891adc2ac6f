import { expect, test } from 'vitest';
import { readRealSearchInput } from '../../testing/search.ts';
import { createSearchIndex } from './create-search-index.ts';

const index = createSearchIndex(readRealSearchInput());

/** What visitors type, in which language, and the stop that has to come first in the shipped content. */
const places: readonly (readonly [why: string, query: string, language: 'ru' | 'en', placeId: number])[] = [
  ['a title', 'Хотан', 'ru', 339],
  ['a title, in lower case', 'лех', 'ru', 53],
  ['a title, in capitals', 'УРУМЧИ', 'ru', 346],
  ['a title in English', 'Darjeeling', 'en', 5],
  ['a title in English, to a Russian', 'Khotan', 'ru', 339],
  ['a title in Russian, to an English reader', 'Хотан', 'en', 339],
  ['the beginning of a title', 'Шрин', 'ru', 14],
  ['the beginning of a title', 'Srin', 'en', 14],
  ['the second word of a title', 'Уймон', 'ru', 375],
  ['two words in another order', 'Уймон Верхний', 'ru', 375],
  ['without accents', 'Durbuljin', 'en', 354],
  ['without the two dots', 'Черный Ануй', 'ru', 370],
  ['without hyphens', 'Зоджила', 'ru', 28],
  ['with a space for a hyphen', 'Зоджи ла', 'ru', 28],
  ['without apostrophes', 'Tsaiopu', 'en', 345],
  ['in another case', 'в Хотане', 'ru', 339],
  ['with what it is', 'город Кашгар', 'ru', 77],
  ['with what it is', 'Sanju pass', 'en', 330],
  ['with what it is, where a name has it', 'Leh palace', 'en', 54],
  ['a letter missing', 'Дарджлинг', 'ru', 5],
  ['a letter too many', 'Урумчии', 'ru', 346],
  ['a wrong letter', 'Кашкар', 'ru', 77],
  ['two letters that changed places', 'Хоатн', 'ru', 339],
  ['two wrong letters', 'Каракавум', 'ru', 319],
  ['as it is heard', 'Даржилинг', 'ru', 5],
  ['a wrong letter', 'Karakorum', 'en', 319],
  ['two wrong letters', 'Ulanbataar', 'en', 393],
  ['a wrong beginning', 'Dardjilling', 'en', 5],
  ['a letter missing', 'Darjeling', 'en', 5],
  ['Russian in Latin letters', 'Hotan', 'ru', 339],
  ['Russian in Latin letters', 'Xotan', 'ru', 339],
  ['Russian in Latin letters', 'Dardzhiling', 'ru', 5],
  ['Russian in Latin letters', 'Verkhniy Uymon', 'ru', 375],
  ['English in Russian letters', 'Тиксей', 'en', 59],
  ['English in Russian letters', 'Ламаюру', 'ru', 44],
  ['German', 'Kaschgar', 'en', 77],
  ['a name of eighty years ago', 'Урга', 'ru', 393],
  ['a name of eighty years ago', 'Urga', 'en', 393],
  ['a name of eighty years ago', 'Tihwa', 'en', 346],
  ['a name of eighty years ago', 'Ильчи', 'ru', 339],
  ['a name of eighty years ago', 'Peiping', 'en', 525],
  ['with a day', 'лех 26 августа 1925', 'ru', 53],
  ['with a month', 'Khotan, October 1925', 'en', 339],
  ['with a year', 'Урга 1926', 'ru', 393],
  ['a name of today', 'Улан-Батор', 'ru', 393],
  ['a name of today', 'Ulaanbaatar', 'en', 393],
  ['a name of today', 'Ulan Bator', 'en', 393],
  ['a name of today', 'Улаанбаатар', 'ru', 393],
  ['a name of today', 'Варанаси', 'ru', 162],
  ['a name of today', 'Kolkata', 'en', 7],
  ['a name of today', 'Бэйцзин', 'ru', 525],
  ['a name of today', 'Beijing', 'en', 525],
  ['a name of today', 'Пекин', 'ru', 525],
  ['a name of today', 'Peking', 'en', 525],
  ['a name of today', 'Yecheng', 'en', 69],
  ['a name of today', 'Шэньян', 'ru', 507],
  ['pinyin', 'Kashi', 'en', 77],
  ['pinyin', 'Hetian', 'en', 339],
  ['pinyin', 'Wulumuqi', 'en', 346],
  ['pinyin', 'Naqu', 'ru', 129],
  ['Wade-Giles', 'Shih-pao-ch’eng', 'en', 115],
  ['Wade-Giles without its signs', 'Wulumuchi', 'en', 346],
  ['Uyghur in Latin letters', 'Ürümqi', 'ru', 346],
  ['Uyghur in Latin letters without accents', 'Urumqi', 'ru', 346],
  ['Tibetan in two spellings', 'Нагчу', 'ru', 129],
  ['Tibetan in two spellings', 'Nagqu', 'en', 129],
  ['the valley of a house', 'Кулу', 'ru', 542],
  ['a short Russian form', 'Ле', 'ru', 53],
  ['Chinese', '和田', 'ru', 339],
  ['Chinese, to an English reader', '喀什', 'en', 77],
  ['Chinese', '乌鲁木齐', 'ru', 346],
  ['a part of a Chinese name', '鲁木', 'ru', 346],
  ['Chinese in traditional signs', '烏魯木齊', 'en', 346],
  ['Uyghur', 'قەشقەر', 'en', 77],
  ['Tibetan', 'ནག་ཆུ', 'en', 129],
  ['Hindi', 'दार्जिलिंग', 'en', 5],
  ['Kazakh', 'Өскемен', 'ru', 359],
];

test.each(places)('%s: %s (%s)', (_, query, language, placeId) => {
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
])('a date: %s', (query, precision, firstDay) => {
  expect(first(query)).toMatchObject({ kind: 'date', precision, firstDay });
});

test.each([
  ['34.1526, 77.5771'],
  ['34,1526 77,5771'],
  ['N 34.1526 E 77.5771'],
  ['34°09′09″ с.ш. 77°34′38″ в.д.'],
  ['34 09 09 N 77 34 38 E'],
])('a point: %s', (query) => {
  expect(first(query)).toMatchObject({ kind: 'coordinates', nearest: [{ placeId: 53 }, {}, {}, {}, {}] });
});

test.each([
  ['a word of the chronicle', 'Македония', 'ru', { kind: 'text', textId: 1 }],
  ['a word of the chronicle, in another case', 'пароходе Македония', 'ru', { kind: 'text', textId: 1 }],
  ['a word of the chronicle in English', 'steamship Macedonia', 'en', { kind: 'text', textId: 1 }],
  ['a misspelt word of the chronicle', 'Макидония', 'ru', { kind: 'text', textId: 1 }],
  ['a caption', 'Жемчуг исканий', 'ru', { kind: 'caption', imageId: 1003 }],
] as const)('%s: %s', (_, query, language, hit) => {
  expect(first(query, language)).toMatchObject(hit);
});

test.each([
  ['Latin keys for Russian', 'Rkf', 'Кла'],
  ['Latin keys for Russian', '[jnfy', 'хотан'],
  ['Latin keys for a Russian month', 'b.ym 1926', 'июнь 1926'],
  ['Russian keys for English', 'Дур', 'Leh'],
  ['Russian keys for English', 'Лрщефт', 'Khotan'],
])('the wrong keyboard layout, %s: %s', (_, query, meant) => {
  expect(index.search(query, { language: 'ru', limit: 5 }).didYouMean?.query).toBe(meant);
});

test.each([['Хотан'], ['Leh'], ['Kashgar'], ['июнь 1926'], ['Рерих'], ['34.15, 77.58']])(
  'what is understood is not taken for the wrong keyboard layout: %s',
  (query) => {
    expect(index.search(query, { language: 'ru', limit: 5 }).didYouMean).toBeNull();
  },
);
