import { describe, expect, test } from 'vitest';
import { sampleOptions, sampleRecords } from '../testing/sample-records.ts';
import { sampleFiles } from '../testing/archives.ts';
import { sharedLicenceOf } from './licences.ts';
import { selectPublished } from './published.ts';
import { toTables } from './rows.ts';

const published = selectPublished(sampleRecords, sampleOptions);
const tables = toTables(published, sampleOptions);
const ids = (rows: readonly Readonly<Record<string, unknown>>[], field: string) =>
  rows.map((row) => row[field]);

describe('the published data', () => {
  test('leave out a place that is on no map, in all tables', () => {
    expect(ids(tables.places, 'place_id')).toEqual([1, 2, 4]);
    expect(tables.texts[0]?.['place_ids']).toEqual([1]);
    expect(tables.people[0]?.['stretches']).toEqual([[1, 2]]);
    expect(tables.pictures.find((row) => row['image_id'] === 6)).toMatchObject({
      place_id: null,
      latitude: null,
      longitude: null,
    });
  });

  test('leave out places that the operator hides or does not show', () => {
    const idsWith = (options: Partial<typeof sampleOptions>) =>
      selectPublished(sampleRecords, { ...sampleOptions, ...options }).places.map(({ id }) => id);
    expect(idsWith({ hiddenPlaces: [1] })).toEqual([2, 4]);
    expect(idsWith({ shownPlaces: [2, 3] })).toEqual([2]);
  });

  test('join the legs to and from a place that is left out, and the least certain part decides how the line is known', () => {
    expect(tables.legs.map(({ leg_id, from_place_id, line }) => [from_place_id, leg_id, line])).toEqual([
      [1, 2, 'recorded'],
      [2, 4, 'straight'],
    ]);
  });

  test('contain no chapter, text or citation of a book that may not be downloaded', () => {
    expect(ids(tables.books, 'book_id')).toEqual([1, 2]);
    expect(ids(tables.chapters, 'chapter_id')).toEqual([1]);
    expect(ids(tables.texts, 'text_id')).toEqual([1]);
    expect(
      tables.citations.map(({ place_id, text_id, person_id }) => [place_id, text_id, person_id]),
    ).toEqual([
      [1, null, null],
      [null, null, 'konstantin-ryabinin'],
    ]);
  });

  test('contain the addresses of files only under a licence that allows to pass them on', () => {
    expect(tables.pictures.flatMap((row) => (row['url'] === null ? [] : [row['image_id']]))).toEqual([
      1, 2, 6,
    ]);
    expect(tables.pictures.map((row) => row['is_shared'])).toEqual([true, true, false, false, false, true]);
    expect(tables.pictures[0]).toMatchObject({
      url: 'https://map.example.org/media/illustrations/one.webp',
      manifest: 'https://map.example.org/data/iiif/picture-1.json',
      width: 1600,
    });
  });

  test('contain no field that the dictionary does not have, in no file', () => {
    const withNote = sampleRecords.places.map((place) => ({ ...place, content_todo: 'private note' }));
    const { files } = sampleFiles({ places: withNote });
    expect(
      files.filter(({ bytes }) => /private note|content_todo/.test(new TextDecoder().decode(bytes))),
    ).toEqual([]);
  });

  test('contain the name of a place that is left out in no file', () => {
    const { files } = sampleFiles();
    expect(files.filter(({ bytes }) => /Secret camp|Тайник/.test(new TextDecoder().decode(bytes)))).toEqual(
      [],
    );
  });
});

describe('sharedLicenceOf', () => {
  test.each([
    ['CC BY 4.0', 'CC-BY-4.0'],
    ['cc by-sa 3.0', 'CC-BY-SA-3.0'],
    ['CC0', 'CC0-1.0'],
    ['Public domain', 'PDM'],
    ['Общественное достояние', 'PDM'],
  ])('allows %s', (licence, name) => {
    expect(sharedLicenceOf({ licence, is_illustration: false })?.name).toBe(name);
  });

  test.each([
    '',
    'CC BY-NC 4.0',
    'CC BY-ND 4.0',
    'CC BY-NC-SA 4.0',
    'All rights reserved',
    'not CC BY 4.0',
    'CC BY',
  ])('does not allow %j', (licence) => {
    expect(sharedLicenceOf({ licence, is_illustration: false })).toBeNull();
  });

  test('has the licence of the project for an illustration, unless its record names another one', () => {
    expect(sharedLicenceOf({ licence: '', is_illustration: true })?.name).toBe('CC-BY-4.0');
    expect(sharedLicenceOf({ licence: 'CC BY-NC 4.0', is_illustration: true })).toBeNull();
  });
});
