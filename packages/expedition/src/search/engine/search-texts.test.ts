import { describe, expect, test } from 'vitest';
import { aPlace, aText, anImage } from '../../testing/records.ts';
import { fourStops, marked, searchAmong } from '../../testing/search-among.ts';
import { toExpedition } from '../../to-expedition.ts';
import { createSearchIndex } from './create-search-index.ts';
import { searchInput } from '../search-input.ts';

describe('the text search', () => {
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

  test('matches inflected forms and sorts by date', () => {
    expect(found('караваны').map((hit) => [hit.textId, marked(hit.excerpt)])).toEqual([
      [2, 'Второй [караван]. Хотан далеко.'],
      [1, '[Караван] вышел из Хотана в Кашгар.'],
    ]);
    const gardens = searchAmong([], {
      texts: [aText({ text_id: 1, text_content: '<p>Городской сад.</p>' })],
    });
    expect([gardens('горы'), gardens('сады')].map(({ counts }) => counts.text)).toEqual([0, 1]);
  });

  test('matches prefixes', () => {
    expect(found('палом').map((hit) => marked(hit.excerpt))).toEqual(['О [палом]никах.']);
  });

  test('returns position, date and places of a text', () => {
    expect(found('кашгар')).toMatchObject([
      { textId: 1, chapterId: 7, date: '1926-02-01', placeIds: [3, 4], excerpt: { language: 'ru' } },
    ]);
    expect(found('кашгар').map((hit) => marked(hit.heading))).toEqual(['Дорога в [Кашгар]']);
  });

  test('returns a text in the language that matches', () => {
    expect(found('Khotan').map((hit) => hit.excerpt.language)).toEqual(['en']);
  });

  test("returns the reader's language when both match", () => {
    const both = [aText({ text_id: 1, text_content: '<p>1926</p>', text_content_en: '<p>1926</p>' })];
    const among = searchAmong([], { texts: both });
    for (const language of ['ru', 'en'] as const)
      expect(among('1926', language).hits).toMatchObject([{ kind: 'text', excerpt: { language } }]);
  });

  test('requires every word', () => {
    expect(found('караван кашгар').map((hit) => hit.textId)).toEqual([1]);
  });

  test('ignores function words', () => {
    expect(found('в караване').map((hit) => marked(hit.excerpt))[0]).toBe('Второй [караван]. Хотан далеко.');
  });

  test('ranks texts by the proximity of the words', () => {
    const far = `<p>караван ${'слово '.repeat(60)} Хотан</p>`;
    const near = '<p>в Хотане караван</p>';
    const among = searchAmong([], {
      texts: [far, near].map((text_content, at) => aText({ text_id: at + 1, text_content })),
    });
    expect(among('караван хотан').hits).toMatchObject([{ textId: 2 }, { textId: 1 }]);
  });

  test('includes fuzzy matches only without exact ones', () => {
    expect(found('коравану').map((hit) => hit.textId)).toEqual([2, 1]);
  });

  test('leaves out fuzzy text matches when a place matches', () => {
    const withPlace = searchAmong([{ place_id: 1, title_ru: 'Карован' }], { texts });
    expect(withPlace('карован').counts).toMatchObject({ place: 1, text: 0 });
  });
});

describe('the caption search', () => {
  const image = { place_id: 3, title_ru: 'Хотан', title_en: 'Khotan', author_ru: 'Н. К. Рерих' };
  const expedition = toExpedition({
    places: fourStops.map(aPlace),
    images: [
      anImage({ ...image, image_id: 1 }),
      anImage({ ...image, image_id: 2, image_enabled: false }),
      anImage({ ...image, image_id: 3, visibility_level: 'low' }),
    ],
  });
  const texts = [
    aText({ text_id: 1, text_content: '<p>Вышли из Хотана.</p>' }),
    aText({ text_id: 2, text_content: '<p>Хотан далеко.</p>' }),
  ];
  const search = (query: string, showAllPhotos: boolean) =>
    createSearchIndex(searchInput(expedition, { texts, aliases: [], showAllPhotos })).search(query, {
      language: 'ru',
      limit: 10,
    }).hits;

  test('ranks captions below places and texts', () => {
    expect(search('хотан', false).map((hit) => hit.kind)).toEqual(['place', 'text', 'text', 'caption']);
  });

  test('finds captions of low visibility only when showAllPhotos is set', () => {
    expect(search('рерих хотан', false)).toMatchObject([{ kind: 'caption', imageId: 1, placeId: 3 }]);
    expect(search('рерих хотан', true)).toMatchObject([
      { kind: 'caption', imageId: 1 },
      { kind: 'caption', imageId: 3 },
    ]);
  });

  test('matches the author', () => {
    const [caption] = search('рерих', false);
    expect(caption?.kind === 'caption' && [marked(caption.title), marked(caption.author)]).toEqual([
      'Хотан',
      'Н. К. [Рерих]',
    ]);
  });
});

test('a whitelist restricts places, dates, captions and the places of texts', () => {
  const expedition = toExpedition({
    places: [1, 2].map((place_id) =>
      aPlace({ place_id, seqid: place_id, title_ru: 'Хотан', date: '1925-10-14', enddate: '1925-10-14' }),
    ),
    images: [1, 2].map((place_id) => anImage({ image_id: place_id, place_id, title_ru: 'Хотан' })),
  });
  const text = aText({
    text_id: 1,
    text_content: '<p data-text4placeid="1" data-text4placeid2="2">О Хотане.</p>',
  });
  const find = (whitelist: readonly number[], query: string) =>
    createSearchIndex(searchInput(expedition, { texts: [text], aliases: [], whitelist }))
      .search(query, { language: 'ru', limit: 8 })
      .hits.map((hit) => ('placeIds' in hit ? hit.placeIds : 'placeId' in hit ? hit.placeId : null));
  expect(find([2], 'хотан')).toEqual([2, [2], 2]);
  expect(find([2], '14 октября 1925')).toEqual([[2]]);
  expect(find([], 'хотан')).toEqual([1, 2, [1, 2], 1, 2]);
});
