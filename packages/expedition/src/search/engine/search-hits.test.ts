import { describe, expect, test } from 'vitest';
import { aPlace, aText } from '../../testing/records.ts';
import { fourStops, marked, searchAmong } from '../../testing/search-among.ts';
import { toExpedition } from '../../to-expedition.ts';
import { createSearchIndex } from './create-search-index.ts';
import { searchInput } from '../search-input.ts';

describe('a place hit', () => {
  const search = searchAmong(fourStops, {
    aliases: [
      { placeId: 3, name: 'Ильчи', language: 'ru' },
      { placeId: 4, name: 'قەشقەر', language: 'ug' },
    ],
  });
  const shown = (query: string, language: 'ru' | 'en' = 'ru') =>
    search(query, language).hits.map((hit) => hit.kind === 'place' && [marked(hit.title), marked(hit.name)]);

  test('marks the matched part of the title', () => {
    expect(shown('урга')).toEqual([['Улан-Батор ([Урга])', '']]);
    expect(shown('хот')).toEqual([['[Хот]ан', '']]);
    expect(shown('отан')).toEqual([['Х[отан]', '']]);
    expect(shown('уланбат')).toEqual([
      ['[Улан-Бат]ор (Урга)', ''],
      ['[Улан-Бат]ор, дом экспедиции', ''],
    ]);
  });

  test('has the title and the other name that matched', () => {
    expect(shown('Khotan')).toEqual([['Хотан', '[Khotan]']]);
    expect(shown('和田')).toEqual([['Хотан', '[和田]市']]);
    expect(shown('Ильч', 'en')).toEqual([['Khotan', '[Ильч]и']]);
    expect(shown('قەش')).toEqual([['Кашгар', '[قەش]قەر']]);
  });

  test('marks the part that sounds like the query', () => {
    const among = searchAmong([{ place_id: 1, title_ru: 'Дарджилинг', title_en: 'Kurseong' }]);
    const [hit] = among('Darzhi').hits;
    expect(hit?.kind === 'place' && marked(hit.title)).toBe('[Дарджи]линг');
  });

  test('marks silent letters with the preceding sound', () => {
    const among = searchAmong([{ place_id: 1, title_ru: 'Казань, вокзал', title_en: '' }]);
    const [hit] = among('Kazan').hits;
    expect(hit?.kind === 'place' && marked(hit.title)).toBe('[Казань], вокзал');
  });

  test('has the language of each text', () => {
    expect(search('和田').hits).toMatchObject([{ title: { language: 'ru' }, name: { language: 'zh' } }]);
    expect(search('قەشقەر', 'en').hits).toMatchObject([
      { title: { language: 'en' }, name: { language: 'ug' } },
    ]);
  });

  test("has the title in the other language when the reader's is empty", () => {
    const among = searchAmong([{ place_id: 1, title_ru: 'Лех', title_en: '' }]);
    expect(among('Лех', 'en').hits).toMatchObject([{ title: { text: 'Лех', language: 'ru' }, name: null }]);
  });

  test('marks complete surrogate pairs and their accents', () => {
    const among = searchAmong([{ place_id: 1, title_ru: '𝐋𝐞𝐡, Хота\u0301н' }]);
    const shownTitles = (query: string) =>
      among(query).hits.map((hit) => hit.kind === 'place' && marked(hit.title));
    expect(shownTitles('le')).toEqual(['[𝐋𝐞]𝐡, Хота\u0301н']);
    expect(shownTitles('хота')).toEqual(['𝐋𝐞𝐡, [Хота\u0301]н']);
  });
});

describe('the search result', () => {
  test('has as many hits of each kind as the limit allows, and the total counts', () => {
    const places = Array.from({ length: 5 }, (_, at) => ({ place_id: at + 1, title_ru: 'Хотан' }));
    const texts = places.map((_, at) => aText({ text_id: at + 1, text_content: '<p>Хотан</p>' }));
    const { hits, counts } = searchAmong(places, { texts })('Хотан', 'ru', 2);
    expect(hits.map((hit) => hit.kind)).toEqual(['place', 'place', 'text', 'text']);
    expect(counts).toMatchObject({ place: 5, text: 5 });
    expect(searchAmong(places, { texts })('Хотан', 'ru', Infinity).hits).toHaveLength(10);
  });

  test('survives structuredClone like its input', () => {
    const expedition = toExpedition({ places: fourStops.map(aPlace), images: [] });
    const input = searchInput(expedition, { texts: [aText({ text_id: 1 })], aliases: [] });
    expect(structuredClone(input)).toEqual(input);
    const answer = createSearchIndex(structuredClone(input)).search('хот', { language: 'ru', limit: 9 });
    expect(answer.hits).toHaveLength(1);
    expect(structuredClone(answer)).toEqual(answer);
  });
});

describe('the suggestion of the other keyboard layout', () => {
  const search = searchAmong([
    { place_id: 1, title_ru: 'Лех', title_en: 'Leh' },
    { place_id: 2, title_ru: 'Дурбульджин', title_en: 'Dürbüljin' },
  ]);

  test('is made when it finds something and the query does not', () => {
    expect(search('Kt[').didYouMean).toEqual({ query: 'Лех', layout: 'ru' });
  });

  test('is made when it matches a complete name and the query only a prefix', () => {
    expect(search('Дур').didYouMean).toEqual({ query: 'Leh', layout: 'en' });
  });

  test('is not made when it finds no more', () => {
    for (const query of ['Лех', 'Leh', 'Дурб', 'Ldx', 'qqqq', '1926', '😀😀'])
      expect([query, search(query).didYouMean]).toEqual([query, null]);
  });
});
