import { describe, expect, test } from 'vitest';
import { duplicateDistance, findNearDuplicates } from './near-duplicates.ts';
import { findFarFromPlace, findOutsideStay, isUndated, isUnplaced } from './record-checks.ts';

const image = {
  image_id: 1,
  image_type: 'histexpphoto',
  place_id: 5,
  latitude: null,
  longitude: null,
  datetime_original: '1925-08-27 10:00',
  date_format: null,
  year: null,
} as const;
const place = {
  place_id: 5,
  latitude: 34.16,
  longitude: 77.58,
  date: '1925-08-26',
  enddate: '1925-09-18',
  date_format: 'YYYY-MM-DD',
};

describe('findOutsideStay', () => {
  test.each(['1925-08-26', '1925-09-18 23:59'])('accepts a picture of %s, within the stay', (moment) => {
    expect(findOutsideStay({ ...image, datetime_original: moment }, place)).toBeNull();
  });

  test.each(['1925-08-25', '1925-09-19'])('reports a picture of %s with the day and the stay', (moment) => {
    expect(findOutsideStay({ ...image, datetime_original: moment }, place)).toEqual({
      image_id: 1,
      place_id: 5,
      date: moment,
      stay: ['1925-08-26', '1925-09-18'],
    });
  });

  test('compares only what both dates say', () => {
    const early = { ...image, datetime_original: '1925-08-01' };
    expect(findOutsideStay({ ...early, date_format: 'YYYY-MM' }, place)).toBeNull();
    expect(findOutsideStay(early, { ...place, date_format: 'YYYY' })).toBeNull();
    expect(
      findOutsideStay({ ...early, date_format: 'YYYY-MM', datetime_original: '1925-07-31' }, place),
    ).not.toBeNull();
  });

  test('treats a place without a departure as a stay of one day', () => {
    expect(findOutsideStay(image, { ...place, enddate: null })?.stay).toEqual(['1925-08-26', '1925-08-26']);
  });

  test.each(['painting', 'photo', 'postcard'] as const)(
    'says nothing about a %s, which is of another time',
    (type) => {
      expect(
        findOutsideStay({ ...image, image_type: type, datetime_original: '1930-01-01' }, place),
      ).toBeNull();
    },
  );
});

test('findFarFromPlace reports a position more than 50 km away in kilometres', () => {
  const at = (latitude: number) => findFarFromPlace({ ...image, latitude, longitude: 77.58 }, place);
  expect(at(34.6)).toBeNull();
  expect(at(35.16)).toEqual({ image_id: 1, place_id: 5, kilometres: 111 });
  expect(findFarFromPlace(image, place)).toBeNull();
});

test('an image with a place or a position is placed, one with a date or a year is dated', () => {
  expect(isUnplaced({ ...image, place_id: null })).toBe(true);
  expect(isUnplaced({ ...image, place_id: null, latitude: 34 })).toBe(false);
  expect(isUndated({ ...image, datetime_original: null })).toBe(true);
  expect(isUndated({ ...image, datetime_original: null, year: 1925 })).toBe(false);
});

describe('findNearDuplicates', () => {
  /** A hash with these bits flipped, spread over all bands. */
  const withFlips = (flips: number): string => {
    let hash = 0x123456789abcdef0n;
    for (let flip = 0; flip < flips; flip += 1) hash ^= 1n << BigInt(flip * 9);
    return hash.toString(16).padStart(16, '0');
  };
  const hashed = (...hashes: string[]) =>
    hashes.map((perceptual_hash, index) => ({ image_id: index + 1, perceptual_hash }));

  test.each(Array.from({ length: duplicateDistance + 1 }, (_, flips) => flips))(
    'finds a picture that differs in %i bits',
    (flips) => {
      expect(findNearDuplicates(hashed(withFlips(0), withFlips(flips)))).toEqual([
        { image_ids: [1, 2], distance: flips },
      ]);
    },
  );

  test('does not find a picture that differs in one bit more', () => {
    expect(findNearDuplicates(hashed(withFlips(0), withFlips(duplicateDistance + 1)))).toEqual([]);
  });

  test('lists the most similar pair first, and at most 1,000 pairs of pictures that are all alike', () => {
    const pairs = findNearDuplicates(hashed(withFlips(3), withFlips(0), withFlips(0)));
    expect(pairs.map(({ distance }) => distance)).toEqual([0, 3, 3]);
    expect(findNearDuplicates(hashed(...Array.from({ length: 100 }, () => withFlips(0))))).toHaveLength(1000);
  });
});
