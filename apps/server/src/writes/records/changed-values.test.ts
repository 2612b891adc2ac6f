import { expect, test } from 'vitest';
import { placeKind } from '../../resources/places/place-kind.ts';
import type { PlaceRow } from '../../resources/places/presenter.ts';
import { aPlace } from '../../testing/records.ts';
import { findChangedValues } from './changed-values.ts';

const place = (fields: Partial<PlaceRow> = {}) => ({ ...aPlace(), ...fields }) as PlaceRow;

test('a value that differs from the stored one is changed, and one that is absent is not', () => {
  const values = { title_en: 'Leh', minzoom: 7, notes: undefined as unknown as string };
  expect(findChangedValues(placeKind, place({ title_en: 'Camp', minzoom: 7 }), values)).toEqual({
    title_en: 'Leh',
  });
});

test('HTML that was stored as it was entered is not changed when it is sent as it is read', () => {
  const entered = place({ notes: '<p onclick="alert(1)">The camp' });
  expect(findChangedValues(placeKind, entered, { notes: '<p>The camp</p>' })).toEqual({});
  expect(findChangedValues(placeKind, entered, { notes: '<p>The house</p>' })).toEqual({
    notes: '<p>The house</p>',
  });
});

test('HTML that is sent is cleaned', () => {
  expect(findChangedValues(placeKind, place({ notes: '' }), { notes: '<p onclick="alert(1)">a' })).toEqual({
    notes: '<p>a</p>',
  });
});

test('zero with another sign is not changed', () => {
  expect(findChangedValues(placeKind, place({ latitude: -0 }), { latitude: 0 })).toEqual({});
});
