// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeOptions } from '../../lib/options/options-store.ts';
import { clickStop, markedStops } from '../../testing/map/drawn-map.ts';
import { fakeMap } from '../../testing/map/fake-map.tsx';
import { mapStops, openMap, setUpNewVisitor, tearDownMap } from '../../testing/map/open-map.ts';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

beforeAll(() => import('./map-region/live-map.tsx'));
beforeEach(setUpNewVisitor);
afterEach(tearDownMap);

const levels = { 5: 'low', 53: 'exact', 60: 'medium', 2: 'unknown' } as const;
const places = mapStops.map((place) => ({
  ...place,
  accuracy_level:
    new Map<number, (typeof levels)[keyof typeof levels]>(
      Object.entries(levels).map(([id, level]) => [Number(id), level]),
    ).get(place.place_id) ?? ('high' as const),
}));

/** The centres of the drawn discs as whole latitudes, by their edges. */
function drawnDiscs(): number[] {
  const source = fakeMap.overlay('uncertainty')?.sources.uncertainty;
  if (source?.type !== 'geojson' || typeof source.data !== 'object' || !('features' in source.data))
    return [];
  return source.data.features.flatMap(({ geometry }) =>
    geometry.type === 'LineString' ? [Math.round(geometry.coordinates[16]?.[1] ?? 0)] : [],
  );
}

test('the open stop has a disc if its accuracy is low or unknown, and no disc otherwise', async () => {
  await openMap('/en/place/5', { places });
  expect(drawnDiscs()).toEqual([32]);
  await clickStop(2);
  expect(drawnDiscs()).toEqual([31]);
  await clickStop(53);
  expect(drawnDiscs()).toEqual([]);
  await clickStop(60);
  expect(drawnDiscs()).toEqual([]);
});

test('every visible stop with an inexact position has a disc if the option is set', async () => {
  await openMap('/en/place/53', { places });
  act(() => changeOptions({ showUncertainty: true }));
  // Bombay, Sikkim, Darjeeling, Khotan; Leh is exact, and Harbin is hidden.
  expect(drawnDiscs()).toEqual([30, 31, 32, 34]);
  act(() => changeOptions({ showMarkers: false }));
  expect(drawnDiscs()).toEqual([]);
});

describe('the filter of certain positions', () => {
  const rows = () =>
    [...document.querySelectorAll('[data-stop]')].map((row) => Number(row.getAttribute('data-stop')));
  const notices = () => screen.queryAllByRole('group', { name: 'Filter of places' });
  const firstNotice = () => within(notices()[0] ?? document.body);

  test('leaves the same stops on the map and in the list, and can be removed where it is announced', async () => {
    await openMap('/en/place/53', { places });
    fireEvent.click(await screen.findByRole('button', { name: /^Itinerary/ }));
    await screen.findByRole('heading', { name: 'Itinerary' });
    expect(notices()).toEqual([]);
    act(() => changeOptions({ certainPositionsOnly: true }));
    // Bombay and Leh; Sikkim, Darjeeling and Khotan are not certain, Harbin is certain but hidden.
    expect(rows()).toEqual([1, 53]);
    expect(markedStops()).toEqual([1, 53]);
    expect(notices()).toHaveLength(2);
    expect(firstNotice().getByText('3 of 6')).toBeDefined();
    fireEvent.click(firstNotice().getByRole('button', { name: 'Show all' }));
    expect(notices()).toEqual([]);
    expect(rows()).toEqual([1, 2, 5, 53, 60]);
    expect(markedStops()).toEqual([1, 2, 5, 53, 60]);
  });
});
