// @vitest-environment jsdom
import { errorReportSchema } from '@cae-map/contract/entities/operation/error-report';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { telemetryOptions } from '../lib/telemetry/telemetry-options.ts';
import { reportCaughtError } from '../lib/telemetry/caught-errors.ts';
import { openApp } from '../testing/open-app.tsx';
import { mapStops, openMap, setUpNewVisitor, tearDownMap } from '../testing/map/open-map.ts';

vi.mock('../map/map-view.tsx', async () => ({
  MapView: (await import('../testing/map/fake-map.tsx')).FakeMapView,
}));
const loadWriter = vi.hoisted(() => vi.fn());
vi.mock('../features/telemetry/error-writer.ts', async (original) => {
  loadWriter();
  return await original();
});

const project = 'https://0123456789abcdef@errors.example.org/7';
const configured = { telemetry: { error_project: project, counts_usage: true } };
const notConfigured = { telemetry: { error_project: null, counts_usage: false } };
const sendBeacon = vi.fn<(url: string) => boolean>(() => true);

beforeAll(() =>
  Promise.all([
    import('./map-screen/map-region/live-map.tsx'),
    import('../features/settings/settings-screen.tsx'),
  ]),
);
beforeEach(() => {
  setUpNewVisitor();
  telemetryOptions.change(telemetryOptions.initial);
  sendBeacon.mockClear();
  loadWriter.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
});
afterEach(() => {
  tearDownMap();
  telemetryOptions.change(telemetryOptions.initial);
  for (const name of ['sendBeacon', 'doNotTrack']) Reflect.deleteProperty(navigator, name);
});

/** The reports that were sent through the tunnel. */
function reports() {
  return vi.mocked(fetch).mock.calls.flatMap(([url, options]) => {
    if (url !== '/v1/error-tunnel' || typeof options?.body !== 'string') return [];
    return [errorReportSchema.parse(JSON.parse(options.body.split('\n')[2] ?? ''))];
  });
}

/** The events of the usage that were sent. */
function usage(): unknown[] {
  return sendBeacon.mock.calls.flatMap(([url]) => {
    const query = new URL(url, 'http://host.invalid').searchParams;
    const event = query.get('event') ?? '';
    return event === 'placeOpen' || event === 'directions'
      ? [[event, JSON.parse(query.get('data') ?? '')]]
      : [];
  });
}

/** An error of the page, which the browser reports to it. */
async function fail(error: unknown): Promise<void> {
  // Vitest fails a run with an error event that no listener of the page receives.
  const ignore = (): void => {};
  window.addEventListener('error', ignore);
  await act(async () => void window.dispatchEvent(new ErrorEvent('error', { error })));
  window.removeEventListener('error', ignore);
}

const leh = { place_id: 53, title: 'Leh' };

async function openAndFail(
  configuration: typeof configured | typeof notConfigured = configured,
): Promise<void> {
  await openMap('/en/place/53', { configuration });
  await fail(new Error('x'));
  const directions = await screen.findByRole('link', { name: 'Directions' });
  directions.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(directions);
}

test.each([
  ['before the visitor agrees', configured, false],
  ['without a configured project and counts', notConfigured, true],
])('no error and no use is sent, and no writer is loaded, %s', async (_when, configuration, agrees) => {
  telemetryOptions.change({ sendsErrors: agrees, countsUsage: agrees });
  await openAndFail(configuration);
  reportCaughtError(new Error('y'));
  expect([reports(), usage(), loadWriter.mock.calls]).toEqual([[], [], []]);
});

test('a browser that asks not to be tracked sends nothing after the visitor has agreed', async () => {
  Object.defineProperty(navigator, 'doNotTrack', { configurable: true, value: '1' });
  telemetryOptions.change({ sendsErrors: true, countsUsage: true });
  await openAndFail();
  expect([reports(), usage(), loadWriter.mock.calls]).toEqual([[], [], []]);
});

