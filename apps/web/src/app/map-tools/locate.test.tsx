// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { logEvent } from '../../lib/events/log-event.ts';
import { fakeMap } from '../../testing/map/fake-map.tsx';
import { openMap, setUpNewVisitor, tearDownMap } from '../../testing/map/open-map.ts';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));
vi.mock('../../lib/events/log-event.ts');

beforeAll(() =>
  Promise.all([
    import('../map-screen/map-region/live-map.tsx'),
    import('../../features/locate/locate-tool.tsx'),
  ]),
);
beforeEach(() => {
  setUpNewVisitor();
  vi.mocked(logEvent).mockClear();
  fakeMap.camera.fitArea.mockClear();
  geolocation.watchPosition.mockClear();
  geolocation.clearWatch.mockClear();
  defineGeolocation(geolocation);
});
afterEach(() => {
  tearDownMap();
  defineGeolocation(undefined);
});

const geolocation = {
  watchPosition: vi.fn<Geolocation['watchPosition']>(() => 7),
  clearWatch: vi.fn<Geolocation['clearWatch']>(),
};

function defineGeolocation(value: unknown): void {
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value });
}

/** The actions that have been logged for a language. */
const logged = (language = 'en') =>
  vi.mocked(logEvent).mock.calls.map(([event, lang, data]) => {
    expect([event, lang]).toEqual(['locate', language]);
    return Reflect.get(data, 'action');
  });

async function toggle(name = 'Show my position'): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
  return button;
}

async function locate(url = '/en/place/53', name = 'Show my position'): Promise<void> {
  await openMap(url);
  await toggle(name);
  await waitFor(() => expect(geolocation.watchPosition).toHaveBeenCalled());
  // Development renders twice.
  vi.mocked(logEvent).mockClear();
}

async function find(accuracy: number, latitude = 34.15): Promise<void> {
  const coords = { latitude, longitude: 77.58, accuracy } as GeolocationCoordinates;
  const [onFix] = geolocation.watchPosition.mock.lastCall ?? [];
  await act(async () => onFix?.({ coords } as GeolocationPosition));
}

async function fail(code: number): Promise<void> {
  const [, onFailure] = geolocation.watchPosition.mock.lastCall ?? [];
  await act(async () => onFailure?.({ code } as GeolocationPositionError));
}

describe('the position of the visitor', () => {
  test('is determined with high accuracy and shown with its circle until it is switched off, with an event for each step [MAP-4]', async () => {
    await openMap('/en/place/53');
    expect((await toggle()).getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(geolocation.watchPosition).toHaveBeenCalled());
    expect(geolocation.watchPosition.mock.lastCall?.[2]).toMatchObject({ enableHighAccuracy: true });
    expect(logged()[0]).toBe('activate');
    vi.mocked(logEvent).mockClear();
    await find(50);
    await find(20);
    expect(logged()).toEqual(['found']);
    expect(fakeMap.overlay('locate')?.layers.map(({ id }) => id)).toEqual([
      'locate-accuracy',
      'locate-outline',
      'locate-dot',
    ]);
    expect(fakeMap.camera.fitArea).toHaveBeenCalledOnce();
    const area = fakeMap.camera.fitArea.mock.lastCall?.[0];
    expect([area?.south, area?.north].map((degrees) => degrees?.toFixed(4))).toEqual(['34.1464', '34.1536']);
    expect(screen.getByText('Your position is on the map, accurate to 50 m')).toBeDefined();
    await fail(3);
    expect(logged()).toEqual(['found', 'error']);
    expect(screen.queryByRole('alert')).toBeNull();
    expect((await toggle()).getAttribute('aria-pressed')).toBe('false');
    expect(logged()).toEqual(['found', 'error', 'deactivate']);
    expect(geolocation.clearWatch).toHaveBeenLastCalledWith(7);
    expect(fakeMap.overlay('locate')).toBeUndefined();
  });

  test.each([
    ['/en/place/53', 'Show my position', 1, /^Access to your position is denied/],
    ['/place/53', 'Показать, где я', 1, /^Доступ к положению запрещён/],
    ['/en/place/53', 'Show my position', 2, /^Your position could not be determined/],
    ['/place/53', 'Показать, где я', 2, /^Не удалось определить положение/],
  ])('at %s with %s and error %d ends with a notice and a logged error', async (url, name, code, notice) => {
    await locate(url, name);
    await fail(code);
    expect(await screen.findByText(notice)).toBeDefined();
    expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('false');
    expect(logged(url.startsWith('/en') ? 'en' : 'ru')).toEqual(['error', 'deactivate']);
  });

  test('that is late causes a notice, and is shown when it is found', async () => {
    await locate();
    await fail(3);
    expect(await screen.findByText(/^Your position is not known yet/)).toBeDefined();
    await find(30);
    expect(fakeMap.overlay('locate')).toBeDefined();
  });

  test('that is imprecise causes a notice with its accuracy', async () => {
    await locate('/place/53', 'Показать, где я');
    await find(25_000);
    expect(await screen.findByText(/в круге радиусом 25 км/)).toBeDefined();
    expect(fakeMap.overlay('locate')).toBeDefined();
  });

  test('is not available in browsers without geolocation, with a notice', async () => {
    defineGeolocation(undefined);
    await openMap('/en/place/53');
    await toggle();
    expect(
      (await screen.findAllByText(/^Your browser cannot determine your position/)).length,
    ).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Show my position' }).getAttribute('aria-pressed')).toBe(
      'false',
    );
  });
});
