// @vitest-environment jsdom
import { aMapTileset } from '@cae-map/contract/testing/map-tileset';
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { previewStore } from '../../lib/api/previewed-place.ts';
import { changeOptions } from '../../lib/options/options-store.ts';
import { restoreSession } from '../../lib/session/session.ts';
import { placeRecord } from '../../testing/data/records.ts';
import { servedRecords, type ServedRecords } from '../../testing/data/served-records.ts';
import { signInAsEditor } from '../../testing/editor.ts';
import { clickStop } from '../../testing/map/drawn-map.ts';
import { fakeMap } from '../../testing/map/fake-map.tsx';
import { mapStops, openMap, setUpNewVisitor, tearDownMap } from '../../testing/map/open-map.ts';
import { openAppOn } from '../../testing/open-app.tsx';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));
vi.mock('maplibre-gl', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  addProtocol: vi.fn(),
}));

beforeAll(() => import('./map-region/live-map.tsx'));
beforeEach(setUpNewVisitor);
afterEach(tearDownMap);

/** The kinds of sources that the stops, the legs and the arrowheads are drawn from. */
const drawnFrom = () =>
  (['stops', 'route', 'route-arrows'] as const).map((id) => {
    const { sources = {} } = fakeMap.overlay(id) ?? {};
    return (sources[id] ?? sources.route)?.type;
  });

const open = (url: string, served: Partial<ServedRecords> = {}) =>
  openMap(url, { mapTileset: aMapTileset, ...served });

const tiles = ['vector', 'vector', 'vector'];
const lists = ['geojson', 'geojson', 'geojson'];

describe('the map of a visitor', () => {
  test('draws the stops and legs from tiles', async () => {
    await open('/en/place/53');

    await waitFor(() => expect(drawnFrom()).toEqual(tiles));
  });

  test('draws the stops and legs from tiles when the lists do not load', async () => {
    const serve = servedRecords({ places: mapStops, mapTileset: aMapTileset });
    await openAppOn('/en/place/53', (input, options) =>
      typeof input === 'string' && input.endsWith('/places/')
        ? new Promise(() => undefined)
        : serve(input, options),
    );

    await waitFor(() => expect(drawnFrom()).toEqual(tiles));
  });

  test('draws the lists when the server has no tileset', async () => {
    await openMap('/en/place/53');

    await waitFor(() => expect(drawnFrom()).toEqual(lists));
  });

  test('opens a stop that is clicked in a tile', async () => {
    await open('/en/place/53');
    await waitFor(() => expect(drawnFrom()).toEqual(tiles));
    await clickStop(60);

    expect(window.location.pathname).toBe('/en/place/60');
    await waitFor(() => expect(fakeMap.overlay('stops')?.pin?.position.latitude).toBe(34));
  });

  test('draws listed stops, and legs from tiles, with a whitelist', async () => {
    await open('/en/place/53?places=60,5');

    await waitFor(() => expect(drawnFrom()).toEqual(['geojson', 'vector', 'vector']));
  });

  test('has no stops of tiles while the markers are hidden', async () => {
    await open('/en/place/53');
    await waitFor(() => expect(drawnFrom()).toEqual(tiles));
    act(() => changeOptions({ showMarkers: false }));

    const markers = fakeMap.overlay('stops')?.layers.find(({ id }) => id === 'stops-markers-3');
    expect(JSON.stringify(markers)).toContain('["in",["get","section"],["literal",[]]]');
  });
});

describe('a view that differs from the public one is drawn from the lists', () => {
  test('for editors', async () => {
    await open('/en/place/53');
    await waitFor(() => expect(drawnFrom()).toEqual(tiles));
    signInAsEditor();

    expect(drawnFrom()).toEqual(lists);
  });

  test('while a place is previewed', async () => {
    await open('/en/place/53');
    await waitFor(() => expect(drawnFrom()).toEqual(tiles));
    act(() => previewStore.setState({ places: [placeRecord({ place_id: 53 })] }));

    expect(drawnFrom()).toEqual(lists);
  });

  test('for researchers only if the operator hides stops', async () => {
    await open('/en/place/53', { configuration: { hidden_place_ids: [60] } });
    await waitFor(() => expect(drawnFrom()).toEqual(tiles));
    act(() => restoreSession('?magic=ResearcherMode'));

    expect(drawnFrom()).toEqual(lists);
  });

  test('not for researchers if the operator hides none', async () => {
    await open('/en/place/53');
    act(() => restoreSession('?magic=ResearcherMode'));

    await waitFor(() => expect(drawnFrom()).toEqual(tiles));
  });
});
