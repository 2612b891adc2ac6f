// @vitest-environment jsdom
import { aMapTileset } from '@cae-map/contract/testing/map-tileset';
import { hydrate, type DehydratedState } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RouteOnMap } from '../../features/route/route-on-map.tsx';
import { StopsOnMap } from '../../features/stops/stops-on-map.tsx';
import { callKey, derivedKey } from '../../lib/api/query-key.ts';
import { changeOptions } from '../../lib/options/options-store.ts';
import { restoreSession } from '../../lib/session/session.ts';
import { SelectedPlaceProvider } from '../../lib/selection/selected-place-context.tsx';
import { MapProvider } from '../../map/map-context.tsx';
import { flattenOverlays, overlayChanges } from '../../map/overlays/overlay-changes.ts';
import { createOverlayRegistry } from '../../map/overlays/overlay-registry.ts';
import { placeRecord } from '../../testing/data/records.ts';
import { setUpNewVisitor, tearDownMap } from '../../testing/map/open-map.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { createQueryClient } from '../query-client.ts';
import { firstOverlays } from './first-overlays.ts';
import type { PageOfMap } from './page-of-map.ts';
import { readFirstView } from './read-first-view.ts';

vi.mock('maplibre-gl', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  addProtocol: vi.fn(),
}));

beforeEach(() => {
  setUpNewVisitor();
  window.history.replaceState(null, '', '/en/place/53');
});
afterEach(tearDownMap);

const leh = placeRecord({ place_id: 53, title_en: 'Leh', latitude: 34.2, longitude: 77.6 });

/** The data of the page of Leh. */
function pageData(configuration: object = {}): DehydratedState {
  const data = new Map<readonly unknown[], unknown>([
    [callKey('getMapTileset'), aMapTileset],
    [
      callKey('getConfiguration'),
      { shown_place_ids: [], hidden_place_ids: [], layers: [], ...configuration },
    ],
    [derivedKey('place-view', { placeId: 53 }), { view: { place: leh, markerIcon: 'stayed-tonight' } }],
  ]);
  const client = createQueryClient();
  for (const [queryKey, value] of data) client.setQueryData(queryKey, value);
  const queries = client.getQueryCache().getAll();
  return {
    mutations: [],
    queries: queries.map(({ queryKey, queryHash, state }) => ({
      queryKey,
      queryHash,
      state,
      dehydratedAt: 0,
    })),
  };
}

const firstOf = (data: DehydratedState) => {
  const view = readFirstView({ data, selectedId: 53 } as PageOfMap, 'en');
  return view === null ? [] : firstOverlays(view);
};

/** The overlays that the components of the application show while the lists are loading. */
async function overlaysOfApplication(data: DehydratedState) {
  const registry = createOverlayRegistry();
  const queryClient = createQueryClient();
  hydrate(queryClient, data);
  await act(async () => {
    renderInApp(
      <MapProvider value={{ camera: null, registry }}>
        <SelectedPlaceProvider value={53}>
          <RouteOnMap />
          <StopsOnMap />
        </SelectedPlaceProvider>
      </MapProvider>,
      { queryClient, path: window.location.pathname + window.location.search },
    );
  });
  return registry.overlays();
}

test.each([
  ['the initial options', () => undefined],
  ['hidden stops', () => changeOptions({ showMarkers: false })],
  ['a hidden route', () => changeOptions({ showPath: false })],
  ['modern names', () => changeOptions({ showModernTitle: true })],
  [
    'the line type of a researcher',
    () => {
      restoreSession('?magic=ResearcherMode');
      changeOptions({ pathGroupBy: 'transport', editorHighlightSelectedMarker: true });
    },
  ],
])('the application changes nothing on the map that it adopts with %s', async (_what, prepare) => {
  prepare();
  const data = pageData();
  const first = firstOf(data);
  const adopted = await overlaysOfApplication(data);

  expect(first.length).toBeGreaterThan(0);
  expect(adopted.map(({ id }) => id)).toEqual(expect.arrayContaining(first.map(({ id }) => id)));
  expect(overlayChanges(flattenOverlays(first), flattenOverlays(adopted))).toEqual([]);
  const pinOf = (overlays: typeof first) => overlays.find(({ id }) => id === 'stops')?.pin;
  expect(pinOf(adopted)).toEqual(pinOf(first));
});

test('the first map has no stops for a whitelist, and nothing for a view that differs from the public one', () => {
  window.history.replaceState(null, '', '/en/place/53?places=5,53');
  expect(firstOf(pageData()).map(({ id }) => id)).toEqual(['route', 'route-arrows']);
  restoreSession('?magic=ResearcherMode');
  expect(firstOf(pageData({ hidden_place_ids: [5] }))).toEqual([]);
});
