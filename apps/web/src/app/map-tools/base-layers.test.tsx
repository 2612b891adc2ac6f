// @vitest-environment jsdom
import type { ConfigurationRecord } from '@cae-map/contract/entities/configuration';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { baseLayerStore, restoreBaseLayer } from '../../map/base-layers/base-layer-store.ts';
import { stubDialogs } from '../../testing/browser/dialogs.ts';
import { fakeMap } from '../../testing/map/fake-map.tsx';
import { openApp, openAppOn } from '../../testing/open-app.tsx';
import { placeRecord } from '../../testing/data/records.ts';
import { servedRecords } from '../../testing/data/served-records.ts';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

const layers = [
  { code: 'A' },
  { code: 'T', address: 'https://tiles.example.org/{z}/{x}/{y}.png' },
  { code: 'Gr' },
  { code: 'Os' },
  { code: 'Ot' },
];

beforeEach(() => {
  localStorage.clear();
  baseLayerStore.setState(baseLayerStore.getInitialState(), true);
  fakeMap.baseLayer = null;
  stubDialogs();
});

const sendBeacon = vi.fn<(url: string) => boolean>(() => true);
beforeEach(() => {
  sendBeacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
});
afterEach(() => void Reflect.deleteProperty(navigator, 'sendBeacon'));

async function open(
  address: string,
  { country = 'US', ...configuration }: Partial<ConfigurationRecord> & { readonly country?: string } = {},
): Promise<void> {
  await openApp(address, {
    places: [placeRecord({ place_id: 5, title_en: 'Darjeeling' })],
    country,
    configuration: { online_maps: 'always', layers, ...configuration },
  });
}

describe('the first layer where other companies may be asked', () => {
  test.each([
    ['/en', 'US', 'Gr'],
    ['/en', 'RU', 'T'],
    ['/', 'DE', 'T'],
  ])('at %s from %s is %s', async (address, country, code) => {
    await open(address, { country });
    await waitFor(() => expect(fakeMap.baseLayer?.code).toBe(code));
  });

  test('is that of the URL, then that of the last visit', async () => {
    localStorage.setItem('ActiveMapLayer', 'Ot');
    restoreBaseLayer();
    await open('/en#l=Os');
    await waitFor(() => expect(fakeMap.baseLayer?.code).toBe('Os'));
    act(() => {
      window.history.replaceState(null, '', '/en');
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    await waitFor(() => expect(fakeMap.baseLayer?.code).toBe('Ot'));
  });
});

describe('where visitors are asked first', () => {
  test('nothing but the atlas is shown, and neither country nor catalogue is requested', async () => {
    await open('/en', { online_maps: 'ask' });
    expect(await screen.findByRole('button', { name: 'Base map' })).toBeDefined();
    expect(fakeMap.baseLayer).toBeNull();
    expect(baseLayerStore.getState()).toMatchObject({ catalogue: null, country: null });
  });

  test('a chosen layer is shown after agreement, written to the URL, stored and logged [LYR-6]', async () => {
    await open('/en', { online_maps: 'ask' });
    fireEvent.click(await screen.findByRole('button', { name: 'Base map' }));
    fireEvent.click(await screen.findByRole('radio', { name: /^OpenStreetMap/ }));
    expect(fakeMap.baseLayer).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Show it' }));
    await waitFor(() => expect(fakeMap.baseLayer?.code).toBe('Os'));
    expect(window.location.hash).toContain('l=Os');
    expect(localStorage.getItem('ActiveMapLayer')).toBe('Os');
    expect(localStorage.getItem('onlineMapsAgreed')).toBe('true');
    const query = new URL(sendBeacon.mock.calls[0]?.[0] ?? '', 'http://host.invalid').searchParams;
    expect([query.get('event'), query.get('data')]).toEqual(['layerChange', '{"layer":"Os"}']);
  });
});

describe('Shift and a digit', () => {
  test.each([
    ['Digit1', '1', 'T'],
    ['Digit2', '@', 'Gs'],
    ['Digit2', '"', 'Gs'],
    ['Digit3', '№', 'MBsat'],
  ])('%s with the character %s shows the layer %s [HOT-1]', async (code, key, layer) => {
    await open('/en#l=A', { layers: [...layers, { code: 'Gs' }, { code: 'MBsat', key: 'pk' }] });
    await screen.findByRole('button', { name: 'Base map' });
    fireEvent.keyDown(document.body, { code, key, shiftKey: true });
    await waitFor(() => expect(fakeMap.baseLayer?.code).toBe(layer));
  });

  test('announces that the layer is not offered, or asks for agreement first', async () => {
    await open('/en#l=A', { online_maps: 'ask' });
    await screen.findByRole('button', { name: 'Base map' });
    fireEvent.keyDown(document.body, { code: 'Digit3', key: '#', shiftKey: true });
    expect(await screen.findByText('This site does not offer Mapbox satellite images')).toBeDefined();
    fireEvent.keyDown(document.body, { code: 'Digit1', key: '!', shiftKey: true });
    expect(await screen.findByRole('button', { name: 'Show it' })).toBeDefined();
    expect(fakeMap.baseLayer).toBeNull();
  });
});

test('a layer that yields no tile is named in a notice with its provider', async () => {
  await open('/en#l=Os');
  await waitFor(() => expect(fakeMap.baseLayer?.code).toBe('Os'));
  act(() => fakeMap.reportUnavailable('Os'));
  expect(await screen.findByText(/OpenStreetMap cannot be loaded: OpenStreetMap Foundation/)).toBeDefined();
});

test('the panel chooses the base layer and an overlay above it, and visible overlays are remembered [MAP-10]', async () => {
  await open('/en', { layers: [...layers, { code: 'OR' }] });
  fireEvent.click(await screen.findByRole('button', { name: 'Base map' }));
  fireEvent.click(await screen.findByRole('radio', { name: /^OpenTopoMap/ }));
  await waitFor(() => expect(fakeMap.baseLayer?.code).toBe('Ot'));
  const overlay = await screen.findByRole('checkbox', { name: /Railway/ });
  fireEvent.click(overlay);
  await waitFor(() => expect(fakeMap.tileOverlays).toHaveLength(1));
  expect(JSON.parse(localStorage.getItem('VisibleOverlayLayers') ?? '')).toEqual([
    fakeMap.tileOverlays[0]?.code,
  ]);
  baseLayerStore.setState({ overlays: [] });
  act(restoreBaseLayer);
  expect(baseLayerStore.getState().overlays).toEqual(['OR']);
});

test('Google is credited in general until its credit for the current view is known', async () => {
  const requested: URL[] = [];
  const serve = servedRecords({
    places: [placeRecord({ place_id: 5 })],
    configuration: { online_maps: 'always', layers },
  });
  let respond: (response: Response) => void = () => undefined;
  await openAppOn('/en#l=Gr', (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://server.invalid');
    if (!url.pathname.endsWith('/attribution')) return serve(input, init);
    requested.push(url);
    return new Promise((resolve) => (respond = resolve));
  });
  expect(await screen.findByRole('link', { name: 'Map data © Google' })).toBeDefined();
  await waitFor(() => expect(requested).toHaveLength(1));
  expect(requested[0]?.pathname).toBe('/v1/tiles/Gr/attribution');
  const query = Object.fromEntries(requested[0]?.searchParams ?? []);
  expect(query).toMatchObject({ lang: 'en', west: '70', south: '30', east: '90', north: '40' });
  await act(async () => respond(Response.json({ text: 'Map data ©2026 Google, TMap' })));
  expect(await screen.findByRole('link', { name: 'Map data ©2026 Google, TMap' })).toBeDefined();
});
