// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { baseLayerStore } from '../../map/base-layers/base-layer-store.ts';
import { english } from '../../lib/language/catalogue-en.ts';
import { writeBlockMilliseconds } from '../../lib/map-url/map-url.ts';
import { cameraStore } from '../../map/camera/camera-store.ts';
import { stubDialogs } from '../../testing/browser/dialogs.ts';
import { fakeMap } from '../../testing/map/fake-map.tsx';
import { openApp } from '../../testing/open-app.tsx';
import { placeRecord } from '../../testing/data/records.ts';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

const darjeeling = placeRecord({
  place_id: 5,
  seqid: 10,
  title_en: 'Darjeeling',
  latitude: 27,
  longitude: 88,
});
const leh = placeRecord({ place_id: 52, seqid: 20, title_en: 'Leh', latitude: 34, longitude: 77 });

beforeEach(() => {
  localStorage.clear();
  baseLayerStore.setState(baseLayerStore.getInitialState(), true);
  stubDialogs();
});

const hash = () => window.location.hash;
const isOpen = (name: string) => screen.queryByRole('region', { name }) !== null;
const settingsButton = () =>
  within(screen.getByRole('navigation', { name: english.map.sheets.tabs })).getByRole('button', {
    name: 'Settings',
  });
/** Waits until the hash may be written after it was read. */
const writing = () => vi.waitFor(() => expect(Date.now()).toBeGreaterThan(readAt + writeBlockMilliseconds));
let readAt = 0;

async function openUrl(url: string): Promise<void> {
  readAt = Date.now();
  await openApp(url, {
    places: [darjeeling, leh],
    configuration: { online_maps: 'always', layers: [{ code: 'A' }, { code: 'Os' }, { code: 'Ot' }] },
  });
}

function changeHash(text: string): void {
  readAt = Date.now();
  window.history.replaceState(null, '', text);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

function moveMap(zoom: number, latitude: number, longitude: number): void {
  cameraStore.setState({ isReady: true, isMoving: true });
  cameraStore.setState({ zoom, latitude, longitude, isMoving: false });
}

test('the hash is read on load and on hashchange without its invalid parts, and written with a delay after reading: the view replaces the history entry, an opened stop adds one [URL-4]', async () => {
  await openUrl('/en/place/5#m=6/27/88&d=yesterday&l=Os&p=5/s');
  await waitFor(() => expect(fakeMap.baseLayer?.code).toBe('Os'));
  expect(fakeMap.initialView).toMatchObject({ zoom: 6, latitude: 27, longitude: 88 });
  expect(isOpen('Settings')).toBe(true);

  await writing();
  act(() => changeHash('#m=7/34/77&l=Ot&p=/&d=1925-13-01'));
  expect(fakeMap.camera.jumpTo).toHaveBeenLastCalledWith({ zoom: 7, latitude: 34, longitude: 77 });
  await waitFor(() => expect(fakeMap.baseLayer?.code).toBe('Ot'));
  expect(isOpen('Settings')).toBe(false);

  // Within the delay only the state changes.
  const entries = window.history.length;
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  act(() => changeHash('#m=7/34/77&l=Ot&p=5/o'));
  act(() => moveMap(8, 30, 80));
  expect(hash()).toBe('#m=7/34/77&l=Ot&p=5/o');
  act(() => void vi.advanceTimersByTime(writeBlockMilliseconds + 1));
  expect(hash()).toContain('m=8/30.000');
  vi.useRealTimers();

  await writing();
  act(() => moveMap(9, 31, 81));
  expect(hash()).toContain('m=9/31.000');
  fireEvent.click(settingsButton());
  expect(hash()).toContain('p=5/s');
  fireEvent.click(await screen.findByRole('button', { name: 'Base map' }));
  fireEvent.click(await screen.findByRole('radio', { name: /^OpenStreetMap/ }));
  await waitFor(() => expect(hash()).toContain('l=Os'));
  expect(window.history.length).toBe(entries);

  const feature = { overlayId: 'stops', layerId: 'stops-markers-1', properties: { place_id: 52 } };
  act(() => fakeMap.registry.dispatchClick({ ...feature, shiftKey: false }));
  await waitFor(() => expect(window.location.pathname).toBe('/en/place/52'));
  expect(hash()).toContain('p=52/o');
  expect(window.history.length).toBe(entries + 1);
});
