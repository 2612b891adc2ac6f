import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeView } from './place-view.ts';
import { somePlaces } from './testing/arbitraries.ts';
import { readRealContent } from './testing/content.ts';
import { anImage, aPlace, aText } from './testing/records.ts';
import { toExpedition } from './to-expedition.ts';

describe('placeView', () => {
  const expedition = toExpedition({
    places: [
      aPlace({ place_id: 1, latitude: 40, longitude: 80 }),
      aPlace({ place_id: 2, latitude: 40, longitude: 81, date: '1926-05-02', enddate: '1926-05-04' }),
      aPlace({ place_id: 3, date_format: 'YYYY-MM', date_acc: -1 }),
    ],
    images: [
      anImage({ image_id: 1, place_id: 2, image_enabled: false }),
      anImage({ image_id: 2, place_id: 2, visibility_level: 'low', image_type: 'painting' }),
      anImage({ image_id: 3, place_id: 2 }),
      anImage({ image_id: 4, place_id: 2, image_type: 'histimage' }),
    ],
  });

  test('contains the data of the place pane', () => {
    const view = placeView(expedition, 2, null);
    expect(view).toMatchObject({
      place: { place_id: 2 },
      stayIcon: 'camp',
      markerIcon: 'stayed-tonight',
      dates: {
        date: '1926-05-02',
        enddate: '1926-05-04',
        precision: 'day',
        days: ['1926-05-02', '1926-05-03', '1926-05-04'],
      },
      previous: { id: 1, title_ru: 'Место 1', title_en: 'Place 1' },
      next: { id: 3, title_ru: 'Место 3', title_en: 'Place 3' },
      leg: { from: { id: 1 }, legIds: [2], transport: 'horse' },
      missingDay: { previousEnd: '1926-05-01', date: '1926-05-02' },
      books: null,
    });
    expect(view?.leg?.distanceMetres).toBeCloseTo(85_180, -1);
  });

  test('has no days for a coarse date and no next stop at the end', () => {
    expect(placeView(expedition, 3, [])).toMatchObject({
      dates: { date_acc: -1, days: [] },
      next: null,
      books: [],
    });
  });

  test('contains the visible images by group', () => {
    const groups = (showAllPhotos?: boolean) =>
      placeView(expedition, 2, null, showAllPhotos === undefined ? {} : { showAllPhotos })?.imageGroups.map(
        ({ name, images }) => [name, images.length],
      );
    expect(groups(false)).toEqual([
      ['histimage', 1],
      ['photo', 1],
    ]);
    expect(groups()).toEqual(groups(false));
    expect(groups(true)).toEqual([
      ['histimage', 1],
      ['painting', 1],
      ['photo', 1],
    ]);
  });

  test('contains the texts by book, sorted by date and position', () => {
    const texts = [
      aText({ text_id: 1, book_id: 2, text_date: '1926-05-02' }),
      aText({ text_id: 2, book_id: 1, text_date: '1926-05-04' }),
      aText({ text_id: 3, book_id: 1, text_date: '1926-05-02', text_seqid: 9 }),
      aText({ text_id: 4, book_id: 1, text_date: '1926-05-02', text_seqid: 8 }),
    ];
    const books = placeView(expedition, 2, texts)?.books ?? [];
    expect(
      books.map((book) => [book.book_id, book.book_title_en, book.texts.map(({ text_id }) => text_id)]),
    ).toEqual([
      [1, 'Book 1', [4, 3, 2]],
      [2, 'Book 2', [1]],
    ]);
  });

  test('is null for a place that does not exist', () => {
    expect(placeView(expedition, 404, [])).toBeNull();
  });
});

describe('placeView is deterministic', () => {
  test('for records in any order', () => {
    fc.assert(
      fc.property(somePlaces, fc.integer({ min: 1, max: 40 }), (places, id) => {
        const texts = [aText({ text_id: 2 }), aText({ text_id: 1, book_id: 3 })];
        const images = [
          anImage({ image_id: 1, place_id: id }),
          anImage({ image_id: 2, place_id: id, image_type: 'video' }),
        ];
        const unique = [...new Map(places.map((place) => [place.place_id, place])).values()];
        const view = placeView(toExpedition({ places: unique, images }), id, texts);
        expect(JSON.parse(JSON.stringify(view))).toStrictEqual(view);
        const shuffled = toExpedition({ places: unique.toReversed(), images: images.toReversed() });
        expect(placeView(shuffled, id, texts.toReversed())).toStrictEqual(view);
      }),
    );
  });

  test('for every real place after a JSON round trip', () => {
    const expedition = toExpedition(readRealContent());
    for (const { id } of expedition.places) {
      const view = placeView(expedition, id, []);
      expect(view).not.toBeNull();
      expect(JSON.parse(JSON.stringify(view))).toStrictEqual(view);
    }
  });
});
