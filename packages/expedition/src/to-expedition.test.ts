import type { PlaceRecord } from '@cae-map/contract/entities/place';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from './dates/calendar.ts';
import { unwrapLongitudes } from './route/geography.ts';
import { anyPosition, somePlaces } from './testing/arbitraries.ts';
import { readRealContent } from './testing/content.ts';
import { anImage, aPlace, aTextId } from './testing/records.ts';
import { toExpedition, type ExpeditionWarning } from './to-expedition.ts';

function read(places: readonly PlaceRecord[]) {
  const warnings: ExpeditionWarning[] = [];
  const expedition = toExpedition({ places, images: [] }, { onWarning: (warning) => warnings.push(warning) });
  return { expedition, warnings: warnings.map(({ code, placeId }) => [code, placeId]) };
}

describe('the route', () => {
  test('starts at the previous stop; with invalid JSON it is the own point, and a warning is returned [RTE-3]', () => {
    const { expedition, warnings } = read([
      aPlace({ place_id: 1, latitude: 10, longitude: 10 }),
      aPlace({ place_id: 2, latitude: 12, longitude: 12, routejson: '[[11, 11.5]]' }),
      aPlace({ place_id: 3, latitude: 13, longitude: 13, routejson: '[[12.5' }),
      aPlace({ place_id: 4, latitude: 14, longitude: 14 }),
    ]);
    expect(expedition.legs.map(({ points }) => points)).toEqual([
      [[10, 10]],
      [
        [10, 10],
        [11, 11.5],
        [12, 12],
      ],
      [[13, 13]],
      [
        [13, 13],
        [14, 14],
      ],
    ]);
    expect(expedition.legs.map(({ fromId }) => fromId)).toEqual([null, 1, 2, 3]);
    expect(warnings).toEqual([['invalid_route', 3]]);
    expect(expedition.places.map(({ routeIsInvalid }) => routeIsInvalid)).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });

  test('is not interrupted by a stop without a position', () => {
    const { expedition } = read([
      aPlace({ place_id: 1, latitude: 10, longitude: 10 }),
      aPlace({ place_id: 2, latitude: null, longitude: null }),
      aPlace({ place_id: 3, latitude: null, longitude: 7, routejson: '[[11, 11]]' }),
      aPlace({ place_id: 4, latitude: 12, longitude: 12 }),
    ]);
    expect(expedition.legs.map(({ points }) => points)).toEqual([
      [[10, 10]],
      [[10, 10]],
      [
        [10, 10],
        [11, 11],
      ],
      [
        [11, 11],
        [12, 12],
      ],
    ]);
  });

  const { expedition } = read([
    aPlace({ place_id: 1, latitude: 10, longitude: 10 }),
    aPlace({ place_id: 2, ispathpart: false, latitude: 50, longitude: 50 }),
    aPlace({ place_id: 3, latitude: 12, longitude: 12 }),
    aPlace({ place_id: 4, latitude: 40, longitude: -70, visited_on: 'manchuriaexp' }),
  ]);

  test('skips side points', () => {
    expect(expedition.getLeg(2)).toBeNull();
    expect(expedition.getLeg(3)?.points).toEqual([
      [10, 10],
      [12, 12],
    ]);
  });

  test('does not connect the main with the Manchurian expedition', () => {
    expect(expedition.getLeg(4)).toMatchObject({ fromId: null, toId: 4, points: [[40, -70]] });
  });
});

describe('byDay', () => {
  const ids = (places: readonly PlaceRecord[], day: string) =>
    toExpedition({ places, images: [] })
      .byDay.get(day)
      ?.map(({ id }) => id) ?? [];

  test('has only days of exact dates; a negative minzoom is skipped [DAT-2]', () => {
    const places = [
      aPlace({ place_id: 1 }),
      aPlace({ place_id: 2, date_format: 'YYYY-MM' }),
      aPlace({ place_id: 3, date_format: null }),
      aPlace({ place_id: 4, minzoom: -1 }),
      aPlace({ place_id: 5, minzoom: 0 }),
    ];
    expect(ids(places, '1926-05-01')).toEqual([1, 5]);
  });

  test('contains every place whose stay includes the day, in travel order', () => {
    const places = [
      aPlace({ place_id: 2, date: '1926-05-03', enddate: null }),
      aPlace({ place_id: 1, date: '1926-05-01', enddate: '1926-05-03' }),
      aPlace({ place_id: 3, date: null, enddate: '1926-05-04' }),
    ];
    expect(
      ['1926-04-30', '1926-05-01', '1926-05-02', '1926-05-03', '1926-05-04'].map((day) => ids(places, day)),
    ).toEqual([[], [1], [1], [1, 2], [3]]);
  });

  test('indexes every day of a stay of up to a thousand days and only the first of a longer one', () => {
    const found = (enddate: string) =>
      toExpedition({ places: [aPlace({ place_id: 1, enddate })], images: [] }).byDay.size;
    expect([found(addDays('1926-05-01', 1000)), found(addDays('1926-05-01', 1001))]).toEqual([1001, 1]);
  });

  test('excludes invalid dates and implausibly long stays', () => {
    const { expedition, warnings } = read([
      aPlace({ place_id: 1, date: '1926-02-30', enddate: null }),
      aPlace({ place_id: 2, date: '0001-01-01', enddate: '9999-12-31' }),
      aPlace({ place_id: 3, date: '1926-05-02', enddate: '1926-05-01' }),
    ]);
    expect([...expedition.byDay.keys()]).toEqual(['0001-01-01', '1926-05-02']);
    expect(warnings).toEqual([['stay_too_long', 2]]);
  });
});

