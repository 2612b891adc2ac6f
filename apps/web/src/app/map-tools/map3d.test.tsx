// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { closeFlight, flightStore } from '../../features/map3d/flight/flight-store.ts';
import { changeOptions } from '../../lib/options/options-store.ts';
import { cameraStore } from '../../map/camera/camera-store.ts';
import { fakeScene } from '../../testing/map/fake-scene.tsx';
import { mapStops, openMap, setUpNewVisitor, tearDownMap } from '../../testing/map/open-map.ts';
import { openApp } from '../../testing/open-app.tsx';
import { placeRecord } from '../../testing/data/records.ts';
import { features } from '../features.ts';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));
vi.mock('../../map/scene/scene-view.tsx', async () => ({
  SceneView: (await import('../../testing/map/fake-scene.tsx')).FakeSceneView,
}));

beforeAll(() =>
  Promise.all([
    import('../map-screen/map-region/live-map.tsx'),
    features.loadMapParts(),
    import('../../features/map3d/expedition/map3d-screen.tsx'),
    import('../../features/map3d/flight/flight-screen.tsx'),
    import('../../features/map3d/stage/stage.tsx'),
  ]),
);

beforeEach(() => {
  setUpNewVisitor();
  closeFlight();
  vi.clearAllMocks();
  fakeScene.props = null;
  fakeScene.isUnavailable = false;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(tearDownMap);

const leh = { latitude: 34.1642, longitude: 77.5848, range: 30_000, tilt: 24, heading: 14, altitude: 5000 };
const lehHash = '#3d=34.16420,77.58480,30000,24,14,5000';

/** The main route: Leh, a pass, and Khotan. */
const stops = [
  { place_id: 53, title_en: 'Leh', latitude: 34.16, longitude: 77.58 },
  { place_id: 319, title_en: 'Karakoram Pass', latitude: 35.51, longitude: 77.82 },
  { place_id: 339, title_en: 'Khotan', latitude: 37.11, longitude: 79.93 },
].map((fields, index) => placeRecord({ seqid: index * 10, zoom: 'large', title_modern: '', ...fields }));

const viewpoints = stops.map(({ place_id }, index) => ({
  viewpoint_id: index + 1,
  seqid: index + 1,
  place_id,
  altitude: 4000,
  range: 50_000,
  tilt: 75,
  heading: 10,
  rest_seconds: 16,
}));

/** The properties of the scene once it is shown. */
async function openScene(url: string) {
  await openApp(url, { places: stops, viewpoints });
  await waitFor(() => expect(fakeScene.props).not.toBeNull());
  return () => {
    if (fakeScene.props === null) throw new Error('there is no scene');
    return fakeScene.props;
  };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('map3d/cae shows the route and the places on the terrain, and the main stops as links [THD-2]', async () => {
  const props = await openScene('/en/map3d/cae');
  expect(props().overlays.map(({ id }) => id)).toEqual(['scene-route', 'scene-stops']);
  const links = screen.getAllByRole('link', { name: /Leh|Karakoram Pass|Khotan/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(['/en/place/53', '/en/place/319', '/en/place/339']),
  );
});

test('the URL opens the camera, and the camera at rest is written to the URL without a history entry', async () => {
  const props = await openScene(`/en/map3d/cae${lehHash}`);
  expect(props().initialPose).toEqual(leh);
  const entries = window.history.length;
  act(() => props().onRest?.({ ...leh, heading: 359.7, range: 12_345.6 }));
  expect(window.location.hash).toBe('#3d=34.16420,77.58480,12346,24,0,5000');
  expect(window.history.length).toBe(entries);
  window.location.hash = '#3d=36,79,50000,60,180,4000';
  await waitFor(() =>
    expect(fakeScene.scene.jumpTo).toHaveBeenLastCalledWith({
      latitude: 36,
      longitude: 79,
      range: 50_000,
      tilt: 60,
      heading: 180,
      altitude: 4000,
    }),
  );
});

test('a malformed camera opens the default view without a message; one that cannot be shown, the nearest with a message', async () => {
  const props = await openScene('/en/map3d/cae#3d=1,2,three');
  expect(props().initialPose.range).toBeGreaterThan(4_000_000);
  expect(screen.queryByText(/cannot show/)).toBeNull();
});

test('a camera out of range opens the nearest with a message', async () => {
  const props = await openScene('/en/map3d/cae#3d=95,200,1,24,14,5000');
  expect(props().initialPose).toMatchObject({ latitude: 85, longitude: -160, range: 1000 });
  expect(screen.getByText(/cannot show/)).toBeDefined();
});

test('a click on a stop shows its card and its pin, and Escape closes it', async () => {
  const props = await openScene('/en/map3d/cae');
  const feature = { overlayId: 'scene-stops', layerId: 'scene-stops', shiftKey: false };
  act(() => props().onFeatureClick?.({ ...feature, properties: { place_id: 53 } }));
  expect(screen.getByRole('heading', { name: 'Leh' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'About the stop' }).getAttribute('href')).toBe('/en/place/53');
  expect(window.location.hash).toContain('p=53');
  expect(props().overlays.at(-1)?.pin).toMatchObject({ position: { latitude: 34.16 } });
  fireEvent.keyDown(screen.getByRole('heading', { name: 'Leh' }), { key: 'Escape' });
  expect(screen.queryByRole('heading', { name: 'Leh' })).toBeNull();
});

test('the list flies to a stop, and the buttons move the camera', async () => {
  await openScene('/en/map3d/cae');
  fireEvent.click(await screen.findByRole('button', { name: 'Show in 3D: Khotan' }));
  expect(fakeScene.scene.flyTo).toHaveBeenCalledWith(
    expect.objectContaining({ latitude: 37.11, longitude: 79.93 }),
  );
  fireEvent.click(button('Tilt towards the horizon'));
  fireEvent.click(button('Turn left'));
  fireEvent.click(button('North up'));
  expect(fakeScene.scene.step.mock.calls).toEqual([['more-tilted'], ['turn-left'], ['north']]);
});

test('the time of day changes the light', async () => {
  const props = await openScene('/en/map3d/cae');
  const morning = props().light;
  fireEvent.click(button('Evening'));
  expect(props().light.direction).toBeGreaterThan(morning.direction);
  expect(props().colorScheme).toBe('light');
  fireEvent.click(button('Night'));
  expect(props().colorScheme).toBe('dark');
});

test('the flat map opens at the same place', async () => {
  const props = await openScene(`/en/map3d/cae${lehHash}&p=53/o`);
  act(() => props().onRest?.(leh));
  const link = screen.getByRole('link', { name: 'Flat map' });
  expect(link.getAttribute('href')).toMatch(/^\/en\/place\/53#m=\d+(?:\.\d+)?\/34\.164\d*\/77\.58/);
});

test('missing heights are reported', async () => {
  const props = await openScene('/en/map3d/cae');
  act(() => props().onGround('missing'));
  expect(screen.getByText('The heights did not load: the map is flat.')).toBeDefined();
});

test('without WebGL the list is shown with a sentence, after a lost context as well, until it is restored', async () => {
  const props = await openScene('/en/map3d/cae');
  act(() => props().onUnavailable('context-lost'));
  expect(screen.getByRole('alert').textContent).toContain('interrupted');
  act(() => props().onRestored());
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => props().onUnavailable('no-webgl'));
  expect(screen.getByRole('alert').textContent).toContain('could not show');
  expect(screen.getByRole('link', { name: /^Khotan/ })).toBeDefined();
});

test('the flight shows the stops with their notes and moves the camera while it plays [THD-2]', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => {});
  await openScene('/en/map3d/demo');
  expect(screen.getByRole('heading', { level: 2, name: 'Leh' })).toBeDefined();
  expect(screen.getByText(/Stop 1 of 3/)).toBeDefined();
  fireEvent.click(button('Fly'));
  expect(flightStore.getState().isPlaying).toBe(true);
  act(() => flightStore.setState({ time: 4000 }));
  expect(fakeScene.scene.jumpTo).toHaveBeenLastCalledWith(expect.objectContaining({ latitude: 34.16 }));
  fireEvent.click(button(/^Speed/));
  expect(flightStore.getState().speed).toBe(2);
  fireEvent.click(button('Pause'));
  expect(flightStore.getState().isPlaying).toBe(false);
});

test('the flight skips to the next stop, and moving the map by hand pauses it', async () => {
  const props = await openScene('/en/map3d/demo');
  fireEvent.click(button('Next stop'));
  expect(screen.getByRole('heading', { level: 2, name: 'Karakoram Pass' })).toBeDefined();
  expect(fakeScene.scene.jumpTo).toHaveBeenLastCalledWith(expect.objectContaining({ latitude: 35.51 }));
  act(() => flightStore.setState({ isPlaying: true }));
  act(() => props().onMovedByHand?.());
  expect(flightStore.getState().isPlaying).toBe(false);
});

test('with reduced motion the flight has no play button, only steps', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  await openScene('/en/map3d/demo');
  expect(screen.queryByRole('button', { name: 'Fly' })).toBeNull();
  expect(button('Next stop')).toBeDefined();
});

test('the setting of the 3D map offers a link in the pane of a stop and a button on the map [SET-2] [MAP-18]', async () => {
  await openMap('/en/place/53', { places: [...mapStops] });
  expect(screen.queryByRole('link', { name: 'See in 3D' })).toBeNull();
  expect(screen.queryByRole('button', { name: '3D map' })).toBeNull();
  act(() => changeOptions({ showMap3d: true }));
  const link = await screen.findByRole('link', { name: 'See in 3D' });
  expect(link.getAttribute('href')).toMatch(/^\/en\/map3d\/cae#3d=[\d.]+,[\d.]+,30000,24,14,5000&p=53\/o$/);
  act(() => cameraStore.setState({ isReady: true, zoom: 9, latitude: 35, longitude: 78 }));
  fireEvent.click(button('3D map'));
  await waitFor(() => expect(window.location.pathname).toBe('/en/map3d/cae'));
  expect(window.location.hash).toMatch(/^#3d=35\.00000,78\.00000,\d+,24,14,5000&p=53/);
});
