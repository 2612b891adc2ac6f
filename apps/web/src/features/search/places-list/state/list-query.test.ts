import { imageKinds } from '@cae-map/expedition/places/images';
import { listOrders, wholeList } from '@cae-map/expedition/search/places-list';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accuracyLevels, transports, visitedOnValues } from '@cae-map/contract/enumerations';
import { stayIcons } from '@cae-map/expedition/dates/stays';
import { readListState, wholeListState, writeListState } from './list-query.ts';

const orNull = <Value>(values: readonly Value[]) => fc.option(fc.constantFrom(...values));

const anyState = fc.record({
  typed: fc.string({ unit: 'grapheme' }),
  choice: fc.record({
    section: orNull(visitedOnValues),
    year: fc.option(fc.integer({ min: 1900, max: 1999 })),
    transport: orNull(transports),
    accuracy: orNull(accuracyLevels),
    stay: orNull(stayIcons),
    imageKind: orNull(imageKinds),
    withTexts: fc.boolean(),
    mileageDiffers: fc.boolean(),
    order: fc.constantFrom(...listOrders),
  }),
});

test('readListState returns every state that writeListState has written', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const written = writeListState(state, new URLSearchParams()).toString();
      expect(readListState(new URLSearchParams(written))).toEqual(state);
    }),
  );
});

test('writeListState removes the query and the page for the whole list and keeps other parameters', () => {
  expect(
    writeListState(wholeListState, new URLSearchParams('places=5,53&q=old&year=1926&page=3')).toString(),
  ).toBe('places=5%2C53');
});

test('readListState ignores invalid values', () => {
  const query =
    'section=all&year=192x&transport=plane&accuracy=&stay=tent&pictures=yes&texts=0&mileage=yes&order=random';
  expect(readListState(new URLSearchParams(query))).toEqual({ typed: '', choice: wholeList });
});
