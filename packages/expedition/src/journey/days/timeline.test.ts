import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { somePlaces } from '../../testing/arbitraries.ts';
import { readRealContent } from '../../testing/content.ts';
import { someJourney } from '../../testing/journeys.ts';
import { anImage, aPlace, aTextId } from '../../testing/records.ts';
import { toExpedition } from '../../to-expedition.ts';
import { placesOfJourney } from './dated-items.ts';
import { timeline, type Timeline, type TimelinePart } from './timeline.ts';
import { toJourney, wholeJourney } from '../to-journey.ts';

const listParts = ({ years }: Timeline): TimelinePart[] =>
  years.flatMap(({ wholeYear, months }) => [wholeYear, ...months]);

const journey = someJourney(
  [
    aPlace({ place_id: 1, visited_on: 'precae', date: '1924-11-20', enddate: '1925-02-10' }),
    aPlace({ place_id: 2, date: '1925-03-01', enddate: null, date_format: 'YYYY-MM', go_by: 'car' }),
    aPlace({ place_id: 3, date: '1925-01-01', enddate: null, date_format: 'YYYY' }),
    aPlace({ place_id: 4, date: null, enddate: null, ispathpart: false }),
    aPlace({ place_id: 5, date: '1925-06-05', enddate: '1925-06-05', go_by: 'horse' }),
    aPlace({ place_id: 6, date: null, enddate: null }),
  ],
  {
    textIds: [
      aTextId({ text_id: 2, text_date: '1925-03-01', date_format: 'YYYY-MM', place_ids: [2] }),
      aTextId({ text_id: 1, text_date: '1925-03-10', text_enddate: '1925-06-05', place_ids: [2, 5] }),
      aTextId({ text_id: 3, text_date: '1925-01-01', date_format: 'YYYY', place_ids: [3] }),
    ],
    images: [
      anImage({ image_id: 1, place_id: 5 }),
      anImage({ image_id: 2, place_id: 5, datetime_original: '1925-03-12' }),
    ],
  },
);

describe('timeline', () => {
  const [first, second, ...others] = timeline(journey).years;
  const summary = ({ places, texts, pictures, sections }: TimelinePart) => ({
    places: places.map(({ place, certainty }) => `${place.id} ${certainty}`),
    texts: texts.map(({ text }) => text.text_id),
    pictures: pictures.map(({ image }) => image.image_id),
    sections,
  });
  const nothing = { places: [], texts: [], pictures: [], sections: [] };

  test('has the years with entries', () => {
    expect(others).toEqual([]);
    expect([first?.year, second?.year]).toEqual(['1924', '1925']);
  });

  test('lists entries without a month under their year', () => {
    expect(second && summary(second.wholeYear)).toEqual({
      ...nothing,
      places: ['3 year'],
      texts: [3],
    });
  });

  test('lists under a month the entries that are known to the month or may begin in it', () => {
    const months = second?.months.map((month) => [month.month, summary(month)] as const) ?? [];
    expect(months.filter(([, { places, texts }]) => places.length + texts.length > 0)).toEqual([
      ['1925-03', { places: ['2 month', '4 between'], texts: [2, 1], pictures: [2], sections: ['cae'] }],
      ['1925-06', { ...nothing, places: ['5 day'] }],
    ]);
  });

  test('adds the stop of a long stay to every month of the stay', () => {
    expect(first?.months.map(({ month, staying }) => [month, staying?.stop.place.id])).toEqual([
      ['1924-11', undefined],
      ['1924-12', 1],
    ]);
    expect(second?.months[0]).toMatchObject({
      month: '1925-01',
      staying: { stop: { place: { id: 1 } }, isAbout: false },
    });
  });

  test('lists a place with its leg, days and images', () => {
    const june = second?.months.find(({ month }) => month === '1925-06');
    expect(june?.places).toMatchObject([
      {
        leg: { fromId: 3, transport: 'horse' },
        days: { from: '1925-06-05', to: '1925-06-05' },
        pictures: [{ image: { image_id: 1 } }],
      },
    ]);
  });

  test('lists a section under the month of its first place', () => {
    expect(first?.months[0]).toMatchObject({ month: '1924-11', sections: ['precae'] });
  });

  test('lists places without bounds separately', () => {
    expect(timeline(journey).undated.map(({ place }) => place.id)).toEqual([6]);
  });

  test('lists every place once', () => {
    fc.assert(
      fc.property(somePlaces, (places) => {
        const any = toJourney(toExpedition({ places, images: [] }));
        if (any === null) return;
        const line = timeline(any);
        const ids = [...listParts(line).flatMap((part) => part.places), ...line.undated].map(
          ({ place }) => place.id,
        );
        expect(ids.toSorted()).toEqual(
          placesOfJourney(any)
            .map(({ id }) => id)
            .toSorted(),
        );
        const months = line.years.flatMap((year) => year.months.map(({ month }) => month));
        expect(months).toEqual(months.toSorted());
      }),
      { numRuns: 200 },
    );
  });

  test('lists every place, text and image of the real content once', () => {
    const content = readRealContent();
    const whole = wholeJourney(toExpedition(content));
    if (whole === null) throw new Error('no journey');
    const line = timeline(whole);
    const parts = listParts(line);
    const places = [...parts.flatMap((part) => part.places), ...line.undated];
    expect(places).toHaveLength(content.places.length);
    expect(new Set(places.map(({ place }) => place.id)).size).toBe(content.places.length);
    expect(parts.flatMap(({ texts }) => texts)).toHaveLength(content.textIds.length);
    const pictures = [...places, ...parts].flatMap((part) => part.pictures);
    expect(pictures).toHaveLength(content.images.length);
    expect(parts.flatMap(({ sections }) => sections)).toEqual(['precae', 'indiancae', 'cae', 'manchuriaexp']);
  });
});
