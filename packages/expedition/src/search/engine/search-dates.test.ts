import { describe, expect, test } from 'vitest';
import { aText } from '../../testing/records.ts';
import { marked, placeIds, searchAmong } from '../../testing/search-among.ts';

describe('a date query', () => {
  const search = searchAmong([
    { place_id: 1, seqid: 30, date: '1925-08-26', enddate: '1925-09-19' },
    { place_id: 2, seqid: 20, date: '1925-09-19', enddate: '1925-09-19', minzoom: 0 },
    { place_id: 3, seqid: 10, date: '1925-09-01', enddate: '1925-09-01', minzoom: -1 },
    { place_id: 4, seqid: 10, date: '1925-09-01', enddate: '1925-09-01', date_format: 'YYYY-MM' },
    { place_id: 5, seqid: 40, date: '1927-09-19', enddate: null },
  ]);
  const dates = (query: string) => search(query).hits.flatMap((hit) => (hit.kind === 'date' ? hit : []));

  test('finds the places of the day by seqid: exact ones, without those of negative minzoom [DAT-2]', () => {
    expect(dates('19.09.1925')).toMatchObject([{ precision: 'day', placeIds: [2, 1] }]);
    expect(dates('1925-09-01')).toMatchObject([{ placeIds: [1] }]);
    expect(dates('1925-08-25')).toMatchObject([{ placeIds: [] }]);
  });

  test('finds the places of a month', () => {
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
  });

  test('finds the places of a year', () => {
    expect(dates('1925')).toMatchObject([{ precision: 'year', lastDay: '1925-12-31', placeIds: [2, 1] }]);
    expect(dates('февраль 1924')).toMatchObject([{ lastDay: '1924-02-29' }]);
  });

  test('finds the places of a span of days, months or years', () => {
    expect(dates('18–20 сентября 1925')).toMatchObject([
      { precision: 'day', firstDay: '1925-09-18', lastDay: '1925-09-20', placeIds: [2, 1] },
    ]);
    expect(dates('сентябрь 1925 – сентябрь 1927')).toMatchObject([
      { precision: 'month', placeIds: [2, 1, 5] },
    ]);
    expect(dates('1926–1927')).toMatchObject([{ precision: 'year', placeIds: [5] }]);
  });

  test('finds the places of a day in the new style that is written with the old one', () => {
    expect(dates('6/19 сентября 1925')).toMatchObject([{ firstDay: '1925-09-19', placeIds: [2, 1] }]);
  });

  test('without a year finds every year with places', () => {
    expect(dates('19 сентября')).toMatchObject([
      { firstDay: '1925-09-19', placeIds: [2, 1] },
      { firstDay: '1927-09-19', placeIds: [5] },
    ]);
    expect(dates('сентябрь').map((hit) => hit.firstDay)).toEqual(['1925-09-01', '1927-09-01']);
  });

  test('without a year ignores days that do not exist in a year', () => {
    const winter = { place_id: 1, date: '1927-02-20', enddate: '1927-03-10' };
    expect(searchAmong([winter])('29 февраля').hits).toEqual([]);
    expect(searchAmong([winter])('28 февраля').hits).toMatchObject([{ firstDay: '1927-02-28' }]);
  });

  test('without a year counts all years beyond the limit', () => {
    expect(search('сентябрь', 'ru', 1)).toMatchObject({ hits: [{}], counts: { date: 2 } });
  });

  test('without places returns the nearest days with places', () => {
    expect(dates('1 мая 1926')).toMatchObject([
      { placeIds: [], dayBefore: '1925-09-19', dayAfter: '1927-09-19' },
    ]);
    expect(dates('1926')).toMatchObject([{ placeIds: [], dayBefore: '1925-09-19', dayAfter: '1927-09-19' }]);
    expect(dates('7.09.1812')).toMatchObject([{ placeIds: [], dayBefore: null, dayAfter: '1925-08-26' }]);
    expect(dates('2026-11-21')).toMatchObject([{ placeIds: [], dayBefore: '1927-09-19', dayAfter: null }]);
  });

  test('of only a year finds nothing outside the journey', () => {
    expect([dates('1812'), dates('2026'), dates('1924')]).toEqual([[], [], []]);
  });

  test('finds nothing without places', () => {
    expect(searchAmong([])('1925').hits).toEqual([]);
    expect(searchAmong([])('март').hits).toEqual([]);
  });

  test('is not matched phonetically', () => {
    const among = searchAmong([{ place_id: 1, title_ru: 'Юнг-друнг', date: '1926-06-13', enddate: null }]);
    expect(among('юнь').hits).toMatchObject([{ kind: 'place', placeId: 1 }]);
    expect(among('июнь').hits.map((hit) => hit.kind)).toEqual(['date']);
  });

  test('ranks below titles with the same words', () => {
    const among = searchAmong([
      { place_id: 1, title_ru: 'Лагерь 24 сентября', date: '1925-09-24', enddate: null },
    ]);
    expect(among('24 сентября').hits.map((hit) => hit.kind)).toEqual(['place', 'date']);
  });
});