describe('after the visitor has agreed', () => {
  beforeEach(() => telemetryOptions.change({ sendsErrors: true, countsUsage: true }));

  // The first test that reports: a module is loaded once for all tests of the file.
  test('the writer of reports is loaded with the first error', async () => {
    await openMap('/en/place/53', { configuration: configured });
    expect(loadWriter).not.toHaveBeenCalled();
    await fail(new Error('first'));
    await waitFor(() => expect(reports()).toHaveLength(1));
    expect(loadWriter).toHaveBeenCalledTimes(1);
  });

  test('[TEL-2] configured projects get opened places and directions with the id and title, and errors, a fifth of them with the last actions; nothing is sent without', async () => {
    await openAndFail(notConfigured);
    expect([reports(), usage(), loadWriter.mock.calls]).toEqual([[], [], []]);
    cleanup();
    tearDownMap();
    setUpNewVisitor();
    act(() => telemetryOptions.change({ sendsErrors: true, countsUsage: true }));
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.2);
    await openAndFail();
    await waitFor(() => expect(reports()).toHaveLength(1));
    expect(reports()[0]?.breadcrumbs).toBeUndefined();
    expect(usage()).toEqual([
      ['placeOpen', leh],
      ['directions', leh],
    ]);
    // The same visit with another draw.
    act(() => telemetryOptions.change({ sendsErrors: false }));
    random.mockReturnValue(0.199);
    act(() => telemetryOptions.change({ sendsErrors: true }));
    const [share] = await screen.findAllByRole('button', { name: 'Share' });
    if (share === undefined) throw new Error('no button');
    await userEvent.click(share);
    await fail(new Error('second'));
    await waitFor(() => expect(reports()).toHaveLength(2));
    expect(reports()[1]?.breadcrumbs?.values.map(({ category, message }) => [category, message])).toEqual([
      ['navigation', '/en/place/53'],
      ['ui.click', 'button'],
    ]);
    // Off, as it is until the operator and the visitor turn it on.
    act(() => telemetryOptions.change({ sendsErrors: false, countsUsage: false }));
    await fail(new Error('third'));
    await userEvent.click(screen.getByRole('link', { name: 'Directions' }));
    expect([reports().length, usage().length]).toEqual([2, 2]);
  });

  test('a rejected promise and a failed region are reported; a part that cannot be loaded is not', async () => {
    await openMap('/en/place/53', { configuration: configured });
    const rejection = Object.assign(new Event('unhandledrejection'), { reason: new Error('rejected') });
    await act(async () => void window.dispatchEvent(rejection));
    await act(async () => reportCaughtError(new Error('caught')));
    await fail(new Error('Failed to fetch dynamically imported module: /a.js'));
    await waitFor(() => expect(reports()).toHaveLength(2));
    expect(reports().map(({ exception }) => exception.values[0].value)).toEqual(['rejected', 'caught']);
  });
});

describe('the settings of privacy', () => {
  test('are not offered while nothing is configured', async () => {
    await openApp('/en/settings', { places: mapStops, configuration: notConfigured });
    await screen.findByRole('button', { name: 'Reset to defaults' });
    expect(screen.queryByRole('group', { name: 'Privacy' })).toBeNull();
  });

  test.each([
    ['en', '/en/settings', 'Report errors', 'Count openings of places', 'Reset to defaults'],
    ['ru', '/settings', 'Сообщать об ошибках', 'Учитывать открытия мест', 'Вернуть исходные настройки'],
  ])('are off at first, stored, and reset with the others (%s)', async (_language, path, errors, opened) => {
    await openApp(path, { places: mapStops, configuration: configured });
    for (const name of [errors, opened]) {
      const choice = await screen.findByRole('switch', { name });
      expect(choice.getAttribute('aria-checked')).toBe('false');
      await userEvent.click(choice);
      expect(choice.getAttribute('aria-checked')).toBe('true');
    }
    expect(JSON.parse(localStorage.getItem('telemetryOptions') ?? '')).toEqual({
      sendsErrors: true,
      countsUsage: true,
    });
    await userEvent.click(screen.getByRole('button', { name: /Reset|Сбросить|Вернуть/ }));
    expect(telemetryOptions.store.getState()).toEqual(telemetryOptions.initial);
  });

  test('say that a browser which asks not to be tracked sends nothing', async () => {
    Object.defineProperty(navigator, 'doNotTrack', { configurable: true, value: '1' });
    await openApp('/en/settings', { places: mapStops, configuration: configured });
    expect(await screen.findByText(/asks sites not to track you/)).toBeDefined();
    expect(screen.queryByRole('switch', { name: 'Report errors' })).toBeNull();
  });
});
