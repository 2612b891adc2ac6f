// @vitest-environment jsdom
import { createApiClient } from '@cae-map/contract/api/client';
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterLayout } from '../../../lib/timing/after-layout.ts';
import { MapUrlProvider } from '../../../lib/map-url/map-url-context.tsx';
import { MapProvider } from '../../../map/map-context.tsx';
import { fakeMap } from '../../../testing/map/fake-map.tsx';
import { placeRecord } from '../../../testing/data/records.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { servedRecords } from '../../../testing/data/served-records.ts';
import { hideFromMap, showOnMap } from '../../../lib/found-on-map/found-on-map-store.ts';
import { FoundOnMap } from './found-on-map.tsx';
import { closeSearch, setTyped, useSearchPart, useTyped } from '../common/search-dialog-store.ts';
import { CloseSheetForResults } from './close-sheet-for-results.ts';

const origin = { kind: 'dialog', typed: 'хотан' } as const;
const places = [
  placeRecord({ place_id: 1, seqid: 1, latitude: 34, longitude: 77 }),
  placeRecord({ place_id: 2, seqid: 2, latitude: null, longitude: null }),
];

function open() {
  return renderInApp(
    <MapProvider value={{ camera: fakeMap.camera, registry: fakeMap.registry }}>
      <FoundOnMap />
    </MapProvider>,
    { client: createApiClient() },
  );
}

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn(servedRecords({ places })));
  fakeMap.camera.fitPositions.mockClear();
});
afterEach(() => {
  act(hideFromMap);
  vi.unstubAllGlobals();
});

test('the map shows rings around found stops with a position and fits all of them', async () => {
  open();
  act(() => showOnMap({ kind: 'places', query: 'хотан', placeIds: [1, 2, 99], origin }));
  await waitFor(() => expect(fakeMap.overlay('search-found')).toBeDefined());
  // The camera moves only after the layout without the sheet.
  expect(fakeMap.camera.fitPositions).not.toHaveBeenCalled();
  await waitFor(() =>
    expect(fakeMap.camera.fitPositions.mock.calls).toEqual([[[{ latitude: 34, longitude: 77 }]]]),
  );
  expect(screen.getByRole('status').textContent).toBe('“хотан”: 1 on the map');
});

test('the camera moves to the results once, and not again when the map is mounted again', async () => {
  const { unmount } = open();
  act(() => showOnMap({ kind: 'point', position: [34.15, 77.58], origin }));
  await waitFor(() => expect(fakeMap.camera.fitPositions).toHaveBeenCalledOnce());
  unmount();
  open();
  await waitFor(() => expect(fakeMap.overlay('search-found')).toBeDefined());
  await new Promise((resolve) => afterLayout(() => resolve(null)));
  expect(fakeMap.camera.fitPositions).toHaveBeenCalledOnce();
});

test('a point has a ring at its coordinates until the close button removes it', async () => {
  open();
  act(() => showOnMap({ kind: 'point', position: [34.15, 77.58], origin }));
  await waitFor(() => expect(fakeMap.overlay('search-found')).toBeDefined());
  expect(screen.getByRole('status').textContent).toBe('34.1500, 77.5800');
  fireEvent.click(screen.getByRole('button', { name: 'Clear the results from the map' }));
  expect(fakeMap.overlay('search-found')).toBeUndefined();
  expect(screen.queryByRole('status')).toBeNull();
  expect(fakeMap.camera.focus).toHaveBeenCalledOnce();
});

test('the back link opens the list or the search page with the previous query', () => {
  open();
  const shown = { kind: 'places', query: 'Leh', placeIds: [1] } as const;
  act(() => showOnMap({ ...shown, origin: { kind: 'list', path: '/placeslist?q=leh&year=1925' } }));
  const list = screen.getByRole('link', { name: 'Back to the list' });
  expect(list.getAttribute('href')).toBe('/en/placeslist?q=leh&year=1925');
  act(() => showOnMap({ ...shown, origin: { kind: 'search-page', typed: 'Leh Карла' } }));
  const page = screen.getByRole('link', { name: 'Back to the results' });
  expect(new URL(page.getAttribute('href') ?? '', 'https://map.example').searchParams.get('q')).toBe(
    'Leh Карла',
  );
});

test('the back button opens the dialog with the previous text', () => {
  open();
  for (const found of [
    { kind: 'places', query: 'Leh', placeIds: [1] },
    { kind: 'point', position: [34, 77] },
  ] as const) {
    act(() => showOnMap({ ...found, origin: { kind: 'dialog', typed: 'leh 1925' } }));
    const dialog = renderHook(() => ({ part: useSearchPart(), typed: useTyped() }));
    act(() => setTyped('something else'));
    expect(dialog.result.current).toEqual({ part: null, typed: 'something else' });
    fireEvent.click(screen.getByRole('button', { name: 'Back to the results' }));
    expect(dialog.result.current).toEqual({ part: 'text', typed: 'leh 1925' });
    act(closeSearch);
    dialog.unmount();
  }
});

test('the sheet closes once for each new result, and stays open when the map is mounted again', () => {
  const openSheet = () => window.history.replaceState(null, '', '#p=0/o');
  const isClosed = () => window.location.hash === '#p=0/c';
  const mapScreen = (
    <MapUrlProvider>
      <CloseSheetForResults />
    </MapUrlProvider>
  );
  openSheet();
  const { unmount } = renderInApp(mapScreen);
  expect(isClosed()).toBe(false);
  act(() => showOnMap({ kind: 'places', query: 'Leh', placeIds: [1], origin }));
  expect(isClosed()).toBe(true);
  unmount();
  openSheet();
  renderInApp(mapScreen);
  expect(isClosed()).toBe(false);
  act(() => showOnMap({ kind: 'point', position: [34, 77], origin }));
  expect(isClosed()).toBe(true);
});
