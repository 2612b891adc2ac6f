import { describe, expect, test } from 'vitest';
import { fourStops, placeIds, searchAmong } from '../../testing/search-among.ts';
import { aText } from '../../testing/records.ts';

describe('the place search', () => {
  const search = searchAmong(fourStops);

  test.each([[''], ['Х'], [' Х '], ['\u200bХ'], ['和'], ['\t\n']])(
    'finds nothing for a query below two characters: "%s"',
    (query) => {
      expect(search(query)).toEqual({
        hits: [],
        counts: { place: 0, date: 0, coordinates: 0, person: 0, text: 0, caption: 0, work: 0 },
        captionCounts: { painting: 0, photograph: 0, other: 0, illustration: 0 },
        didYouMean: null,
      });
    },
  );

  test('accepts two characters', () => {
    expect([search('Хо'), search(' хо\u200b\n')].map(placeIds)).toEqual([[3], [3]]);
  });

  test('ignores case and diacritics', () => {
    const places = [{ place_id: 1, title_ru: 'Чёрный Ануй', title_en: 'Čorny Anúi' }];
    const among = searchAmong(places);
    for (const query of ['черный ануи', 'ЧЁРНЫЙ', 'corny', 'ÇORNY ÀNUÍ'])
      expect(placeIds(among(query))).toEqual([1]);
  });

  test('does not match a short prefix by sound', () => {
    expect(placeIds(searchAmong([{ place_id: 1, title_ru: 'Лагерь', title_en: 'Khotan' }])('хо'))).toEqual(
      [],
    );
  });

  test('does not match a long word as an inflected form', () => {
    expect(placeIds(searchAmong([{ place_id: 1, title_ru: 'Кучерла' }])('кучи'))).toEqual([]);
  });

  test('does not match a short prefix fuzzily', () => {
    expect(placeIds(searchAmong([{ place_id: 1, title_ru: 'Урумчи' }])('урга'))).toEqual([]);
  });

  test('marks a fuzzy match as a guess', () => {
    expect(search('Хотон').hits).toMatchObject([{ kind: 'place', placeId: 3, isGuess: true }]);
    expect(search('Хотан').hits).toMatchObject([{ kind: 'place', placeId: 3, isGuess: false }]);
  });

  test('requires every word, in any order', () => {
    expect(placeIds(search('экспедиции улан'))).toEqual([2]);
    expect(placeIds(search('улан хотан'))).toEqual([]);
  });

  test('matches joined words', () => {
    expect(placeIds(searchAmong([{ place_id: 1, title_ru: 'Зоджила' }])('зоджи ла'))).toEqual([1]);
  });

  test('does not require generic terms and function words', () => {
    expect(placeIds(search('город Хотан'))).toEqual([3]);
    expect(placeIds(search('в Хотане'))).toEqual([3]);
  });
});

describe('the order of places', () => {
  test("has titles in the reader's language, then titles in the other, then other names", () => {
    const search = searchAmong(
      [
        { place_id: 1, title_ru: 'Гора', title_en: 'Mountain', title_modern: '10 Marta', minzoom: 3 },
        { place_id: 2, title_ru: 'Лагерь', title_en: 'Camp 10', minzoom: 3 },
        { place_id: 3, title_ru: 'Лагерь 10', title_en: 'Camp', minzoom: 9 },
        { place_id: 4, title_ru: 'Река', title_en: 'River', minzoom: 3 },
      ],
      { aliases: [{ placeId: 4, name: 'Пост 10', language: 'ru' }] },
    );
    const ranks = (language: 'ru' | 'en' | 'cn') =>
      search('10', language).hits.map((hit) => hit.kind === 'place' && [hit.placeId, hit.rank]);
    expect(ranks('ru')).toEqual([
      [3, 'title'],
      [2, 'otherTitle'],
      [1, 'otherName'],
      [4, 'otherName'],
    ]);
    expect(ranks('en').map((hit) => hit && hit[0])).toEqual([2, 3, 1, 4]);
    expect(ranks('cn')).toEqual(ranks('en'));
  });

  test('has each place once, by its best name', () => {
    const search = searchAmong([
      { place_id: 1, title_ru: 'Leh', title_en: 'Leh', title_modern: 'Leh; Leh Town' },
    ]);
    expect(search('Leh', 'en')).toMatchObject({
      hits: [{ placeId: 1, rank: 'title' }],
      counts: { place: 1 },
    });
  });

  test('excludes places with a minzoom of 0 or less', () => {
    const search = searchAmong(
      [0, -1, 0.5].map((minzoom, at) => ({ place_id: at + 1, title_ru: 'Хотан', minzoom })),
    );
    expect(placeIds(search('Хотан'))).toEqual([3]);
  });

  test('has complete names before prefixes and these before infixes', () => {
    const titles = ['Курган', 'Урга-нор', 'Урга'];
    const search = searchAmong(titles.map((title_ru, at) => ({ place_id: at + 1, title_ru })));
    expect(placeIds(search('Урга'))).toEqual([3, 2, 1]);
  });

  test('is by minzoom, then the main expedition first, then travel order', () => {
    const search = searchAmong([
      { place_id: 1, title_ru: 'Дарджилинг', minzoom: 6 },
      { place_id: 2, title_ru: 'Дарджилинг', minzoom: 3, visited_on: 'precae' },
      { place_id: 3, title_ru: 'Дарджилинг', minzoom: 3, seqid: 900 },
      { place_id: 4, title_ru: 'Дарджилинг', minzoom: 3, seqid: 800 },
    ]);
    expect(placeIds(search('Дарджилинг'))).toEqual([4, 3, 2, 1]);
  });
});

