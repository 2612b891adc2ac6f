// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { routeColours } from '../../features/route/route-colours.ts';
import { changeOptions } from '../../lib/options/options-store.ts';
import { reservedTabCodes } from '../../lib/panel-tab.ts';
import { highlightRoute, otherMilliseconds } from '../../lib/route-highlight.ts';
import { cameraStore } from '../../map/camera-store.ts';
import { fakeMap } from '../../testing/fake-map.tsx';
import { clickStop, layerText } from '../../testing/drawn-map.ts';
import { openAppOn } from '../../testing/open-app.tsx';
import { leaveMap, mapStops, meetNewVisitor, openMap } from '../../testing/open-map.ts';
import { servedRecords } from '../../testing/served-records.ts';
import { features } from '../features.ts';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/fake-map.tsx')).FakeMapView,
}));

// What is loaded on demand is there already, so that nothing has to wait for it.
beforeAll(() =>
  Promise.all([
    import('./map-region/live-map.tsx'),
    features.loadMapParts(),
    import('../../features/journey/player/journey-player.tsx'),
    import('../../features/settings/settings-tab.tsx'),
  ]),
);
beforeEach(meetNewVisitor);
afterEach(leaveMap);

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const litLegs = () =>
  /"place_id"\],\["literal",\[([\d,]*)\]/.exec(layerText('route-highlight', 'route-highlight-full'))?.[1];
const isDimmed = () => layerText('route', 'route-core-full').includes('false],0.4,0.4]');

test('a click on a stop selects it: sheet, hash and lit route [MRK-7]', async () => {
  await openMap('/en/place/53#m=6/34.163/77.584');
  expect([title(), litLegs()]).toEqual(['Leh', '']);
  await clickStop(60);
  expect(title()).toBe('Khotan');
  expect(window.location.hash).toBe('#m=6/34.163/77.584&p=60/o');
  expect(litLegs()).toBe('60');
});

test('the stretch of the selected stop is lit for 4500 ms, another one for 3000, none under 1000, the rest dimmed meanwhile [RTE-7]', async () => {
  await openMap('/en/place/53');
  vi.useFakeTimers();
  await clickStop(60);
  const wait = async (milliseconds: number) => {
    await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  };
  await wait(4499);
  expect([litLegs(), isDimmed()]).toEqual(['60', true]);
  await wait(1);
  expect([litLegs(), isDimmed()]).toEqual(['', false]);
  act(() => highlightRoute([5], otherMilliseconds));
  await wait(2999);
  expect([litLegs(), isDimmed()]).toEqual(['5', true]);
  await wait(1);
  expect(litLegs()).toBe('');
  act(() => highlightRoute([5], 1));
  await wait(999);
  expect(litLegs()).toBe('5');
  await wait(1);
  expect(litLegs()).toBe('');
});

test('the selected stop has a pin instead of its marker, above all; a highlight of it is an option [MRK-3]', async () => {
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
  expect(glow()[0]).toContain('["==",["get","place_id"],53]');
  expect(glow()[1]).toContain('["==",["get","place_id"],53]');
  expect(glow()[1]).toContain('#a344ff');
});

test('the address is read at the start and when it changes, and written when map or tab change', async () => {
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

test('a stop that is opened is brought into view, also where the address holds the view that it was opened from', async () => {
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

test('o opens the home tab, labelled Overview, s the settings, c closes the sheet; t, m and p are tracks, measure and profile [URL-2]', async () => {
  const offered = Object.fromEntries(features.panelTabs.map(({ code, id }) => [code, id]));
  expect({ ...reservedTabCodes, ...offered }).toEqual({
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

test('an address that begins to name a stop keeps the view of the map beside it', async () => {
  await openMap('/en');
  expect(window.location.hash).toBe('');
  act(() => cameraStore.setState({ zoom: 4, latitude: 40.02, longitude: 90.35 }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(window.location.hash).toBe('#m=4/40.02/90.35&p=5/c');
});

test('a sign says that the map is loading until the places are there [MAP-24]', async () => {
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const serve = servedRecords({ places: mapStops });
  await openAppOn('/en', async (request) => {
    const address = request instanceof Request ? request.url : request.toString();
    if (address.includes('/places/')) await held;
    return serve(request);
  });
  expect(screen.getByText('The map is loading…')).toBeDefined();
  await act(async () => answer());
  await waitFor(() => expect(screen.queryByText('The map is loading…')).toBeNull());
  expect(fakeMap.overlay('stops')).toBeDefined();
});

test('the legend names every year with the colour in which the route is drawn by year [MAP-16]', async () => {
  await openMap('/en/place/53');
  const legend = screen.getByRole('list', { name: 'Line colours by year' });
  const entries = [...legend.querySelectorAll('li')];
  expect(entries.map((entry) => entry.textContent)).toEqual(['1923–24', '1925', '1926', '1927', '1928']);
  const colourOf = (element: Element | null) => getComputedStyle(element ?? legend).backgroundColor;
  const drawn = Object.values(routeColours.light).map(({ core }) => {
    const probe = document.createElement('i');
    probe.style.background = core;
    return colourOf(probe);
  });
  const shown = entries.map((entry) => colourOf(entry.querySelector('span')));
  expect(drawn).not.toContain('');
  expect([shown[0], ...shown]).toEqual(drawn);
  act(() => changeOptions({ showPath: false }));
  expect(fakeMap.overlay('route')).toBeUndefined();
  expect(screen.queryByRole('list', { name: 'Line colours by year' })).toBeNull();
});
