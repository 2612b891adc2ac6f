import { describe, expect, test } from 'vitest';
import { paragraphsHtml } from '../../testing/sentences.ts';
import { readBilingualText } from '../bilingual-text.ts';
import { createConcordance } from './concordance.ts';
import { normalizeWord, stemOf } from './stem-of.ts';

describe('stemOf', () => {
  // The stems of the Snowball dictionaries of PostgreSQL.
  test.each([
    ['ru', 'экспедицией', 'экспедиц'],
    ['ru', 'Монастыри́', 'монастыр'],
    ['ru', 'вёл', 'вел'],
    ['ru', 'важнейшие', 'важн'],
    ['en', 'caravans', 'caravan'],
    ['en', 'camp’s', 'camp'],
    ['en', 'Expeditions', 'expedit'],
    ['en', 'useful', 'use'],
    ['en', 'valley', 'valley'],
    ['en', 'Ürümqi', 'urumqi'],
    ['ru', '喀什', '喀什'],
    ['en', '', ''],
  ] as const)('of the %s word %s is %s', (language, word, stem) => {
    expect(stemOf(word, language)).toBe(stem);
  });

  test('keeps й, which the search folds to и', () => {
    expect(normalizeWord('Тя\u0301нь-Шанский', 'ru')).toBe('тянь-шанский');
  });
});

describe('createConcordance', () => {
  const texts = [
    ['Караваны шли в Лех. Верблюды пали.', 'The caravans went to Leh. The camels fell.'],
    ['Лама ждал караван. Шёл снег.', 'The lama waited for the caravan. It snowed.'],
    ['Только по-русски: караваном.', ''],
  ].map(([ru = '', en = ''], item) => ({
    item,
    text: readBilingualText({
      text_content: paragraphsHtml(ru),
      text_content_en: en === '' ? '' : paragraphsHtml(en),
    }),
  }));
  const concordance = createConcordance(texts);

  test('finds every sentence with a form of the word, in the order of the texts, with its twin', () => {
    const entries = concordance.find('каравану', { match: 'stem' });
    expect(
      entries.map(({ item, sentence, twin }) => [item, sentence.text, twin.map(({ text }) => text)]),
    ).toEqual([
      [0, 'Караваны шли в Лех.', ['The caravans went to Leh.']],
      [1, 'Лама ждал караван.', ['The lama waited for the caravan.']],
      [2, 'Только по-русски: караваном.', []],
    ]);
    const words = entries.map(({ item, ranges }) =>
      ranges.map((range) => texts[item]?.text.ru.text.slice(...range)),
    );
    expect(words).toEqual([['Караваны'], ['караван'], ['караваном']]);
  });

  test('finds only the given form of the word', () => {
    expect(concordance.find('Караван', { match: 'word' }).map(({ item }) => item)).toEqual([1]);
    expect(concordance.find('шел', { match: 'word' }).map(({ sentence }) => sentence.text)).toEqual([
      'Шёл снег.',
    ]);
  });

  test('finds sentences with all words of the query', () => {
    expect(concordance.find('lama caravans', { match: 'stem' }).map(({ item }) => item)).toEqual([1]);
    expect(concordance.find('lama caravans', { match: 'word' })).toEqual([]);
    expect(concordance.find('caravan camel', { match: 'stem' })).toEqual([]);
  });

  test('finds words of one language only', () => {
    expect(concordance.find('caravan', { match: 'stem', language: 'en' }).map(({ item }) => item)).toEqual([
      0, 1,
    ]);
    expect(concordance.find('caravan', { match: 'stem', language: 'ru' })).toEqual([]);
  });

  test.each(['', ' ', '…', 'отсутствующее', '\ud83d'])('finds nothing for %j', (query) => {
    expect(concordance.find(query, { match: 'stem' })).toEqual([]);
  });

  test('marks words after a word with surrogate pairs and a paragraph at their place', () => {
    const text = readBilingualText({
      text_content: paragraphsHtml('Раз.', '😀 Лех, Лех!'),
      text_content_en: '',
    });
    const [entry] = createConcordance([{ item: 0, text }]).find('лех', { match: 'stem' });
    expect(entry?.ranges.map((range) => text.ru.text.slice(...range))).toEqual(['Лех', 'Лех']);
  });
});
