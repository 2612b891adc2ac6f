// @vitest-environment jsdom
import { createApiClient } from '@cae-map/contract/api/client';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { tabByCode } from '@cae-map/expedition/hash';
import { routeColours } from '../../features/route/route-colours.ts';
import { english } from '../../lib/language/catalogue-en.ts';
import { russian } from '../../lib/language/catalogue-ru.ts';
import { initialOptions } from '../../lib/options/app-options.ts';
import { changeOptions, optionsStore } from '../../lib/options/options-store.ts';
import { restoreRole } from '../../lib/role/role.ts';
import { endRouteHighlight, highlightRoute, otherMilliseconds } from '../../lib/route-highlight.ts';
import { cameraStore } from '../../map/camera-store.ts';
import { fakeMap } from '../../testing/fake-map.tsx';
import { placeRecord } from '../../testing/records.ts';
import { servedRecords, type ServedRecords } from '../../testing/served-records.ts';
import { App } from '../app.tsx';
import { createQueryClient } from '../query-client.ts';
import { loadScreen } from '../screen-modules.ts';
import { mapScreenManifest } from './manifest.ts';
import { panelTabs } from './panel-contents.ts';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/fake-map.tsx')).FakeMapView,
}));

const [mapScreen] = mapScreenManifest.screens ?? [];

const places = [
  { place_id: 1, title_en: 'Bombay', visited_on: 'precae' as const },
  { place_id: 2, title_en: 'Sikkim', visited_on: 'indiancae' as const },
  { place_id: 5, title_en: 'Darjeeling' },
  { place_id: 53, title_en: 'Leh' },
  { place_id: 60, title_en: 'Khotan' },
  { place_id: 70, title_en: 'Harbin', visited_on: 'manchuriaexp' as const },
].map((fields, index) =>
  placeRecord({ seqid: index * 10, latitude: 30 + index, title_modern: '', ...fields }),
);

async function openApp(address: string, served: Partial<ServedRecords> = {}) {
  window.history.replaceState(null, '', address);
  vi.stubGlobal('fetch', vi.fn(servedRecords({ places, ...served })));
  await renderApp();
  await waitFor(() => expect(fakeMap.overlay('stops')).toBeDefined());
}

async function renderApp() {
  if (mapScreen) await loadScreen(mapScreen);
  await act(async () => {
    render(
      <BrowserRouter>
        <App
          client={createApiClient()}
          queryClient={createQueryClient()}
          catalogues={{ en: english, ru: russian }}
        />
      </BrowserRouter>,
    );
  });
}

// What is loaded on demand is there already, so that nothing has to wait for it.
beforeAll(() => Promise.all([import('./live-map.tsx'), import('../../features/settings/settings-tab.tsx')]));
beforeEach(() => {
  localStorage.clear();
  optionsStore.setState(initialOptions, true);
  restoreRole('');
  vi.stubGlobal(
    'matchMedia',
    vi.fn(() => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() })),
  );
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  vi.useRealTimers();
  endRouteHighlight();
  vi.unstubAllGlobals();
});

/** Ids of the stops that have a marker at some zoom. */
function markedStops(): number[] {
  const source = fakeMap.overlay('stops')?.sources.stops;
  if (source?.type !== 'geojson' || typeof source.data !== 'object' || !('features' in source.data))
    return [];
  return source.data.features.flatMap(({ properties }) =>
    properties?.presence === 'marker' ? [Number(properties.place_id)] : [],
  );
}

/** A layer of an overlay as text, for looking into its filter and its paint. */
function layerText(overlayId: string, layerId: string): string {
  const layer = fakeMap.overlay(overlayId)?.layers.find(({ id }) => id === layerId);
  return JSON.stringify(layer ?? null);
}

/** The sections whose legs are drawn. */
function drawnSections(): string[] {
  const text = layerText('route', 'route-core-full');
  const list = /"section"\],\["literal",(\[[^\]]*\])/.exec(text)?.[1] ?? '[]';
  return (JSON.parse(list) as string[]).toSorted();
}

