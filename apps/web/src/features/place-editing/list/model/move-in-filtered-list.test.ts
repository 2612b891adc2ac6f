import { expect, test } from 'vitest';
import { findMoveTarget, planMove } from '../../../../lib/lists/move-target.ts';
import { placeRevision } from '../../../../testing/editor.ts';
import { createPlaceCondition, noFilter, type PlaceFilter } from '@cae-map/expedition/editing/place-filter';
import { sortPlaces } from './sort-places.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

type Fields = Parameters<typeof placeRevision>[0];

/** A filter, and the fields of the places that pass it. */
const filters: readonly [Partial<PlaceFilter>, Fields][] = [
  [{ text: 'camp' }, { title_en: 'Camp' }],
  [{ section: 'manchuriaexp' }, { visited_on: 'manchuriaexp' }],
  [{ accuracy: 'low' }, { accuracy_level: 'low' }],
  [{ gap: 'position' }, { latitude: null }],
  [{ gap: 'date' }, { date: null }],
  [{ gap: 'englishTitle' }, { title_en: '' }],
  [{ gap: 'englishNotes' }, { notes_en: '' }],
  [{ gap: 'source' }, { location_reference: '' }],
  [{ gap: 'lineUnclear' }, { path_ref_req: true }],
  [{ gap: 'hidden' }, { minzoom: 0 }],
  [{ gap: 'tasks' }, { content_todo: 'x' }],
  [{ recent: 'week' }, { created_at: '2026-11-19T10:00:00.000Z' }],
  [{ timeField: 'updated_at', recent: 'week' }, { updated_at: '2026-11-19T10:00:00.000Z' }],
];

const old = { created_at: '2020-01-01T00:00:00.000Z', updated_at: '2020-01-01T00:00:00.000Z' };

/** The places 1 to 7, of which the odd ones pass the filter. */
const createRoute = (passing: Fields) =>
  [1, 2, 3, 4, 5, 6, 7].map((id) =>
    placeRevision({ ...old, ...(id % 2 === 1 ? passing : {}), place_id: id, seqid: id * 10 }),
  );

test.each(filters)(
  'with %o a place moves past its listed neighbour, and not to the end of the route',
  (filter, passing) => {
    const route = sortPlaces(createRoute(passing), 'route', 'en');
    const listed = route
      .filter(createPlaceCondition({ ...noFilter, ...filter }, now, route))
      .map(({ place_id }) => place_id);
    expect(listed).toEqual([1, 3, 5, 7]);
    const orderAfter = (moved: number, gap: number, direction: 'up' | 'down') => {
      const target = findMoveTarget(listed, new Set([moved]), gap, direction);
      const list = route.map(({ place_id, seqid }) => ({ id: place_id, seqid }));
      const changed = new Map(
        (target === null ? [] : planMove(list, new Set([moved]), target)).map(({ id, seqid }) => [id, seqid]),
      );
      const places = route.map((place) => ({ ...place, seqid: changed.get(place.place_id) ?? place.seqid }));
      return sortPlaces(places, 'route', 'en').map(({ place_id }) => place_id);
    };
    expect(orderAfter(3, 3, 'down')).toEqual([1, 2, 4, 5, 3, 6, 7]);
    expect(orderAfter(3, 4, 'down')).toEqual([1, 2, 4, 5, 6, 7, 3]);
    expect(orderAfter(5, 1, 'up')).toEqual([1, 2, 5, 3, 4, 6, 7]);
  },
);
