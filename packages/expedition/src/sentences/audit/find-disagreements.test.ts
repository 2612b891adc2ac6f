import { describe, expect, test } from 'vitest';
import { contentHtml } from '../../testing/chronicle.ts';
import { readBilingualText } from '../bilingual-text.ts';
import { indexNames } from '../names/known-names.ts';
import { findDisagreements } from './find-disagreements.ts';

const names = indexNames([
  { ru: 'Кашгар', en: 'Kashgar' },
  { ru: 'Кордашевский', en: 'Kordashevsky' },
  { ru: 'Перевал Танг-ла', en: 'Thang La' },
]);
const find = (ru: string, en: string): string[] =>
  findDisagreements(
    readBilingualText({ text_content: contentHtml(ru), text_content_en: contentHtml(en) }),
    names,
  ).map(({ kind, language, what }) => `${kind} ${language} ${what}`);

describe('findDisagreements', () => {
  test.each([
    ['mark', 'Шли из [Леха](place:53).', 'They left Leh.', ['mark ru place:53']],
    ['mark', 'Ждал Рябинин.', '[Ryabinin](person:ryabinin) waited.', ['mark en person:ryabinin']],
    ['mark twice', '[Лех](place:53) и [Лех](place:53).', 'The [Leh](place:53) of Leh.', ['mark ru place:53']],
    ['number', 'Шли 12 дней.', 'They marched for 13 days.', ['number ru 12', 'number en 13']],
    ['thousands', 'Высота 18 300 футов.', 'The height is 18,200 ft.', ['number ru 18300', 'number en 18200']],
    ['date', 'Вышли 8 июня.', 'They left on 9 June.', ['date ru -06-08', 'date en -06-09']],
    ['month', 'Вышли в июне.', 'They left in July.', ['date ru -06-', 'date en -07-']],
    ['name', 'Дошли до Кашгара.', 'They arrived.', ['name ru Кашгар / Kashgar']],
    ['name', 'Пришёл полковник.', 'Kordashevsky came.', ['name en Кордашевский / Kordashevsky']],
  ])('reports a %s that one language lacks: %j, %j', (_, ru, en, expected) => {
    expect(find(ru, en)).toEqual(expected);
  });

  test.each([
    ['a number in words', 'Шли 12 дней, в 20-х годах.', 'They marched for twelve days, in the twenties.'],
    ['a decade in words', 'Был убит в двадцатые годы.', 'He was killed in the 1920s.'],
    ['separators of numbers', 'Высота 18\u00a0300 футов, 2,5 мили.', 'The height is 18,300 ft., 2.5 miles.'],
    [
      'a day without its month',
      'Вошли 24 июня, вышли 26 июня.',
      'They came on 24 June and left on the 26th.',
    ],
    ['a date without its year', 'Вышли 8 июня 1926 года.', 'They left on 8 June.'],
    [
      'cases and adjectives of names',
      'Письмо Кордашевскому от кашгарского консула.',
      'A letter to Kordashevsky from the Kashgar consul.',
    ],
    ['a name with another generic word', 'Взошли на Танг-ла.', 'They climbed the Thang La.'],
    [
      'a number in the next sentence',
      'Шли 12 дней. Было холодно и темно.',
      'They marched. It was cold and dark for 12 days.',
    ],
    [
      'a mark in the next sentence',
      'Пришли в [Лех](place:53). Там было холодно.',
      'They arrived. In [Leh](place:53) it was cold.',
    ],
  ])('does not report %s: %j, %j', (_, ru, en) => {
    expect(find(ru, en).filter((line) => !line.includes('1926'))).toEqual([]);
  });

  test('does not report a text in one language', () => {
    expect(find('Шли 12 дней.', '')).toEqual([]);
    expect(find('', 'In June.')).toEqual([]);
  });

  test('returns how the language writes it, and the bead', () => {
    const text = readBilingualText({
      text_content: contentHtml('Раз. Шли 18 300 шагов.'),
      text_content_en: contentHtml('One. They walked.'),
    });
    expect(findDisagreements(text, names)).toEqual([
      { kind: 'number', language: 'ru', what: '18300', written: '18 300', bead: text.beads[1] },
    ]);
  });
});