const clickStop = (place_id: number) =>
  act(async () =>
    fakeMap.registry.tellClick({
      overlayId: 'stops',
      layerId: '',
      properties: { place_id },
      shiftKey: false,
    }),
  );
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const litLegs = () =>
  /"place_id"\],\["literal",\[([\d,]*)\]/.exec(layerText('route-highlight', 'route-highlight-full'))?.[1];
const isDimmed = () => layerText('route', 'route-core-full').includes('"line-opacity":0.4');

test('a click on a stop selects it: sheet, hash and lit route [MRK-7]', async () => {
  await openApp('/en/place/53#m=6/34.163/77.584');
  expect([title(), litLegs()]).toEqual(['Leh', '']);
  await clickStop(60);
  expect(title()).toBe('Khotan');
  expect(window.location.hash).toBe('#m=6/34.163/77.584&p=60/o');
  expect(litLegs()).toBe('60');
});

test('the stretch of the selected stop is lit for 4500 ms, another one for 3000, none under 1000, the rest dimmed meanwhile [RTE-7]', async () => {
  await openApp('/en/place/53');
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

describe('the sections of the expedition', () => {
  const names = {
    precae: 'The way to India',
    indiancae: 'India',
    cae: 'Central Asia',
    manchuriaexp: 'Manchuria',
  };
  const stopOf = { precae: 1, indiancae: 2, cae: 60, manchuriaexp: 70 };
  const sectionSwitch = (section: keyof typeof names) =>
    screen.queryByRole('switch', { name: names[section] });

  async function switches(section: keyof typeof names): Promise<boolean[]> {
    const found = sectionSwitch(section);
    if (!found) throw new Error(`there is no switch for ${section}`);
    const isShown = () => drawnSections().includes(section) && markedStops().includes(stopOf[section]);
    const before = isShown();
    await userEvent.click(found);
    const between = isShown();
    await userEvent.click(found);
    return [before, between, isShown()];
  }

  test('are switched by everybody, but Manchuria by researchers and admins alone [RTE-8]', async () => {
    await openApp('/en/place/53#p=53/s');
    await screen.findByRole('switch', { name: names.cae });
    for (const section of ['precae', 'indiancae', 'cae'] as const)
      expect(await switches(section), section).toEqual([true, false, true]);
    expect(sectionSwitch('manchuriaexp')).toBeNull();
    expect(drawnSections()).not.toContain('manchuriaexp');
    for (const magic of ['ResearcherMode', 'AdminMode']) {
      localStorage.clear();
      act(() => restoreRole(`?magic=${magic}`));
      expect(await switches('manchuriaexp'), magic).toEqual([false, true, false]);
    }
    act(() => changeOptions({ showExp: { ...initialOptions.showExp, manchuriaexp: true } }));
    expect(drawnSections()).toContain('manchuriaexp');
    localStorage.clear();
    act(() => restoreRole(''));
    expect(drawnSections()).not.toContain('manchuriaexp');
  });
});

test('a stop is hidden while its section is off, and where its minzoom is 0 or less [MRK-2]', async () => {
  const hidden = [0, -1].map((minzoom, index) =>
    placeRecord({ place_id: 80 + index, seqid: 900 + index, minzoom }),
  );
  await openApp('/en/place/53', { places: [...places, ...hidden] });
  expect(markedStops()).toEqual([1, 2, 5, 53, 60]);
  act(() => changeOptions({ showExp: { ...initialOptions.showExp, cae: false } }));
  expect(markedStops()).toEqual([1, 2]);
  expect(layerText('stops', 'stops-markers-3')).toContain('["==",["get","presence"],"marker"]');
});

test('the selected stop has a pin instead of its marker, above all; a highlight of it is an option [MRK-3]', async () => {
  await openApp('/en/place/53');
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

describe('a whitelist', () => {
  test('of the configuration or of the address limits what shows, with sections and roles, but not the selected stop [MRK-11]', async () => {
    const far = placeRecord({ place_id: 90, seqid: 900, minzoom: 9 });
    const aside = placeRecord({ place_id: 91, seqid: 901, minzoom: 9, visited_on: 'precae' });
    const all = [...places, far, aside];
    await openApp('/en/place/53', { places: all, configuration: { shown_place_ids: [60, 70, 90, 91] } });
    await waitFor(() => expect(markedStops()).toEqual([60, 90, 91]));
    expect(fakeMap.overlay('stops')?.pin).not.toBeNull();
    const firstZoom = (layerId: string) =>
      fakeMap.overlay('stops')?.layers.find(({ id }) => id === layerId)?.minzoom;
    // As MapLibre counts them, from half a level before the level on.
    expect(firstZoom('stops-circles-9-main')).toBe(9 - 4 - 0.5 - 1);
    expect(firstZoom('stops-circles-9')).toBe(9 - 2 - 0.5 - 1);
    act(() => restoreRole('?magic=ResearcherMode'));
    act(() => changeOptions({ showExp: { ...initialOptions.showExp, manchuriaexp: true, precae: false } }));
    expect(markedStops()).toEqual([60, 70, 90]);
  });

  test('of the address takes the place of the configured one, and stays with the next stop', async () => {
    await openApp('/en/place/53?places=60,5', { configuration: { shown_place_ids: [1] } });
    expect(markedStops()).toEqual([5, 60]);
    await clickStop(60);
    expect(window.location.search).toBe('?places=60,5');
    expect(markedStops()).toEqual([5, 60]);
  });
});

test('the address is read at the start and when it changes, and written when map or tab change', async () => {
  await openApp('/en/place/53#m=6/34/77&l=T&p=60/o&theirs=kept&m=broken');
  expect([title(), fakeMap.initialView]).toEqual(['Khotan', { zoom: 6, latitude: 34, longitude: 77 }]);
  window.location.hash = '#m=5/30/80&p=53/zz';
  await waitFor(() => expect(title()).toBe('Leh'));
  expect(fakeMap.camera.jumpTo).toHaveBeenLastCalledWith({ zoom: 5, latitude: 30, longitude: 80 });
  const entries = window.history.length;
  await userEvent.click(screen.getByRole('button', { name: 'Settings', pressed: false }));
  await waitFor(() => expect(window.location.hash).toBe('#m=5/30.000/80.000&p=53/s'));
  act(() => cameraStore.setState({ isMoving: true, zoom: 7, latitude: 31, longitude: 81 }));
  act(() => cameraStore.setState({ isMoving: false }));
  expect(window.location.hash).toBe('#m=7/31.000/81.000&p=53/s');
  expect(window.history.length).toBe(entries);
  await clickStop(60);
  expect(window.history.length).toBe(entries + 1);
});

test('a stop that is opened is brought into view, also where the address holds the view that it was opened from', async () => {
  await openApp('/en/place/53');
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
  expect(tabByCode).toEqual({
    o: 'overview',
    s: 'settings',
    t: 'tracks',
    m: 'measure',
    p: 'profile',
    c: 'closed',
  });
  for (const { id, code } of panelTabs) expect(id).toBe(tabByCode[code]);
  await openApp('/en/place/53#p=53/s');
  expect(await screen.findByRole('heading', { name: 'Settings' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Overview' }));
  expect(title()).toBe('Leh');
  expect(window.location.hash).toBe('#p=53/o');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(window.location.hash).toBe('#p=53/c');
  expect(screen.queryByRole('region', { name: 'Stop' })).toBeNull();
});

test('a sign says that the map is loading until the places are there [MAP-24]', async () => {
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const serve = servedRecords({ places });
  window.history.replaceState(null, '', '/en');
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('/places/')) await held;
    return serve(address);
  });
  await renderApp();
  expect(screen.getByText('The map is loading…')).toBeDefined();
  await act(async () => answer());
  await waitFor(() => expect(screen.queryByText('The map is loading…')).toBeNull());
  expect(fakeMap.overlay('stops')).toBeDefined();
});

test('the legend names every year with the colour in which the route is drawn by year [MAP-16]', async () => {
  await openApp('/en/place/53');
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
