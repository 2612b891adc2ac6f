import { describe, expect, test } from 'vitest';
import { imageSchema } from './entities/image.ts';
import { placeSchema } from './entities/place.ts';
import { translationSchema } from './entities/translation.ts';
import * as enumerations from './enumerations.ts';
import { aPlaceForEditors, anImage, aTranslation } from './testing/records.ts';
import { specifiedEnumerations } from './testing/specification.ts';

test('every closed list holds what the specification says, and there is no other list', () => {
  const { languages, contentLanguages, optionEnumerations: _options, ...lists } = enumerations;

  expect(lists).toEqual(specifiedEnumerations);
  expect([languages, contentLanguages]).toEqual([
    ['ru', 'en', 'cn'],
    ['ru', 'en'],
  ]);
});

test('the options of the map take the values of their lists', () => {
  expect(enumerations.optionEnumerations).toEqual({
    groupBy: ['transport', 'pathaccuracy', 'year'],
    visitedOn: ['all', 'precae', 'indiancae', 'cae', 'manchuriaexp'],
    photoZoomFilter: ['globalonly', 'perphoto'],
    markerType: ['circle', 'marker'],
    markerInfo: ['tooltip', 'popup'],
    legendGrouping: ['transport', 'pathaccuracy'],
  });
});

/** Each closed field of an entity; `place_type` is not among them, an unknown one counts as others. */
const closedFields = [
  ['tooltip_position', placeSchema, aPlaceForEditors, specifiedEnumerations.tooltipPositions],
  ['visited_on', placeSchema, aPlaceForEditors, specifiedEnumerations.visitedOnValues],
  ['accuracy_level', placeSchema, aPlaceForEditors, specifiedEnumerations.accuracyLevels],
  ['go_by', placeSchema, aPlaceForEditors, specifiedEnumerations.transports],
  ['zoom', placeSchema, aPlaceForEditors, specifiedEnumerations.placeSizes],
  ['image_type', imageSchema, anImage, specifiedEnumerations.imageTypes],
  ['visibility_level', imageSchema, anImage, specifiedEnumerations.visibilityLevels],
  ['source_table', translationSchema, aTranslation, specifiedEnumerations.translatableTables],
  ['status', translationSchema, aTranslation, specifiedEnumerations.translationStatuses],
] as const;

describe.each(closedFields)('%s', (field, schema, record, values) => {
  test('takes every value of its list', () => {
    for (const value of values)
      expect(schema.parse({ ...record, [field]: value })).toHaveProperty(field, value);
  });

  test('takes no other', () => {
    for (const value of ['nonsense', '', 'all', ` ${values[0]}`, 0])
      expect(schema.safeParse({ ...record, [field]: value }).success).toBe(false);
  });
});
