// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { WelcomePart } from '../features/welcome/welcome-part.tsx';
import { startLoadingPart } from '../lib/loading/first-screen.ts';
import { baseLayerStore } from '../map/base-layers/base-layer-store.ts';
import { cameraStore } from '../map/camera/camera-store.ts';
import { stubDialogs } from '../testing/browser/dialogs.ts';
import { pressKey } from '../testing/browser/press-key.ts';
import { openMap, setUpNewVisitor, tearDownMap } from '../testing/map/open-map.ts';
import { renderInApp } from '../testing/render-in-app.tsx';

vi.mock('../map/map-view.tsx', async () => ({
  MapView: (await import('../testing/map/fake-map.tsx')).FakeMapView,
}));

const sendBeacon = vi.fn<(url: string) => boolean>(() => true);
const watchPosition = vi.fn<Geolocation['watchPosition']>(() => 7);

beforeAll(() =>
  Promise.all([
    import('./map-screen/map-region/live-map.tsx'),
    import('../features/debug-info/debug-panel.tsx'),
    import('../features/locate/locate-tool.tsx'),
    import('../features/welcome/dialogs/welcome-dialogs.tsx'),
  ]),
);
beforeEach(() => {
  setUpNewVisitor();
  stubDialogs();
  sendBeacon.mockClear();
  baseLayerStore.setState(baseLayerStore.getInitialState(), true);
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
  const geolocation = { watchPosition, clearWatch: vi.fn<Geolocation['clearWatch']>() };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation });
});
afterEach(() => {
  vi.useRealTimers();
  tearDownMap();
  for (const name of ['sendBeacon', 'geolocation']) Reflect.deleteProperty(navigator, name);
});

/** The events that were sent, with their languages and data, since the last call. */
function takeEvents(): unknown[] {
  const events = sendBeacon.mock.calls.map(([url]) => {
    const query = new URL(url, 'http://host.invalid').searchParams;
    return [query.get('event'), query.get('lang'), JSON.parse(query.get('data') ?? '')];
  });
  sendBeacon.mockClear();
  return events;
}

async function press(role: 'button' | 'radio', name: RegExp | string): Promise<void> {
  const element = await screen.findByRole(role, { name });
  await act(async () => void fireEvent.click(element));
}

async function logOfDetails(): Promise<unknown[]> {
  await openMap('/en/place/53', {
    configuration: { online_maps: 'always', layers: [{ code: 'A' }, { code: 'Os' }, { code: 'Ot' }] },
  });
  act(() => cameraStore.setState({ isReady: true, zoom: 7.2, latitude: 34.1642, longitude: 77.5848 }));
  await pressKey('KeyD', 'latin');
  await waitFor(() => expect(sendBeacon).toHaveBeenCalledTimes(2));
  await pressKey('KeyD', 'latin');
  return takeEvents();
}

async function logOfLayer(): Promise<unknown[]> {
  await press('button', 'Base map');
  await press('radio', /^OpenTopoMap/);
  await waitFor(() => expect(sendBeacon).toHaveBeenCalled());
  return takeEvents();
}

async function logOfPosition(): Promise<unknown[]> {
  await press('button', 'Show my position');
  await waitFor(() => expect(watchPosition).toHaveBeenCalled());
  // Strict mode runs the effect of the tool twice.
  const [activation] = takeEvents();
  const [onFix, onFailure] = watchPosition.mock.lastCall ?? [];
  const coords = { latitude: 34.15, longitude: 77.58, accuracy: 20 } as GeolocationCoordinates;
  await act(async () => onFix?.({ coords } as GeolocationPosition));
  await act(async () => onFailure?.({ code: 3 } as GeolocationPositionError));
  await press('button', 'Show my position');
  return [activation, ...takeEvents()];
}

/** The first visit, and a later one without the announcement of the English version. */
async function logOfWelcome(): Promise<unknown[]> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['zh-CN', 'en']);
  window.history.replaceState(null, '', '/');
  localStorage.removeItem('showWelcomeDialog');
  renderInApp(<WelcomePart />, { language: 'ru', path: '/' });
  await act(async () => startLoadingPart()());
  await act(async () => baseLayerStore.setState({ country: 'KZ' }));
  const second = () => act(() => vi.advanceTimersByTimeAsync(1000));
  await second();
  await act(async () => screen.getByRole('button', { name: 'Русский' }).click());
  await second();
  await act(async () => screen.getByRole('button', { name: 'Остаться на русском' }).click());
  vi.useRealTimers();
  return takeEvents();
}

test('[TEL-1] layers, the welcome, technical details, the position and the announcement of English are logged with their data', async () => {
  expect(await logOfDetails()).toEqual([
    ['showPlaceDebug', 'en', { place_id: 53, title: 'Leh' }],
    ['mapMoveDebug', 'en', { zoom: 7, latitude: 34.16, longitude: 77.58 }],
  ]);
  expect(await logOfPosition()).toEqual([
    ['locate', 'en', { action: 'activate' }],
    ['locate', 'en', { action: 'found' }],
    ['locate', 'en', { action: 'error', reason: 'timeout' }],
    ['locate', 'en', { action: 'deactivate' }],
  ]);
  // Another layer takes the map and its commands away for a moment.
  expect(await logOfLayer()).toEqual([['layerChange', 'en', { layer: 'Ot' }]]);
  cleanup();
  expect(await logOfWelcome()).toEqual([
    ['showWelcomeDialog', 'ru', { preferred_language: 'zh-CN', display_language: 'ru', country: 'KZ' }],
    ['english_announcement', 'ru', { action: 'dialog_displayed' }],
    ['english_announcement', 'ru', { action: 'user_dismissed_dialog' }],
  ]);
}, 30_000);
