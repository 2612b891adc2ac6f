import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../dates/calendar.ts';
import { anExpeditionDay } from '../../testing/arbitraries.ts';
import { readRealContent } from '../../testing/content.ts';
import { someJourney } from '../../testing/journeys.ts';
import { anImage, aPlace, aTextId } from '../../testing/records.ts';
import { toExpedition } from '../../to-expedition.ts';
import { histogram, type Histogram } from './histogram.ts';
import { wholeJourney } from '../to-journey.ts';

// 1926-05-03 was a Monday.
const places = [
  aPlace({ place_id: 1, date: '1926-05-05', enddate: '1926-05-09' }),
  aPlace({ place_id: 2, date: '1926-05-20', enddate: '1926-06-02' }),
];
const total = ({ bins }: Histogram, what: 'texts' | 'pictures') =>
  bins.reduce((sum, bin) => sum + bin[what], 0);

describe('histogram', () => {
  const journey = someJourney(places);

  test('has contiguous weeks starting on Mondays', () => {
    expect(
      histogram(journey, { unit: 'week' }).bins.map(({ days, from, to }) => [days.from, from, to]),
    ).toEqual([
      ['1926-05-03', 0, 5],
      ['1926-05-10', 5, 12],
      ['1926-05-17', 12, 19],
      ['1926-05-24', 19, 26],
      ['1926-05-31', 26, 29],
    ]);
  });

  test('has calendar months', () => {
    expect(histogram(journey, { unit: 'month' }).bins.map(({ days, from, to }) => [days, from, to])).toEqual([
      [{ from: '1926-05-01', to: '1926-05-31' }, 0, 27],
      [{ from: '1926-06-01', to: '1926-06-30' }, 27, 29],
    ]);
  });

  test('counts a text of several bins by fractions', () => {
    const journey = someJourney(places, {
      textIds: [
        aTextId({ text_id: 1, text_date: '1926-05-06', place_ids: [1, 2] }),
        aTextId({ text_id: 2, text_date: '1926-05-08', text_enddate: '1926-05-11', place_ids: [1] }),
        aTextId({ text_id: 3, text_date: '1926-05-01', date_format: 'YYYY-MM', place_ids: [1] }),
        aTextId({ text_id: 4, text_date: null, place_ids: [1] }),
        aTextId({ text_id: 5, text_date: '1930-05-01', place_ids: [1] }),
      ],
    });
    const { bins, largest } = histogram(journey, { unit: 'week' });
    expect(bins.map(({ texts }) => texts)).toEqual([
      expect.closeTo(1 + 2 / 4 + 5 / 27, 9),
      expect.closeTo(2 / 4 + 7 / 27, 9),
      expect.closeTo(7 / 27, 9),
      expect.closeTo(7 / 27, 9),
      expect.closeTo(1 / 27, 9),
    ]);
    expect(largest).toBeCloseTo(1.5 + 5 / 27, 9);
  });

  const withImages = someJourney(
    [...places, aPlace({ place_id: 3, ispathpart: false, date: '1926-05-26', enddate: '1926-05-26' })],
    {
      images: [
        anImage({ image_id: 1, place_id: 1, datetime_original: '1926-05-18' }),
        anImage({ image_id: 2, place_id: 1, datetime_original: '2019-05-18' }),
        anImage({ image_id: 3, place_id: 3 }),
        anImage({ image_id: 4, place_id: 3, visibility_level: 'low' }),
        anImage({ image_id: 5, place_id: 3, image_enabled: false }),
      ],
    },
  );
  const pictures = (showAllPhotos: boolean) =>
    histogram(withImages, { unit: 'week', showAllPhotos }).bins.map((bin) => bin.pictures);

  test('counts an image on its own date or on the days of its place', () => {
    expect(pictures(false)).toEqual([expect.closeTo(1, 9), 0, expect.closeTo(1, 9), expect.closeTo(1, 9), 0]);
  });

  test('counts images of low visibility when showAllPhotos is set', () => {
    expect(pictures(true)[3]).toBeCloseTo(2, 9);
  });

  test('counts every text with a day of the journey once in total', () => {
    const aRange = fc.tuple(anExpeditionDay, fc.integer({ min: 0, max: 90 }));
    fc.assert(
      fc.property(fc.array(aRange, { maxLength: 20 }), fc.constantFrom('week', 'month'), (ranges, unit) => {
        const journey = someJourney([aPlace({ place_id: 1, date: '1925-08-11', enddate: '1925-09-10' })], {
          textIds: ranges.map(([from, length], index) =>
            aTextId({
              text_id: index + 1,
              text_date: from,
              text_enddate: addDays(from, length),
              place_ids: [1],
            }),
          ),
        });
        const within = ranges.filter(
          ([from, length]) => from <= '1925-09-10' && addDays(from, length) >= '1925-08-11',
        );
        expect(total(histogram(journey, { unit }), 'texts')).toBeCloseTo(within.length, 6);
      }),
    );
  });

  test('counts every text and painting of the real content', () => {
    const content = readRealContent();
    const journey = wholeJourney(toExpedition(content));
    if (journey === null) throw new Error('no journey');
    for (const unit of ['week', 'month'] as const) {
      const counted = histogram(journey, { unit });
      expect(total(counted, 'texts')).toBeCloseTo(content.textIds.length, 6);
      expect(total(counted, 'pictures')).toBeCloseTo(content.images.length, 6);
    }
  });
});