describe('defective records', () => {
  test('keep the first of two places with the same id, with a warning', () => {
    const { expedition, warnings } = read([
      aPlace({ place_id: 2, seqid: 5, title_en: 'first' }),
      aPlace({ place_id: 2, seqid: 1, title_en: 'second' }),
    ]);
    expect(expedition.places.map(({ id }) => id)).toEqual([2]);
    expect(expedition.byId.get(2)?.record.title_en).toBe('first');
    expect(warnings).toEqual([['duplicate_place', 2]]);
  });

  test('sort by id when they have the same seqid, with a warning', () => {
    const { expedition, warnings } = read([
      aPlace({ place_id: 2, seqid: 5 }),
      aPlace({ place_id: 1, seqid: 5 }),
    ]);
    expect(expedition.places.map(({ id }) => id)).toEqual([1, 2]);
    expect(expedition.bySeqid.get(5)?.map(({ id }) => id)).toEqual([1, 2]);
    expect(warnings).toEqual([['duplicate_seqid', 2]]);
  });

  test('may have an upper-case or unknown size word', () => {
    const sizes = ['"LARGE"', '"huge"', 'null'].map((word, index): PlaceRecord => ({
      ...aPlace({ place_id: index + 1 }),
      zoom: JSON.parse(word),
    }));
    const { expedition, warnings } = read(sizes);
    expect(expedition.places.map(({ size }) => size)).toEqual(['large', null, null]);
    expect(warnings).toEqual([['unknown_size', 2]]);
  });
});

test('an undated leg has the year of the previous dated stop', () => {
  const undated = { date: null, enddate: null };
  const { expedition } = read([
    aPlace({ place_id: 1, ...undated }),
    aPlace({ place_id: 2, date: '1925-12-30', enddate: '1926-01-02' }),
    aPlace({ place_id: 3, ispathpart: false, date: '1924-01-01', enddate: null }),
    aPlace({ place_id: 4, ...undated }),
    aPlace({ place_id: 5, ...undated, visited_on: 'manchuriaexp' }),
  ]);
  expect(expedition.places.map(({ year }) => year)).toEqual([null, '1926', '1924', '1926', null]);
});

describe('images and texts of a place', () => {
  const expedition = toExpedition({
    places: [aPlace({ place_id: 1 })],
    images: [
      anImage({ image_id: 1, is_illustration: true }),
      anImage({ image_id: 2, image_type: 'painting', image_seqid: 2 }),
      anImage({ image_id: 3, image_type: 'painting', image_seqid: 1 }),
      anImage({ image_id: 4, place_id: null }),
      anImage({ image_id: 5, place_id: 9 }),
    ],
    textIds: [
      aTextId({ text_id: 1, place_ids: [1], text_date: null }),
      aTextId({ text_id: 2, place_ids: [7, 1, 1], text_date: '1926-05-02' }),
      aTextId({ text_id: 3, place_ids: [1], text_date: '1926-05-01' }),
    ],
  });

  test('getImages sorts by group, then by image_seqid', () => {
    expect(expedition.getImages(1).map(({ image_id }) => image_id)).toEqual([3, 2, 1]);
  });

  test('getTextIds sorts by date without duplicates', () => {
    expect(expedition.getTextIds(1).map(({ text_id }) => text_id)).toEqual([3, 2, 1]);
    expect(expedition.getTextIds(7).map(({ text_id }) => text_id)).toEqual([2]);
  });

  test('are empty lists for an unknown place', () => {
    expect([expedition.getImages(404), expedition.getTextIds(404)]).toEqual([[], []]);
  });

  test('are the same empty list for every place without images', () => {
    expect(expedition.getImages(404)).toBe(expedition.getImages(405));
  });
});

