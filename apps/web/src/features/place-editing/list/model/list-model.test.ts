import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeRevision } from '../../../../testing/editor.ts';
import { createPlaceCondition, noFilter, type PlaceFilter, type PlaceGap } from './place-filter.ts';
import { planOrder, seqidAfter } from '../../../../lib/lists/plan-order.ts';
import { rowWindow, scrollToRow } from '../../../../lib/lists/row-window.ts';
import { extendTo, listedSelection, noSelection, toggleRow } from '../../../../lib/lists/row-selection.ts';
import { sortPlaces, type PlaceOrder } from './sort-places.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

function passes(filter: Partial<PlaceFilter>, place: Parameters<typeof placeRevision>[0]): boolean {
  return createPlaceCondition({ ...noFilter, ...filter }, now)(placeRevision(place));
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

describe('planOrder', () => {
  const route = [10, 20, 30, 40].map((seqid, index) => ({ id: index + 1, seqid }));

  test('gives the moved place a number between its new neighbours', () => {
    expect(planOrder(route, new Set([4]), 2)).toEqual([{ id: 4, seqid: 15 }]);
  });

  test('renumbers as few neighbours as make room if there is no number between them', () => {
    const dense = [1, 2, 3].map((seqid) => ({ id: seqid, seqid }));
    expect(planOrder(dense, new Set([3]), 2)).toEqual([
      { id: 3, seqid: 11 },
      { id: 2, seqid: 21 },
    ]);
  });

  test('keeps the numbers of a dense list that are far from the moved element', () => {
    const dense = Array.from({ length: 100 }, (_, index) => ({
      id: index,
      seqid: index < 50 ? index : index * 10,
    }));
    expect(planOrder(dense, new Set([99]), 40).length).toBeLessThan(30);
  });

  test('returns nothing for a place that stays where it is', () => {
    expect(planOrder(route, new Set([2]), 3)).toEqual([]);
    expect(planOrder(route, new Set([4]), null)).toEqual([]);
  });

  test('results in the wanted order for any move', () => {
    const cases = fc.record({
      numbers: fc.uniqueArray(fc.integer({ min: -50, max: 50 }), { minLength: 1, maxLength: 12 }),
      moved: fc.array(fc.nat(11), { maxLength: 4 }),
      before: fc.option(fc.nat(11)),
    });
    fc.assert(
      fc.property(cases, ({ numbers, moved, before }) => {
        const places = numbers.toSorted((a, b) => a - b).map((seqid, id) => ({ id, seqid }));
        const ids = new Set(moved.filter((id) => id < places.length));
        const target = before !== null && before < places.length ? before : null;
        const stays = places.filter(({ id }) => !ids.has(id)).map(({ id }) => id);
        const at = target === null ? -1 : stays.findIndex((id) => id >= target);
        const index = at === -1 ? stays.length : at;
        const wanted = [
          ...stays.slice(0, index),
          ...[...ids].toSorted((a, b) => a - b),
          ...stays.slice(index),
        ];
        const changes = new Map(planOrder(places, ids, target).map((one) => [one.id, one.seqid]));
        const result = places
          .map(({ id, seqid }) => ({ id, seqid: changes.get(id) ?? seqid }))
          .toSorted((a, b) => a.seqid - b.seqid);
        expect(result.map(({ id }) => id)).toEqual(wanted);
        expect(new Set(result.map(({ seqid }) => seqid)).size).toBe(places.length);
      }),
    );
  });

  test('seqidAfter returns a free number after a place, at the end, or null', () => {
    expect(seqidAfter(route, 2)).toBe(25);
    expect(seqidAfter(route, null)).toBe(50);
    expect(
      seqidAfter(
        [
          { id: 1, seqid: 1 },
          { id: 2, seqid: 2 },
        ],
        1,
      ),
    ).toBeNull();
  });
});

describe('rowWindow', () => {
  test('contains the visible rows with a margin, and far fewer than all of them', () => {
    expect(rowWindow(5000, 50, { scrollTop: 100_000, height: 500 })).toEqual({ from: 1992, to: 2018 });
  });

  test('is limited by the list', () => {
    expect(rowWindow(3, 50, { scrollTop: 0, height: 500 })).toEqual({ from: 0, to: 3 });
    expect(rowWindow(0, 50, { scrollTop: 0, height: 500 })).toEqual({ from: 0, to: 0 });
  });

  test('scrollToRow moves as little as needed', () => {
    const view = { scrollTop: 100, height: 200 };
    expect([1, 3, 6].map((index) => scrollToRow(index, 50, view))).toEqual([50, 100, 150]);
  });
});

describe('the selection of rows', () => {
  const order = [5, 6, 7, 8];

  test('extends from the row that was chosen last', () => {
    const selection = extendTo(toggleRow(noSelection, 6), order, 8);
    expect([...selection.ids]).toEqual([6, 7, 8]);
  });

  test('contains only listed rows for actions', () => {
    expect(listedSelection(toggleRow(toggleRow(noSelection, 6), 99), order)).toEqual([6]);
  });

  test('a second toggle removes a row', () => {
    expect(toggleRow(toggleRow(noSelection, 6), 6).ids.size).toBe(0);
  });
});
