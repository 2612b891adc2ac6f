import { describe, expect, test } from 'vitest';
import { aPlace } from '../testing/records.ts';
import { anImage, aText } from '../testing/records.ts';
import { toExpedition } from '../to-expedition.ts';
import { createSearchIndex } from './create-search-index.ts';
import type { MarkedText, SearchHit } from './search-answer.ts';
import { searchInput, type SearchSources } from './search-input.ts';

type PlaceFields = Parameters<typeof aPlace>[0];

function searchAmong(places: readonly PlaceFields[], sources: Partial<SearchSources> = {}) {
  const expedition = toExpedition({ places: places.map(aPlace), images: [] });
  const index = createSearchIndex(searchInput(expedition, { texts: [], aliases: [], ...sources }));
  return (query: string, language: 'ru' | 'en' | 'cn' = 'ru', limit = 10) =>
    index.search(query, { language, limit });
}

const placeIds = (answer: { readonly hits: readonly SearchHit[] }): number[] =>
  answer.hits.flatMap((hit) => (hit.kind === 'place' ? hit.placeId : []));

function marked(text: MarkedText | null | undefined): string {
  const ranges = text?.ranges ?? [];
  return ranges
    .toReversed()
    .reduce(
      (shown, [start, end]) => `${shown.slice(0, start)}[${shown.slice(start, end)}]${shown.slice(end)}`,
      text?.text ?? '',
    );
}

const journey = [
  { place_id: 1, title_ru: 'Улан-Батор (Урга)', title_en: 'Ulaanbaatar (Urga)', minzoom: 3 },
  { place_id: 2, title_ru: 'Улан-Батор, дом экспедиции', title_en: 'Ulaanbaatar, expedition house' },
  { place_id: 3, title_ru: 'Хотан', title_en: 'Khotan', title_modern: 'Hotan; 和田市' },
  { place_id: 4, title_ru: 'Кашгар', title_en: 'Kashgar', title_modern: 'Kashi' },
] as const;

describe('what is looked up', () => {
  const search = searchAmong(journey);

  test.each([[''], ['Х'], [' Х '], ['\u200bХ'], ['和'], ['\t\n']])(
    'is nothing below two characters: "%s"',
    (query) => {
      expect(search(query)).toEqual({
        hits: [],
        counts: { place: 0, date: 0, coordinates: 0, text: 0, caption: 0 },
        didYouMean: null,
      });
    },
  );

  test('is two characters and more', () => {
    expect([search('Хо'), search(' хо\u200b\n')].map(placeIds)).toEqual([[3], [3]]);
  });

  test('ignores case and diacritics on both sides', () => {
    const places = [{ place_id: 1, title_ru: 'Чёрный Ануй', title_en: 'Čorny Anúi' }];
    const among = searchAmong(places);
    for (const query of ['черный ануи', 'ЧЁРНЫЙ', 'corny', 'ÇORNY ÀNUÍ'])
      expect(placeIds(among(query))).toEqual([1]);
  });

  test('finds names that are only alike', () => {
    expect(search('Хотон').hits).toMatchObject([{ kind: 'place', placeId: 3, isGuess: true }]);
    expect(search('Хотан').hits).toMatchObject([{ kind: 'place', placeId: 3, isGuess: false }]);
  });

  test('asks for every word, in any order, but not for those that say what a place is', () => {
    expect(placeIds(search('экспедиции улан'))).toEqual([2]);
    expect(placeIds(search('улан хотан'))).toEqual([]);
    expect(placeIds(search('город Хотан'))).toEqual([3]);
    expect(placeIds(search('в Хотане'))).toEqual([3]);
  });
});