describe('toExpedition', () => {
  test('neither modifies its records nor depends on their order', () => {
    fc.assert(
      fc.property(somePlaces, (places) => {
        const unique = [...new Map(places.map((place) => [place.place_id, place])).values()];
        const before = structuredClone(unique);
        const expedition = toExpedition({ places: unique, images: [] });
        const reversed = toExpedition({ places: unique.toReversed(), images: [] });
        expect(unique).toEqual(before);
        expect([reversed.places, reversed.legs]).toEqual([expedition.places, expedition.legs]);
      }),
    );
  });

  test('connects only visible path stops as neighbours', () => {
    fc.assert(
      fc.property(somePlaces, (places) => {
        const expedition = toExpedition({ places, images: [] });
        for (const place of expedition.places) {
          for (const id of [place.previousId, place.nextId]) {
            const neighbour = id === null ? null : expedition.byId.get(id)?.record;
            if (neighbour === null) continue;
            expect([place.record.ispathpart, neighbour?.ispathpart]).toEqual([true, true]);
            expect(neighbour?.minzoom).toBeGreaterThanOrEqual(0);
          }
        }
      }),
    );
  });

  test('connects n stops of one section by n-1 legs', () => {
    const stops = fc.array(anyPosition, { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(stops, (positions) => {
        const places = positions.map(([latitude, longitude], index) =>
          aPlace({ place_id: index + 1, seqid: index, latitude, longitude }),
        );
        const { legs } = toExpedition({ places, images: [] });
        expect(legs.filter(({ fromId }) => fromId !== null)).toHaveLength(positions.length - 1);
      }),
    );
  });

  test('has one leg for every path stop, in the same order', () => {
    fc.assert(
      fc.property(somePlaces, (places) => {
        const { legs, path } = toExpedition({ places, images: [] });
        expect(legs.map(({ toId }) => toId)).toEqual(path.map(({ id }) => id));
      }),
    );
  });
});

describe('the real content', () => {
  const content = readRealContent();
  const warnings: ExpeditionWarning[] = [];
  const expedition = toExpedition(content, { onWarning: (warning) => warnings.push(warning) });

  test('is read without warnings', () => {
    expect(warnings).toEqual([]);
    expect(expedition.places).toHaveLength(content.places.length);
  });

  test('connects stops 152 to 151, and those from 500 on, in both directions', () => {
    const walk = (start: number, step: 'nextId' | 'previousId') => {
      const ids: number[] = [];
      for (let id: number | null = start; id !== null; id = expedition.byId.get(id)?.[step] ?? null)
        ids.push(id);
      return ids;
    };
    const main = walk(152, 'nextId');
    const manchuria = walk(500, 'nextId');
    expect(main.at(-1)).toBe(151);
    expect(walk(151, 'previousId')).toEqual(main.toReversed());
    expect([...main, ...manchuria]).toEqual(expedition.path.map(({ id }) => id));
  });

  test('has no leg across more than half the Earth', () => {
    for (const leg of expedition.legs) {
      const longitudes = unwrapLongitudes(leg.points).map(([, longitude]) => longitude);
      expect(Math.max(...longitudes) - Math.min(...longitudes), `leg to ${leg.toId}`).toBeLessThan(180);
    }
  });

  test('has a year for every leg', () => {
    for (const leg of expedition.legs) {
      expect(expedition.byId.get(leg.toId)?.year, `leg to ${leg.toId}`).toMatch(/^19[23]\d$/);
    }
  });

  test('has paintings and texts only for existing places', () => {
    const missing = [
      ...content.images.map(({ place_id }) => place_id),
      ...content.textIds.flatMap(({ place_ids }) => place_ids),
    ];
    expect(missing.filter((id) => id !== null && !expedition.byId.has(id))).toEqual([]);
  });

  test('keeps every place and neighbour when repeated fifty times', () => {
    const stride = 10_000;
    const places = Array.from({ length: 50 }, (_, copy) =>
      content.places.map((place) => ({
        ...place,
        place_id: place.place_id + copy * stride,
        seqid: place.seqid + copy * stride,
      })),
    ).flat();
    const large = toExpedition({ places, images: [] });
    expect(large.places).toHaveLength(content.places.length * 50);
    expect(large.byId.get(49 * stride + 5)?.nextId).toBe((expedition.byId.get(5)?.nextId ?? 0) + 49 * stride);
    expect(large.byDay.get('1925-03-06')).toHaveLength(
      50 * (expedition.byDay.get('1925-03-06')?.length ?? 0),
    );
  });
});