describe('the texts of a date query', () => {
  const texts = [
    aText({ text_id: 1, text_date: '1925-08-26', text_content: '<p>Въехали в Лех.</p>' }),
    aText({
      text_id: 2,
      text_date: '1925-08-24',
      text_enddate: '1925-08-30',
      text_content: '<p>О дворце.</p>',
    }),
    aText({ text_id: 3, text_date: '1925-08-01', date_format: 'YYYY-MM', text_content: '<p>Август.</p>' }),
    aText({ text_id: 4, text_date: null, text_content: '<p>26 августа 1925 года.</p>' }),
  ];
  const search = searchAmong([{ place_id: 1, date: '1925-08-26', enddate: '1925-09-19' }], { texts });
  const written = (query: string) =>
    search(query).hits.flatMap((hit) => (hit.kind === 'text' ? hit.textId : []));

  test('are sorted by date', () => {
    expect(written('26.08.1925')).toEqual([2, 1]);
  });

  test('are counted', () => {
    expect(search('26.08.1925').counts).toMatchObject({ date: 1, text: 2 });
    expect(written('август 1925')).toEqual([3, 2, 1]);
    expect(written('1925')).toEqual([3, 2, 1]);
  });

  test('exclude texts known only by their month', () => {
    expect([written('27 августа 1925'), written('1 августа 1925')]).toEqual([[2], []]);
  });

  test('have the beginning as excerpt and dates as precise as known', () => {
    const [text] = search('август 1925').hits.filter((hit) => hit.kind === 'text');
    expect(text).toMatchObject({ date: '1925-08-01', date_format: 'YYYY-MM', excerpt: { ranges: [] } });
    expect(marked(text?.excerpt ?? null)).toBe('Август.');
  });

  test('are those that contain the words of the date when there are none of its days', () => {
    const among = searchAmong([{ place_id: 1, date: '1925-08-26', enddate: null }], {
      texts: texts.slice(3),
    });
    expect(among('26 августа 1925').hits.map((hit) => hit.kind)).toEqual(['date', 'text']);
  });
});

describe('a query with a name and a date', () => {
  const search = searchAmong(
    [
      { place_id: 1, seqid: 1, title_ru: 'Лех', title_en: 'Leh', date: '1925-08-26', enddate: '1925-09-18' },
      {
        place_id: 2,
        seqid: 2,
        title_ru: 'Лех, базар',
        title_en: 'Leh bazaar',
        date: '1926-05-01',
        enddate: null,
      },
      {
        place_id: 3,
        seqid: 3,
        title_ru: 'Хотан',
        title_en: 'Khotan',
        date: '1925-10-14',
        enddate: '1926-01-28',
      },
      {
        place_id: 4,
        seqid: 4,
        title_ru: 'Лагерь 24 мая',
        title_en: 'Camp',
        date: '1927-05-24',
        enddate: null,
      },
    ],
    {
      texts: [
        aText({ text_id: 1, text_date: '1925-08-26', text_content: '<p>Въехали в Лех.</p>' }),
        aText({ text_id: 2, text_date: '1925-08-26', text_content: '<p>Жара.</p>' }),
        aText({ text_id: 3, text_date: '1925-10-14', text_content: '<p>Вспоминали Лех.</p>' }),
      ],
    },
  );
  const written = (query: string) =>
    search(query).hits.flatMap((hit) => (hit.kind === 'text' ? hit.textId : []));

  test('finds the place of that name on the day', () => {
    for (const query of [
      'лех 26 августа 1925',
      '26.08.1925, лех',
      'Лех, август 1925',
      'leh in August 1925',
    ]) {
      expect(placeIds(search(query)), query).toEqual([1]);
    }
  });

  test('finds the texts of the day that contain the name', () => {
    expect(written('лех 26 августа 1925')).toEqual([1]);
    expect(placeIds(search('лех 1926'))).toEqual([2]);
  });

  test('counts places, dates and texts', () => {
    expect(search('лех 26 августа 1925').counts).toMatchObject({ place: 1, date: 1, text: 1 });
  });

  test('leaves out other places of a month or a year', () => {
    // Other places of a month or a year would be too many.
    expect(search('Лех, август 1925').counts).toMatchObject({ place: 1, date: 0, text: 1 });
    expect(search('лех 1926').hits.map(({ kind }) => kind)).toEqual(['place']);
  });

  test('finds both the place and the day when the place is of other days', () => {
    const { hits } = search('хотан 26 августа 1925');
    expect(hits).toMatchObject([
      { kind: 'place', placeId: 3 },
      { kind: 'date', placeIds: [1] },
      { kind: 'text', textId: 1 },
      { kind: 'text', textId: 2 },
    ]);
  });

  test('is matched as a name first', () => {
    expect(search('лагерь 24 мая').hits).toMatchObject([{ kind: 'place', placeId: 4 }]);
  });

  test('finds nothing for an unknown name', () => {
    expect(search('ъъъъъъъ 26 августа 1925').hits).toEqual([]);
  });

  test('finds nothing for a date outside the journey', () => {
    expect(placeIds(search('лех 1812'))).toEqual([]);
  });
});

describe('a point query', () => {
  const search = searchAmong([
    { place_id: 1, latitude: 34, longitude: 77.6 },
    { place_id: 2, latitude: 34, longitude: 77.5 },
    { place_id: 3, latitude: 34, longitude: 77, minzoom: 0 },
    { place_id: 4, latitude: null, longitude: null },
    { place_id: 5, latitude: 34, longitude: -179.9 },
  ]);

  test('finds the nearest stops with their distance', () => {
    const [hit] = search('34.0, 77.0').hits;
    expect(hit).toMatchObject({
      position: [34, 77],
      nearest: [{ placeId: 2 }, { placeId: 1 }, { placeId: 5 }],
    });
    expect(hit?.kind === 'coordinates' && hit.nearest[0]?.metres).toBeCloseTo(46_092, -2);
  });

  test('measures distances across the 180th meridian', () => {
    expect(search('34.0, 179.9', 'ru', 1).hits).toMatchObject([{ nearest: [{ placeId: 5 }] }]);
  });
});