describe('the order of places', () => {
  test('is titles in the reader’s language, then titles in the other, then other names', () => {
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

  test('has each place once, by the best of its names', () => {
    const search = searchAmong([
      { place_id: 1, title_ru: 'Leh', title_en: 'Leh', title_modern: 'Leh; Leh Town' },
    ]);
    expect(search('Leh', 'en')).toMatchObject({
      hits: [{ placeId: 1, rank: 'title' }],
      counts: { place: 1 },
    });
  });

  test('leaves out places whose minzoom is not above 0', () => {
    const search = searchAmong(
      [0, -1, 0.5].map((minzoom, at) => ({ place_id: at + 1, title_ru: 'Хотан', minzoom })),
    );
    expect(placeIds(search('Хотан'))).toEqual([3]);
  });

  test('puts whole names before beginnings, and these before what is inside of a word', () => {
    const titles = ['Курган', 'Урга-нор', 'Урга'];
    const search = searchAmong(titles.map((title_ru, at) => ({ place_id: at + 1, title_ru })));
    expect(placeIds(search('Урга'))).toEqual([3, 2, 1]);
  });

  test('puts places that are labelled from afar first, then those of the main route, then as they were travelled', () => {
    const search = searchAmong([
      { place_id: 1, title_ru: 'Дарджилинг', minzoom: 6 },
      { place_id: 2, title_ru: 'Дарджилинг', minzoom: 3, visited_on: 'precae' },
      { place_id: 3, title_ru: 'Дарджилинг', minzoom: 3, seqid: 900 },
      { place_id: 4, title_ru: 'Дарджилинг', minzoom: 3, seqid: 800 },
    ]);
    expect(placeIds(search('Дарджилинг'))).toEqual([4, 3, 2, 1]);
  });
});

describe('guesses', () => {
  test('come behind what is written so', () => {
    const search = searchAmong([
      { place_id: 1, title_ru: 'Хотан', minzoom: 3 },
      { place_id: 2, title_ru: 'Хотон-сумбул', minzoom: 9 },
    ]);
    expect(placeIds(search('Хотон'))).toEqual([2, 1]);
  });

  test('stay out where some name is what was asked for', () => {
    const search = searchAmong([
      { place_id: 1, title_ru: 'Имин-гол', title_en: 'Imin-gol' },
      { place_id: 2, title_ru: 'Дурбульджин', title_en: 'Dürbüljin', title_modern: 'Emin' },
    ]);
    expect(placeIds(search('Emin', 'en'))).toEqual([2]);
    expect(placeIds(search('Emim', 'en'))).toEqual([2]);
  });

  test('of titles stay out where what was asked for is the beginning of another name', () => {
    const search = searchAmong([
      { place_id: 1, title_ru: 'Бачулик' },
      { place_id: 2, title_ru: 'Маралбаши', title_modern: 'Пачулина' },
    ]);
    expect(placeIds(search('Пачули'))).toEqual([2]);
  });

  test('of places stay out where the texts have the word', () => {
    const places = [{ place_id: 1, title_ru: 'Карашар' }];
    const texts = [aText({ text_id: 1, text_content: '<p>Вышел караван.</p>' })];
    expect(placeIds(searchAmong(places)('карашан'))).toEqual([1]);
    expect(placeIds(searchAmong(places, { texts })('караван'))).toEqual([]);
  });
});

describe('what a hit shows', () => {
  const search = searchAmong(journey, {
    aliases: [
      { placeId: 3, name: 'Ильчи', language: 'ru' },
      { placeId: 4, name: 'قەشقەر', language: 'ug' },
    ],
  });
  const shown = (query: string, language: 'ru' | 'en' = 'ru') =>
    search(query, language).hits.map((hit) => hit.kind === 'place' && [marked(hit.title), marked(hit.name)]);

  test('is the title with the part that was found', () => {
    expect(shown('урга')).toEqual([['Улан-Батор ([Урга])', '']]);
    expect(shown('хот')).toEqual([['[Хот]ан', '']]);
    expect(shown('отан')).toEqual([['Х[отан]', '']]);
    expect(shown('уланбат')).toEqual([
      ['[Улан-Бат]ор (Урга)', ''],
      ['[Улан-Бат]ор, дом экспедиции', ''],
    ]);
  });

  test('is the title, and the other name by which it was found', () => {
    expect(shown('Khotan')).toEqual([['Хотан', '[Khotan]']]);
    expect(shown('和田')).toEqual([['Хотан', '[和田]市']]);
    expect(shown('Ильч', 'en')).toEqual([['Khotan', '[Ильч]и']]);
    expect(shown('قەش')).toEqual([['Кашгар', '[قەش]قەر']]);
  });

  test('is the part that sounds as what was asked for', () => {
    const among = searchAmong([{ place_id: 1, title_ru: 'Дарджилинг', title_en: 'Kurseong' }]);
    const [hit] = among('Darzhi').hits;
    expect(hit?.kind === 'place' && marked(hit.title)).toBe('[Дарджи]линг');
  });

  test('names the language of each text', () => {
    expect(search('和田').hits).toMatchObject([{ title: { language: 'ru' }, name: { language: 'zh' } }]);
    expect(search('قەشقەر', 'en').hits).toMatchObject([
      { title: { language: 'en' }, name: { language: 'ug' } },
    ]);
  });

  test('is the title in the other language where the reader’s is empty', () => {
    const among = searchAmong([{ place_id: 1, title_ru: 'Лех', title_en: '' }]);
    expect(among('Лех', 'en').hits).toMatchObject([{ title: { text: 'Лех', language: 'ru' }, name: null }]);
  });

  test('marks whole characters of two units and their accents', () => {
    const among = searchAmong([{ place_id: 1, title_ru: '𝐋𝐞𝐡, Хота\u0301н' }]);
    const titleOf = (query: string) =>
      among(query).hits.map((hit) => hit.kind === 'place' && marked(hit.title));
    expect(titleOf('le')).toEqual(['[𝐋𝐞]𝐡, Хота\u0301н']);
    expect(titleOf('хота')).toEqual(['𝐋𝐞𝐡, [Хота\u0301]н']);
  });
});

describe('dates', () => {
  const search = searchAmong([
    { place_id: 1, seqid: 30, date: '1925-08-26', enddate: '1925-09-19' },
    { place_id: 2, seqid: 20, date: '1925-09-19', enddate: '1925-09-19', minzoom: 0 },
    { place_id: 3, seqid: 10, date: '1925-09-01', enddate: '1925-09-01', minzoom: -1 },
    { place_id: 4, seqid: 10, date: '1925-09-01', enddate: '1925-09-01', date_format: 'YYYY-MM' },
    { place_id: 5, seqid: 40, date: '1927-09-19', enddate: null },
  ]);
  const dates = (query: string) => search(query).hits.flatMap((hit) => (hit.kind === 'date' ? hit : []));

  test('give the places of the day by seqid: exact ones, without those of negative minzoom [DAT-2]', () => {
    expect(dates('19.09.1925')).toMatchObject([{ precision: 'day', placeIds: [2, 1] }]);
    expect(dates('1925-09-01')).toMatchObject([{ placeIds: [1] }]);
    expect(dates('1925-08-25')).toMatchObject([{ placeIds: [] }]);
  });

  test('give the places of a month and of a year', () => {
    expect(dates('сентябрь 1925')).toEqual([
      {
        kind: 'date',
        precision: 'month',
        firstDay: '1925-09-01',
        lastDay: '1925-09-30',
        placeIds: [2, 1],
        dayBefore: null,
        dayAfter: null,
      },
    ]);
    expect(dates('1925')).toMatchObject([{ precision: 'year', lastDay: '1925-12-31', placeIds: [2, 1] }]);
    expect(dates('февраль 1924')).toMatchObject([{ lastDay: '1924-02-29' }]);
  });

  test('without a year give every year that has places', () => {
    expect(dates('19 сентября')).toMatchObject([
      { firstDay: '1925-09-19', placeIds: [2, 1] },
      { firstDay: '1927-09-19', placeIds: [5] },
    ]);
    expect(dates('сентябрь').map((hit) => hit.firstDay)).toEqual(['1925-09-01', '1927-09-01']);
    expect(dates('29 февраля')).toEqual([]);
  });

  test('without places give the nearest days that have some', () => {
    expect(dates('1 мая 1926')).toMatchObject([
      { placeIds: [], dayBefore: '1925-09-19', dayAfter: '1927-09-19' },
    ]);
    expect(dates('1926')).toMatchObject([{ placeIds: [], dayBefore: '1925-09-19', dayAfter: '1927-09-19' }]);
    expect(dates('7.09.1812')).toMatchObject([{ placeIds: [], dayBefore: null, dayAfter: '1925-08-26' }]);
    expect(dates('2026-11-21')).toMatchObject([{ placeIds: [], dayBefore: '1927-09-19', dayAfter: null }]);
  });

  test('that are only a number give nothing outside the journey', () => {
    expect([dates('1812'), dates('2026'), dates('1924')]).toEqual([[], [], []]);
    expect(searchAmong([])('1925').hits).toEqual([]);
    expect(searchAmong([])('март').hits).toEqual([]);
  });

  test('stand behind titles that have the same words', () => {
    const among = searchAmong([
      { place_id: 1, title_ru: 'Лагерь 24 сентября', date: '1925-09-24', enddate: null },
    ]);
    expect(among('24 сентября').hits.map((hit) => hit.kind)).toEqual(['place', 'date']);
  });
});

describe('points', () => {
  const search = searchAmong([
    { place_id: 1, latitude: 34, longitude: 77.6 },
    { place_id: 2, latitude: 34, longitude: 77.5 },
    { place_id: 3, latitude: 34, longitude: 77, minzoom: 0 },
    { place_id: 4, latitude: null, longitude: null },
    { place_id: 5, latitude: 34, longitude: -179.9 },
  ]);

  test('give the nearest stops with their distance, without hidden ones', () => {
    const [hit] = search('34.0, 77.0').hits;
    expect(hit).toMatchObject({
      position: [34, 77],
      nearest: [{ placeId: 2 }, { placeId: 1 }, { placeId: 5 }],
    });
    expect(hit?.kind === 'coordinates' && hit.nearest[0]?.metres).toBeCloseTo(46_092, -2);
    expect(search('34.0, 179.9', 'ru', 1).hits).toMatchObject([{ nearest: [{ placeId: 5 }] }]);
  });
});

describe('texts and captions', () => {
  const about = '<p data-text4placeid="3" data-text4placeid2="4">';
  const texts = [
    aText({
      text_id: 1,
      chapter_id: 7,
      text_date: '1926-02-01',
      text_content: `${about}Караван вышел из <a data-text4placeid="3">Хотана</a> в Кашгар.</p>`,
      text_content_en: `${about}The caravan left <a data-text4placeid="3">Khotan</a> for Kashgar.</p>`,
      text_onplace: 'Дорога в Кашгар',
      text_onplace_en: 'The road to Kashgar',
    }),
    aText({ text_id: 2, text_date: '1925-10-01', text_content: '<p>Второй караван. Хотан далеко.</p>' }),
    aText({ text_id: 3, text_content: '<p>О паломниках.</p>' }),
  ];
  const search = searchAmong([], { texts });
  const found = (query: string, language: 'ru' | 'en' = 'ru') =>
    search(query, language).hits.flatMap((hit) => (hit.kind === 'text' ? hit : []));

  test('are found by their words in any case and number, in the order of time', () => {
    expect(found('караваны').map((hit) => [hit.textId, marked(hit.excerpt)])).toEqual([
      [2, 'Второй [караван]. Хотан далеко.'],
      [1, '[Караван] вышел из Хотана в Кашгар.'],
    ]);
    expect(found('палом').map((hit) => marked(hit.excerpt))).toEqual(['О [палом]никах.']);
  });

  test('show where they are, when, and what they are about', () => {
    expect(found('кашгар')).toMatchObject([
      { textId: 1, chapterId: 7, date: '1926-02-01', placeIds: [3, 4], excerpt: { language: 'ru' } },
    ]);
    expect(found('кашгар').map((hit) => marked(hit.heading))).toEqual(['Дорога в [Кашгар]']);
  });

  test('are found once, in the reader’s language where that has the words', () => {
    expect(found('Khotan').map((hit) => hit.excerpt.language)).toEqual(['en']);
    const both = [aText({ text_id: 1, text_content: '<p>1926</p>', text_content_en: '<p>1926</p>' })];
    const among = searchAmong([], { texts: both });
    for (const language of ['ru', 'en'] as const)
      expect(among('1926', language).hits).toMatchObject([{ kind: 'text', excerpt: { language } }]);
  });

  test('need every word, those near each other first; link words do not count', () => {
    expect(found('караван кашгар').map((hit) => hit.textId)).toEqual([1]);
    expect(found('в караване').map((hit) => marked(hit.excerpt))[0]).toBe('Второй [караван]. Хотан далеко.');
    const far = `<p>караван ${'слово '.repeat(60)} Хотан</p>`;
    const near = '<p>в Хотане караван</p>';
    const among = searchAmong([], {
      texts: [far, near].map((text_content, at) => aText({ text_id: at + 1, text_content })),
    });
    expect(among('караван хотан').hits).toMatchObject([{ textId: 2 }, { textId: 1 }]);
  });

  test('are guessed at only where nothing else is found', () => {
    expect(found('коравану').map((hit) => hit.textId)).toEqual([2, 1]);
    const withPlace = searchAmong([{ place_id: 1, title_ru: 'Корован' }], { texts });
    expect(withPlace('корован').counts).toMatchObject({ place: 1, text: 0 });
  });

  test('stand behind places; captions with their authors stand last, and only of pictures that show', () => {
    const picture = { place_id: 3, title_ru: 'Хотан', title_en: 'Khotan', author_ru: 'Н. К. Рерих' };
    const expedition = toExpedition({
      places: journey.map(aPlace),
      images: [
        anImage({ ...picture, image_id: 1 }),
        anImage({ ...picture, image_id: 2, image_enabled: false }),
        anImage({ ...picture, image_id: 3, visibility_level: 'low' }),
      ],
    });
    const search = (query: string, showAllPhotos: boolean) =>
      createSearchIndex(searchInput(expedition, { texts, aliases: [], showAllPhotos })).search(query, {
        language: 'ru',
        limit: 10,
      }).hits;
    expect(search('хотан', false).map((hit) => hit.kind)).toEqual(['place', 'text', 'text', 'caption']);
    expect(search('рерих хотан', true)).toMatchObject([
      { kind: 'caption', imageId: 1, placeId: 3 },
      { kind: 'caption', imageId: 3 },
    ]);
    const [caption] = search('рерих', false);
    expect(caption?.kind === 'caption' && [marked(caption.title), marked(caption.author)]).toEqual([
      'Хотан',
      'Н. К. [Рерих]',
    ]);
  });
});

describe('the answer', () => {
  test('has as many hits of each kind as were asked for, and counts them all', () => {
    const places = Array.from({ length: 5 }, (_, at) => ({ place_id: at + 1, title_ru: 'Хотан' }));
    const texts = places.map((_, at) => aText({ text_id: at + 1, text_content: '<p>Хотан</p>' }));
    const { hits, counts } = searchAmong(places, { texts })('Хотан', 'ru', 2);
    expect(hits.map((hit) => hit.kind)).toEqual(['place', 'place', 'text', 'text']);
    expect(counts).toMatchObject({ place: 5, text: 5 });
    expect(searchAmong(places, { texts })('Хотан', 'ru', Infinity).hits).toHaveLength(10);
  });

  test('can be sent to and from a worker', () => {
    const expedition = toExpedition({ places: journey.map(aPlace), images: [] });
    const input = searchInput(expedition, { texts: [aText({ text_id: 1 })], aliases: [] });
    expect(structuredClone(input)).toEqual(input);
    const answer = createSearchIndex(structuredClone(input)).search('хот', { language: 'ru', limit: 9 });
    expect(answer.hits).toHaveLength(1);
    expect(structuredClone(answer)).toEqual(answer);
  });
});

describe('the other keyboard layout', () => {
  const search = searchAmong([
    { place_id: 1, title_ru: 'Лех', title_en: 'Leh' },
    { place_id: 2, title_ru: 'Дурбульджин', title_en: 'Dürbüljin' },
  ]);

  test('is offered where it finds what was not found, or a whole name for a beginning', () => {
    expect(search('Kt[').didYouMean).toEqual({ query: 'Лех', layout: 'ru' });
    expect(search('Дур').didYouMean).toEqual({ query: 'Leh', layout: 'en' });
  });

  test('is not offered where it finds no more', () => {
    for (const query of ['Лех', 'Leh', 'Дурб', 'Ldx', 'qqqq', '1926', '😀😀'])
      expect([query, search(query).didYouMean]).toEqual([query, null]);
  });
});
