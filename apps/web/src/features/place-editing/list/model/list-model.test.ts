import { describe, expect, test } from 'vitest';
import { placeRevision } from '../../../../testing/editor.ts';
import type { PlaceGap } from '@cae-map/contract/entities/editing/list-filters';
import { createPlaceCondition, noFilter, type PlaceFilter } from '@cae-map/expedition/editing/place-filter';
import { sortPlaces, type PlaceOrder } from './sort-places.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

function passes(filter: Partial<PlaceFilter>, place: Parameters<typeof placeRevision>[0]): boolean {
  return createPlaceCondition({ ...noFilter, ...filter }, now, [])(placeRevision(place));
}

describe('the filter of places', () => {
  test.each(['Лёх', 'лех', 'LEH', 'ladakh le', '53'])('finds a place by %j', (text) => {
    expect(passes({ text }, { title_ru: 'Лех', title_en: 'Leh', title_modern: 'Léh; Ladakh' })).toBe(true);
  });

  test('requires all words', () => {
    expect(passes({ text: 'Leh Khotan' }, {})).toBe(false);
  });

  test.each(['created_at', 'updated_at'] as const)('limits the time in %s to the last week', (timeField) => {
    const at = (age: number) => new Date(now - age * 86_400_000).toISOString();
    const filter = { timeField, recent: 'week' } as const;
    const other = timeField === 'created_at' ? 'updated_at' : 'created_at';
    expect(passes(filter, { [timeField]: at(7), [other]: at(99) })).toBe(true);
    expect(passes(filter, { [timeField]: at(7.01), [other]: at(1) })).toBe(false);
  });

  const gaps: readonly [PlaceGap, Parameters<typeof placeRevision>[0]][] = [
    ['position', { latitude: null }],
    ['date', { date: null }],
    ['englishTitle', { title_en: ' ' }],
    ['englishNotes', { notes_en: '' }],
    ['source', { location_reference: '' }],
    ['lineUnclear', { path_ref_req: true }],
    ['hidden', { minzoom: 0 }],
    ['tasks', { content_todo: 'x' }],
  ];
  test.each(gaps)('finds what has the gap %s', (gap, fields) => {
    expect(passes({ gap }, {})).toBe(false);
    expect(passes({ gap }, fields)).toBe(true);
  });
});

test.each<[PlaceOrder, number[]]>([
  ['route', [3, 1, 2]],
  ['title', [1, 2, 3]],
  ['date', [2, 1, 3]],
  ['accuracy', [1, 3, 2]],
  ['updated', [3, 1, 2]],
])('the order %s', (order, expected) => {
  const places = [
    placeRevision({ place_id: 1, seqid: 20, title_en: 'Aksu', date: '1926-01-01', accuracy_level: 'low' }),
    placeRevision({ place_id: 2, seqid: 30, title_en: 'Leh', date: '1925-01-01', accuracy_level: 'exact' }),
    placeRevision({
      place_id: 3,
      seqid: 10,
      title_en: 'Urga',
      date: null,
      accuracy_level: 'medium',
      updated_at: '2026-11-19T10:00:00.000Z',
    }),
  ];
  expect(sortPlaces(places, order, 'en').map(({ place_id }) => place_id)).toEqual(expected);
});
