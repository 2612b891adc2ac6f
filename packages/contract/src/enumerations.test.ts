import { describe, expect, test } from 'vitest';
import { imageSchema } from './entities/images/image.ts';
import { placeSchema } from './entities/place.ts';
import { translationSchema } from './entities/translations/translation.ts';
import * as enumerations from './enumerations.ts';
import { aPlaceForEditors, anImage, aTranslation } from './testing/records.ts';
import { specifiedEnumerations } from './testing/specification.ts';

test('the enumerations are those of the specification', () => {
  const {
    languages: _languages,
    contentLanguages: _content,
    optionEnumerations: _options,
    ...lists
  } = enumerations;

  expect(lists).toEqual(specifiedEnumerations);
});

test('the languages are Russian, English and Chinese', () => {
  expect(enumerations.languages).toEqual(['ru', 'en', 'cn']);
});

test('the content languages are Russian and English', () => {
  expect(enumerations.contentLanguages).toEqual(['ru', 'en']);
});

test('the map options take the values of their enumerations', () => {
  expect(enumerations.optionEnumerations).toEqual({
    groupBy: ['transport', 'pathaccuracy', 'year'],
    visitedOn: ['all', 'precae', 'indiancae', 'cae', 'manchuriaexp'],
    photoZoomFilter: ['globalonly', 'perphoto'],
    markerType: ['circle', 'marker'],
    markerInfo: ['tooltip', 'popup'],
    legendGrouping: ['transport', 'pathaccuracy'],
  });
});

/** Every enumerated field of the entities except `place_type`, whose unknown values fall back to others. */
const enumeratedFields = [
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

describe.each(enumeratedFields)('the field %s', (field, schema, record, values) => {
  test('accepts every value of its enumeration', () => {
    for (const value of values)
      expect(schema.parse({ ...record, [field]: value })).toHaveProperty(field, value);
  });

  test('rejects any other value', () => {
    for (const value of ['nonsense', '', 'all', ` ${values[0]}`, 0])
      expect(schema.safeParse({ ...record, [field]: value }).success).toBe(false);
  });
});
