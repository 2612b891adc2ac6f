// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { geoPhotoOptions } from '../../lib/options/geo-photo-options.ts';
import { changeOptions } from '../../lib/options/options-store.ts';
import { cameraStore } from '../../map/camera/camera-store.ts';
import { stubDialogs } from '../../testing/browser/dialogs.ts';
import { fakeMap } from '../../testing/map/fake-map.tsx';
import { openMap, setUpNewVisitor, tearDownMap } from '../../testing/map/open-map.ts';
import { imageRecord } from '../../testing/data/records.ts';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

const photo = (image_id: number, fields = {}) =>
  imageRecord({
    image_id,
    image_type: 'photo',
    title_en: `Photograph ${image_id}`,
    latitude: 34.1,
    longitude: 77.6,
    minzoom: null,
    thumb: `/media/${image_id}-320.webp`,
    url: `/media/${image_id}.webp`,
    ...fields,
  });
const images = [
  photo(1, { place_id: 60 }),
  photo(2, { minzoom: 7 }),
  photo(3, { latitude: null }),
  photo(4, { visibility_level: 'low' }),
];

beforeAll(() =>
  Promise.all([
    import('./map-region/live-map.tsx'),
    import('../../features/settings/settings-tab.tsx'),
    import('../../features/gallery/on-map/geo-photos-on-map.tsx'),
    import('../../features/gallery/on-map/geo-photos-panel.tsx'),
    import('../../ui/gallery/lightbox/lightbox.tsx'),
  ]),
);
beforeEach(() => {
  setUpNewVisitor();
  stubDialogs();
  geoPhotoOptions.change(geoPhotoOptions.initial);
  cameraStore.setState({ isReady: true, zoom: 4, isMoving: false });
});
afterEach(tearDownMap);

const overlay = () => fakeMap.overlay('geo-photos');
const source = () => JSON.parse(JSON.stringify(overlay()?.sources['geo-photos'] ?? null));
const drawnIds = (): number[] =>
  (source()?.data.features ?? []).map(
    (feature: { properties: { image_id: number } }) => feature.properties.image_id,
  );

async function openPhotos(url = '/en/place/53') {
  await openMap(url, { images });
  await vi.waitFor(() => expect(overlay()).toBeDefined());
}

const click = (properties: Record<string, unknown>) =>
  act(async () =>
    fakeMap.registry.dispatchClick({ overlayId: 'geo-photos', layerId: '', properties, shiftKey: false }),
  );

test('photographs with a position are on the map as thumbnails of 40 px in clusters of radius 80 from zoom 1, or each from its own zoom, 10 by default [IMG-3]', async () => {
  await openPhotos();
  expect(source()).toMatchObject({ cluster: true, clusterRadius: 80 });
  expect(Object.values(overlay()?.images ?? {}).map(({ width, height }) => [width, height])).toEqual([
    [40, 40],
    [40, 40],
  ]);
  const idsAt = (zoom: number) => {
    act(() => cameraStore.setState({ zoom }));
    return drawnIds().toSorted();
  };
  expect([idsAt(1), idsAt(12)]).toEqual([
    [1, 2],
    [1, 2],
  ]);
  act(() => geoPhotoOptions.change({ zoomFilter: 'perphoto' }));
  expect([idsAt(6), idsAt(7), idsAt(10)]).toEqual([[], [2], [1, 2]]);
  act(() => changeOptions({ showAllPhotos: true }));
  expect(idsAt(10)).toEqual([1, 2, 4]);
  act(() => changeOptions({ showGeoPhotos: false }));
  expect(overlay()).toBeUndefined();
});

test('a click on a photograph opens the viewer of its stop, and one on a cluster zooms in to its centre', async () => {
  await openPhotos();
  await click({ point_count: 2, latitude: 68, longitude: 154, image_id: 1 });
  expect(fakeMap.camera.flyTo).toHaveBeenLastCalledWith({ latitude: 34, longitude: 77, zoom: 6 });
  expect(window.location.pathname).toBe('/en/place/53');
  await click({ image_id: 1, place_id: 60 });
  expect(window.location.pathname).toBe('/en/place/60');
  const viewer = await screen.findByRole('dialog', { name: /Khotan/ });
  expect(within(viewer).getAllByText(/Photograph 1/)).not.toHaveLength(0);
});

describe('the control of the photographs on the map', () => {
  const control = () => screen.queryByRole('button', { name: /^Photographs on the map/ });

  test('lists the photographs in view, opens them, and hides those on the map [MAP-8]', async () => {
    await openPhotos();
    fakeMap.camera.isInFreeArea.mockImplementation(() => true);
    await userEvent.click(control() ?? document.body);
    const panel = within(await screen.findByRole('dialog', { name: 'Photographs on the map' }));
    expect(panel.getByText('In this view: 2 photographs')).toBeDefined();
    await userEvent.click(panel.getByRole('checkbox', { name: 'Show on the map' }));
    expect(overlay()).toBeUndefined();
    await userEvent.click(panel.getByRole('button', { name: /Photograph 1/ }));
    expect(window.location.pathname).toBe('/en/place/60');
    expect(await screen.findByRole('dialog', { name: /Khotan/ })).toBeDefined();
  });

  test('and the switch in the settings are absent without photographs that have a position', async () => {
    await openMap('/en/place/53#p=53/s', { images: [photo(3, { latitude: null })] });
    await screen.findByRole('switch', { name: 'Heat map' });
    expect(control()).toBeNull();
    expect(screen.queryByRole('switch', { name: 'Photographs on the map' })).toBeNull();
  });
});
