// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { appOptions } from '../../lib/options/app-options.ts';
import { restoreSession } from '../../lib/session/session.ts';
import { stubDialogs } from '../../testing/browser/dialogs.ts';
import { cameraStore } from '../../map/camera/camera-store.ts';
import { openMap, setUpNewVisitor, tearDownMap } from '../../testing/map/open-map.ts';
import { keyboardLayouts, pressKey } from '../../testing/browser/press-key.ts';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

beforeAll(() =>
  Promise.all([
    import('../map-screen/map-region/live-map.tsx'),
    import('../../features/debug-info/debug-panel.tsx'),
  ]),
);
beforeEach(() => {
  setUpNewVisitor();
  stubDialogs();
});
afterEach(tearDownMap);

const options = () => appOptions.store.getState();
describe.each(keyboardLayouts)('in the %s layout', (layout) => {
  test('d toggles the panel with the view of the map in numbers [HOT-6]', async () => {
    await openMap('/en/place/53');
    await pressKey('KeyD', layout);
    const panel = await screen.findByRole('region', { name: 'Technical details of the map' });
    expect(panel.textContent).toContain('North40.00000');
    expect(panel.textContent).not.toContain('sequence');
    await pressKey('KeyD', layout);
    expect(screen.queryByRole('region', { name: 'Technical details of the map' })).toBeNull();
  });

  test('l opens the dialog for coordinates or a URL [HOT-8]', async () => {
    await openMap('/en/place/53');
    await pressKey('KeyL', layout);
    expect(await screen.findByLabelText('Coordinates or the link of a map')).toBeDefined();
  });
});

test('the panel of technical details has further lines for researchers', async () => {
  restoreSession('?magic=ResearcherMode');
  await openMap('/en/place/53');
  await pressKey('KeyD', 'latin');
  const panel = await screen.findByRole('region', { name: 'Technical details of the map' });
  expect(panel.textContent).toContain('Stop53, sequence 30');
  expect(panel.textContent).toContain('Modebrowse');
});

test('a phone shows no panel of technical details and says why', async () => {
  vi.stubGlobal(
    'matchMedia',
    vi.fn((query: string) => ({
      matches: query.includes('991px'),
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    })),
  );
  await openMap('/en/place/53');
  await pressKey('KeyD', 'latin');
  expect(options().showDebugInfo).toBe(false);
  expect(screen.getByText(/no room for the technical details/)).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Technical details of the map' })).toBeNull();
});

test('the panel logs the open stop and the view after a movement, rounded', async () => {
  const sendBeacon = vi.fn<(url: string) => boolean>(() => true);
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
  const logged = (): readonly unknown[] =>
    sendBeacon.mock.calls.map(([url]) => {
      const query = new URL(url, 'http://host.invalid').searchParams;
      return [query.get('event'), JSON.parse(query.get('data') ?? '')];
    });
  const place = ['showPlaceDebug', { place_id: 53, title: 'Leh' }];
  const view = ['mapMoveDebug', { zoom: 7, latitude: 34.16, longitude: 77.58 }];
  try {
    await openMap('/en/place/53');
    expect(logged()).toEqual([]);
    act(() => cameraStore.setState({ isReady: true, zoom: 7.2, latitude: 34.1642, longitude: 77.5848 }));
    await pressKey('KeyD', 'latin');
    await waitFor(() => expect(logged()).toEqual([place, view]));
    act(() => cameraStore.setState({ isMoving: true, zoom: 8 }));
    act(() => cameraStore.setState({ isMoving: false }));
    await waitFor(() =>
      expect(logged()).toEqual([place, view, ['mapMoveDebug', { ...Object(view[1]), zoom: 8 }]]),
    );
  } finally {
    Reflect.deleteProperty(navigator, 'sendBeacon');
  }
});
