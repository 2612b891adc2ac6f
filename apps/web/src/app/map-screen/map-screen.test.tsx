// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { routeColours } from '../../map/style/route-colours.ts';
import { changeOptions } from '../../lib/options/options-store.ts';
import { highlightRoute, shortHighlightMilliseconds } from '../../lib/selection/route-highlight.ts';
import { cameraStore } from '../../map/camera/camera-store.ts';
import { fakeMap } from '../../testing/map/fake-map.tsx';
import { clickStop, layerText } from '../../testing/map/drawn-map.ts';
import { openAppOn } from '../../testing/open-app.tsx';
import { tearDownMap, mapStops, setUpNewVisitor, openMap } from '../../testing/map/open-map.ts';
import { servedRecords } from '../../testing/data/served-records.ts';
import { features } from '../features.ts';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

// Modules that are loaded on demand are loaded before the tests.
beforeAll(() =>
  Promise.all([
    import('./map-region/live-map.tsx'),
    features.loadMapParts(),
    import('../../features/journey/player/journey-player.tsx'),
    import('../../features/settings/settings-tab.tsx'),
  ]),
);
beforeEach(setUpNewVisitor);
afterEach(tearDownMap);

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const highlightedLegs = () =>
  /"place_id"\],\["literal",\[([\d,]*)\]/.exec(layerText('route-highlight', 'route-highlight-full'))?.[1];
const isDimmed = () => layerText('route', 'route-core-full').includes('false],0.4,0.4]');

test('a click on a stop selects it in the sheet, in the hash and on the highlighted route [MRK-7]', async () => {
  await openMap('/en/place/53#m=6/34.163/77.584');
  expect([title(), highlightedLegs()]).toEqual(['Leh', '']);
  await clickStop(60);
  expect(title()).toBe('Khotan');
  expect(window.location.hash).toBe('#m=6/34.163/77.584&p=60/o');
  expect(highlightedLegs()).toBe('60');
});

test('the leg of the selected stop is highlighted for 4500 ms, other legs for 3000 ms and at least 1000 ms, with the rest dimmed [RTE-7]', async () => {
  await openMap('/en/place/53');
  vi.useFakeTimers();
  await clickStop(60);
  const wait = async (milliseconds: number) => {
    await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  };
  await wait(4499);
  expect([highlightedLegs(), isDimmed()]).toEqual(['60', true]);
  await wait(1);
  expect([highlightedLegs(), isDimmed()]).toEqual(['', false]);
  act(() => highlightRoute([5], shortHighlightMilliseconds));
  await wait(2999);
  expect([highlightedLegs(), isDimmed()]).toEqual(['5', true]);
  await wait(1);
  expect(highlightedLegs()).toBe('');
  act(() => highlightRoute([5], 1));
  await wait(999);
  expect(highlightedLegs()).toBe('5');
  await wait(1);
  expect(highlightedLegs()).toBe('');
});

test('the selected stop has a pin above all layers instead of its marker, and an optional highlight [MRK-3]', async () => {
  await openMap('/en/place/53');
  const overlay = fakeMap.overlay('stops');
  expect(overlay?.pin).toMatchObject({ position: { latitude: 33, longitude: 77.58 } });
  expect(layerText('stops', 'stops-markers-3')).toContain('["!=",["get","place_id"],53]');
  const ids = overlay?.layers.map(({ id }) => id) ?? [];
  expect(ids.slice(-2)).toEqual(['stops-selected-label', 'stops-pin-room']);
  const glow = () => [
    layerText('stops', 'stops-selected-glow'),
    layerText('route-highlight', 'route-thick-full'),
  ];
  expect(glow()[0]).toBe('null');
  expect(glow()[1]).toContain('["==",["get","place_id"],-1]');
  act(() => changeOptions({ editorHighlightSelectedMarker: true }));
  expect(glow()[0]).toContain('"source":"stops-selected"');
  expect(fakeMap.overlay('stops')?.sources['stops-selected']).toMatchObject({
    data: { features: [{ geometry: { coordinates: [77.58, 33] } }] },
  });
  expect(glow()[1]).toContain('["==",["get","place_id"],53]');
  expect(glow()[1]).toContain('#a344ff');
});

test('the hash is read at the start and after changes, and written when the map or the tab changes', async () => {
  await openMap('/en/place/53#m=6/34/77&l=T&p=60/o&theirs=kept&m=broken');
  expect([title(), fakeMap.initialView]).toEqual(['Khotan', { zoom: 6, latitude: 34, longitude: 77 }]);
  window.location.hash = '#m=5/30/80&p=53/7';
  await waitFor(() => expect(title()).toBe('Leh'));
  expect(fakeMap.camera.jumpTo).toHaveBeenLastCalledWith({ zoom: 5, latitude: 30, longitude: 80 });
  const entries = window.history.length;
  await userEvent.click(screen.getByRole('button', { name: 'Settings', pressed: false }));
  await waitFor(() => expect(window.location.hash).toBe('#m=5/30.000/80.000&p=53/s'));
  await screen.findByRole('heading', { name: 'Settings' });
  act(() => cameraStore.setState({ isMoving: true, zoom: 7, latitude: 31, longitude: 81 }));
  act(() => cameraStore.setState({ isMoving: false }));
  expect(window.location.hash).toBe('#m=7/31.000/81.000&p=53/s');
  expect(window.history.length).toBe(entries);
  await clickStop(60);
  expect(window.history.length).toBe(entries + 1);
});

test('an opened stop is moved into view even if the hash contains the previous view', async () => {
  await openMap('/en/place/53');
  act(() => cameraStore.setState({ isMoving: true, zoom: 7, latitude: 31, longitude: 81 }));
  act(() => cameraStore.setState({ isMoving: false }));
  expect(window.location.hash).toMatch(/^#m=7\/31\.000\/81\.000/);
  fakeMap.camera.jumpTo.mockClear();
  await clickStop(60);
  expect(window.location.hash).toMatch(/^#m=7\/31\.000\/81\.000&p=60/);
  expect(fakeMap.camera.keepInView).toHaveBeenLastCalledWith({ latitude: 34, longitude: 77.58 }, { top: 56 });
  expect(fakeMap.camera.jumpTo).not.toHaveBeenCalled();
  window.location.hash = '#m=5/30/80&p=60/o';
  await waitFor(() => expect(fakeMap.camera.jumpTo).toHaveBeenCalledTimes(1));
});

test('the tab code o opens Overview, s the settings, c closes the sheet; t is tracks, m measure, p profile [URL-2]', async () => {
  const offered = Object.fromEntries(features.panelTabs.map(({ code, id }) => [code, id]));
  expect(offered).toEqual({
    o: 'overview',
    s: 'settings',
    t: 'tracks',
    m: 'measure',
    p: 'profile',
  });
  await openMap('/en/place/53#p=53/s');
  expect(await screen.findByRole('heading', { name: 'Settings' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Overview' }));
  expect(title()).toBe('Leh');
  expect(window.location.hash).toMatch(/p=53\/o$/);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(window.location.hash).toMatch(/p=53\/c$/);
  expect(screen.queryByRole('region', { name: 'Stop' })).toBeNull();
});

test('the view is written to the hash together with the first stop', async () => {
  await openMap('/en');
  expect(window.location.hash).toBe('');
  act(() => cameraStore.setState({ zoom: 4, latitude: 40.02, longitude: 90.35 }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(window.location.hash).toBe('#m=4/40.02/90.35&p=5/c');
});

test('a loading message is shown until the places are loaded [MAP-24]', async () => {
  let respond: () => void = () => {};
  const pendingResponse = new Promise<void>((resolve) => {
    respond = resolve;
  });
  const serve = servedRecords({ places: mapStops });
  await openAppOn('/en', async (request) => {
    const url = request instanceof Request ? request.url : request.toString();
    if (url.includes('/places/')) await pendingResponse;
    return serve(request);
  });
  expect(screen.getByText('The map is loading…')).toBeDefined();
  await act(async () => respond());
  await waitFor(() => expect(screen.queryByText('The map is loading…')).toBeNull());
  expect(fakeMap.overlay('stops')).toBeDefined();
});

test('the legend lists every year with the colour of its route [MAP-16]', async () => {
  await openMap('/en/place/53');
  const legend = screen.getByRole('list', { name: 'Line colours by year' });
  const entries = [...legend.querySelectorAll('li')];
  expect(entries.map((entry) => entry.textContent)).toEqual(['1923–24', '1925', '1926', '1927', '1928']);
  const backgroundColour = (element: Element | null) => getComputedStyle(element ?? legend).backgroundColor;
  const drawn = Object.values(routeColours.light).map(({ core }) => {
    const probe = document.createElement('i');
    probe.style.background = core;
    return backgroundColour(probe);
  });
  const shown = entries.map((entry) => backgroundColour(entry.querySelector('span')));
  expect(drawn).not.toContain('');
  expect([shown[0], ...shown]).toEqual(drawn);
  act(() => changeOptions({ showPath: false }));
  expect(fakeMap.overlay('route')).toBeUndefined();
  expect(screen.queryByRole('list', { name: 'Line colours by year' })).toBeNull();
});

test('a sheet at its lowest height is raised to half when a map control opens another tab', async () => {
  await openMap('/en/place/53');
  const sheetHeight = () => document.querySelector('[data-sheet]')?.getAttribute('data-sheet');
  fireEvent.keyDown(screen.getByRole('slider', { name: 'Panel height' }), { code: 'Home', key: 'Home' });
  expect(sheetHeight()).toBe('low');
  // Without the focus, which raises the sheet as well.
  const settings = screen.getByRole('button', { name: 'Settings', pressed: false });
  await act(async () => void fireEvent.click(settings));
  await waitFor(() => expect(sheetHeight()).toBe('half'));
  await act(async () => void fireEvent.click(settings));
  expect(sheetHeight()).toBe('half');
});