describe('fuzzy matches', () => {
  test('rank below exact matches', () => {
    const search = searchAmong([
      { place_id: 1, title_ru: 'Хотан', minzoom: 3 },
      { place_id: 2, title_ru: 'Хотон-сумбул', minzoom: 9 },
    ]);
    expect(placeIds(search('Хотон'))).toEqual([2, 1]);
  });

  test('are left out when the name without its generic term matches exactly', () => {
    const search = searchAmong([
      { place_id: 1, title_ru: 'Хотан', title_en: '' },
      { place_id: 2, title_ru: 'Хотон', title_en: '' },
    ]);
    expect(placeIds(search('город Хотан'))).toEqual([1]);
  });

  test('are left out when a name in another script matches exactly', () => {
    const search = searchAmong([
      { place_id: 3, title_ru: 'Имин-гол', title_en: '' },
      { place_id: 4, title_ru: 'Дурбульджин', title_en: '', title_modern: 'Emin' },
    ]);
    expect(placeIds(search('Эмин'))).toEqual([4]);
    expect(placeIds(search('Имен'))).toEqual([3]);
  });

  test('of titles are included when the exact match is only inside a word', () => {
    const search = searchAmong([
      { place_id: 1, title_ru: 'Кашгар' },
      { place_id: 2, title_ru: 'Лагерь', title_modern: 'Ракашкарта' },
    ]);
    expect(placeIds(search('кашкар'))).toEqual([1, 2]);
  });

  test('of titles are shown rather than phonetic matches in another script', () => {
    const places = [{ place_id: 1, title_ru: 'Дарджелинг', title_en: 'Darjeeling' }];
    expect(searchAmong(places)('Darjeling', 'en').hits).toMatchObject([
      { rank: 'title', isGuess: false, title: { text: 'Darjeeling', ranges: [[0, 10]] }, name: null },
    ]);
  });

  test('in another script are included only without other matches', () => {
    const hatan = { place_id: 1, title_ru: 'Лагерь', title_en: '', title_modern: 'Hotan' };
    expect(placeIds(searchAmong([hatan])('хатан'))).toEqual([1]);
    expect(placeIds(searchAmong([hatan, { place_id: 2, title_ru: 'Хутан' }])('хатан'))).toEqual([2]);
  });

  test('are left out when another complete name matches', () => {
    const search = searchAmong([
      { place_id: 1, title_ru: 'Имин-гол', title_en: 'Imin-gol' },
      { place_id: 2, title_ru: 'Дурбульджин', title_en: 'Dürbüljin', title_modern: 'Emin' },
    ]);
    expect(placeIds(search('Emin', 'en'))).toEqual([2]);
    expect(placeIds(search('Emim', 'en'))).toEqual([2]);
  });

  test('of titles are left out when the query is the prefix of another name', () => {
    const search = searchAmong([
      { place_id: 1, title_ru: 'Бачулик' },
      { place_id: 2, title_ru: 'Маралбаши', title_modern: 'Пачулина' },
    ]);
    expect(placeIds(search('Пачули'))).toEqual([2]);
  });

  test('of places are left out when the texts contain the word', () => {
    const places = [{ place_id: 1, title_ru: 'Карашар' }];
    const texts = [aText({ text_id: 1, text_content: '<p>Вышел караван.</p>' })];
    expect(placeIds(searchAmong(places)('карашан'))).toEqual([1]);
    expect(placeIds(searchAmong(places, { texts })('караван'))).toEqual([]);
  });
});
