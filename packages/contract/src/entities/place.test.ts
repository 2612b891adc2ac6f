import { describe, expect, test } from 'vitest';
import { aPlaceForEditors } from '../testing/records.ts';
import { specifiedFields } from '../testing/specification.ts';
import { enteredPlaceSchema, placeForEditorsSchema, placeSchema } from './place.ts';

const accepts = (fields: object) =>
  placeForEditorsSchema.safeParse({ ...aPlaceForEditors, ...fields }).success;

describe('a place', () => {
  test('has every field of the specification, a Chinese title and no year', () => {
    const expected = [...specifiedFields.place, 'title_cn', 'sources'];
    expect(Object.keys(placeForEditorsSchema.shape).toSorted()).toEqual(expected.toSorted());
  });

  test('is published without the notes of editors and the fields that other lists have', () => {
    expect(Object.keys(placeForEditorsSchema.shape).filter((field) => !(field in placeSchema.shape))).toEqual(
      ['content_todo', 'sources'],
    );
    expect(placeSchema.parse(aPlaceForEditors)).not.toHaveProperty('content_todo');
  });

  test('accepts a route as a JSON string or null', () => {
    expect([accepts({ routejson: '[[34,77]]' }), accepts({ routejson: null })]).toEqual([true, true]);
  });

  test('rejects a route that is not a string', () => {
    expect(accepts({ routejson: [[34, 77]] })).toBe(false);
  });

  test('falls back to the type others when its type is unknown', () => {
    const kinds = ['ontheway', 'pass', 'monastery', '', null, undefined];
    expect(
      kinds.map((place_type) => placeSchema.parse({ ...aPlaceForEditors, place_type }).place_type),
    ).toEqual(['ontheway', 'pass', 'others', 'others', 'others', 'others']);
  });

  test('normalizes its size word to lower case', () => {
    expect(
      ['LARGE', 'XLarge', 'tiny', null].map((zoom) => placeSchema.parse({ ...aPlaceForEditors, zoom }).zoom),
    ).toEqual(['large', 'xlarge', 'tiny', null]);
  });

  test('rejects an unknown size word', () => {
    expect([accepts({ zoom: 'huge' }), accepts({ zoom: 7 }), accepts({ zoom: '' })]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('may lack its dates and its position', () => {
    expect(
      accepts({ date: null, enddate: null, date_format: null, latitude: null, longitude: null, go_by: null }),
    ).toBe(true);
  });

  test.each([
    ['a latitude beyond a pole', { latitude: 90.01 }],
    ['a longitude beyond 180 degrees', { longitude: -180.01 }],
    ['a day that does not exist', { date: '1925-02-29' }],
    ['a day with a time', { enddate: '1925-08-26T00:00:00Z' }],
    ['a negative image count', { imgcount: -1 }],
    ['an id below 1', { place_id: 0 }],
  ])('is rejected with %s', (_what, fields) => {
    expect(accepts(fields)).toBe(false);
  });
});

test('a place is entered with a title that shows something, and read with any title', () => {
  for (const title_ru of ['', ' ', '\uFEFF', '\u200B']) {
    expect(enteredPlaceSchema.safeParse({ ...aPlaceForEditors, title_ru }).success).toBe(false);
    expect(placeSchema.safeParse({ ...aPlaceForEditors, title_ru }).success).toBe(true);
  }
});
