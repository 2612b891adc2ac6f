// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { journeyStore } from '../../lib/journey/journey-store.ts';
import { journeyOptions } from '../../features/journey/model/journey-options.ts';
import { appOptions } from '../../lib/options/app-options.ts';
import { changeOptions } from '../../lib/options/options-store.ts';
import { fakeMap } from '../../testing/map/fake-map.tsx';
import { openApp } from '../../testing/open-app.tsx';
import { placeRecord } from '../../testing/data/records.ts';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

function stop(place_id: number, date: string, enddate: string, fields = {}) {
  const titles = { title_en: `Stop ${place_id}`, title_ru: `Стоянка ${place_id}` };
  return placeRecord({
    place_id,
    seqid: place_id,
    ...titles,
    date,
    enddate,
    latitude: place_id - 20,
    ...fields,
  });
}

/** Two stops with days between them, a third on the last day of the second, and one that is known only by its month. */
const places = [
  stop(52, '1925-08-12', '1925-08-26'),
  stop(53, '1925-08-30', '1925-09-19'),
  stop(54, '1925-09-19', '1925-09-25'),
  stop(55, '1925-10-01', '1925-10-01', { date_format: 'YYYY-MM' }),
  stop(60, '1925-09-02', '1925-09-02', { ispathpart: false }),
];

async function open(address: string, shown = places) {
  await openApp(address, { places: shown });
  await screen.findByRole('slider', { name: 'Journey date' });
  // Effects of the first reading of the URL finish before the test changes anything.
  await act(() => new Promise((resolve) => setTimeout(resolve, 150)));
}

const scale = () => screen.getByRole('slider', { name: 'Journey date' });
const sliderText = () => scale().getAttribute('aria-valuetext');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const passed = () => [...(fakeMap.overlay('route')?.marked?.ids ?? [])].toSorted();
const isSplit = () => fakeMap.overlay('route')?.marked !== undefined;
const currentUrl = () => window.location.pathname + window.location.hash;

async function press(key: string, more: object = {}) {
  await act(async () => {
    fireEvent.keyDown(scale(), { key, ...more });
  });
}

/** Waits until the stop where the journey has stopped is open. */
const waitForStop = (title: string) => screen.findByRole('heading', { level: 1, name: title });

beforeAll(async () => {
  await Promise.all([
    import('../map-screen/map-region/live-map.tsx'),
    import('../../features/journey/player/journey-player.tsx'),
    import('../../features/journey/journey-day.tsx'),
    import('../../features/journey/playing/journey-playing.tsx'),
  ]);
});
beforeEach(() => {
  localStorage.clear();
  appOptions.store.setState(appOptions.initial, true);
  journeyOptions.store.setState(journeyOptions.initial, true);
  Element.prototype.scrollIntoView = vi.fn();
  for (const method of Object.values(fakeMap.camera)) method.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the journey and the open stop', () => {
  test('before the journey starts the slider is at the open stop and the whole route is drawn', async () => {
    await open('/en/place/53');
    expect(sliderText()).toBe('30 August 1925, Stop 53');
    expect(isSplit()).toBe(false);
    expect(window.location.hash).toBe('');
  });

  test('moving the slider opens the stop of that day without a history entry or a change of focus', async () => {
    await open('/en/place/53');
    const before = window.history.length;
    scale().focus();
    await press('ArrowRight');
    expect(sliderText()).toBe('19 September 1925, Stop 54');
    expect(passed()).toEqual([52, 53, 54]);
    await waitForStop('Stop 54');
    await waitFor(() => expect(currentUrl()).toBe('/en/place/54#m=4/0.00/0.00&p=54/o&d=1925-09-19'));
    expect(window.history.length).toBe(before);
    expect(document.activeElement).toBe(scale());
  });

  test('opening a stop moves the slider, and a stop outside the route stays open', async () => {
    await open('/en/place/53#d=1925-09-01');
    fireEvent.click(screen.getByRole('link', { name: /^Next stop/ }));
    await waitForStop('Stop 54');
    await waitFor(() => expect(window.location.hash).toContain('d=1925-09-19'));
    expect(sliderText()).toBe('19 September 1925, Stop 54');
    await act(async () => {
      window.location.hash = '#p=60/o&d=1925-09-19';
    });
    await waitForStop('Stop 60');
    await waitFor(() => expect(sliderText()).toBe('2 September 1925, Stop 53'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 350)));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Stop 60');
  });

  test('moving the slider to the end opens the last stop with the card of its day', async () => {
    await open('/en/place/52');
    await press('ArrowRight', { shiftKey: true });
    await press('End');
    await waitForStop('Stop 55');
    expect(sliderText()).toBe('October 1925, Stop 55');
    expect(await screen.findByRole('region', { name: 'This day' })).toBeDefined();
  });

  test('the button for the whole route removes the day from the URL', async () => {
    await open('/en/place/53#d=1925-09-01');
    expect(isSplit()).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Show the whole route at once', hidden: true }));
    await waitFor(() => expect(isSplit()).toBe(false));
    expect(window.location.hash).not.toContain('d=');
  });
});

describe('the day in the URL', () => {
  test.each([
    ['/en/place/53#d=1925-09-10', '10 September 1925, Stop 53'],
    ['/en/place/53#d=1925-09-19', '19 September 1925, Stop 53'],
    ['/en/place/54#d=1925-09-19', '19 September 1925, Stop 54'],
    ['/en/place/53#d=1900-01-01', '12 August 1925, Stop 52'],
    ['/en/place/53#d=2026-11-21', 'October 1925, Stop 55'],
    ['/en/place/53#d=1925-02-30', '30 August 1925, Stop 53'],
    ['/en/place/53#d=today', '30 August 1925, Stop 53'],
  ])('of %s sets the slider to %s', async (address, expected) => {
    await open(address);
    expect(sliderText()).toBe(expected);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Stop 5[34]$/);
  });

  test('is kept until the slider is moved when it is outside the journey', async () => {
    await open('/en/place/53#p=53/o&d=1900-01-01');
    expect(window.location.hash).toBe('#p=53/o&d=1900-01-01');
    await press('ArrowRight');
    await waitFor(() => expect(window.location.hash).toContain('d=1925-08-30'));
  });

  test('opens the stop of that day when the URL has no stop', async () => {
    await open('/en#d=1925-09-22');
    await waitForStop('Stop 54');
    expect(sliderText()).toBe('22 September 1925, Stop 54');
  });

  test('moves the slider and keeps the view of the URL when the hash changes', async () => {
    await open('/en/place/53#d=1925-09-10');
    await act(async () => {
      window.location.hash = '#m=6/33/77&p=53/o&d=1925-09-12';
    });
    await waitFor(() => expect(sliderText()).toBe('12 September 1925, Stop 53'));
    expect(fakeMap.camera.keepInView).not.toHaveBeenCalled();
  });

  test('is kept when the clock of the playback changes', async () => {
    await open('/en/place/53#d=1925-09-10');
    await act(async () => journeyOptions.change({ clock: 'days' }));
    expect(sliderText()).toBe('10 September 1925, Stop 53');
    expect(window.location.hash).toContain('d=1925-09-10');
  });
});

describe('when the shown sections change', () => {
  const showIndia = (indiancae: boolean) =>
    act(async () => changeOptions({ showExp: { ...appOptions.initial.showExp, indiancae } }));
  const passing = [
    stop(50, '1925-03-01', '1925-03-04', { visited_on: 'indiancae' }),
    stop(51, '1925-03-06', '1925-03-06'),
    stop(52, '1925-03-06', '1925-03-06'),
    stop(53, '1925-03-08', '1925-03-20'),
  ];
  /** The day of the second stop is unknown and is estimated from the visible stops around it. */
  const undated = [
    stop(50, '1925-06-01', '1925-06-04', { visited_on: 'indiancae' }),
    stop(51, '', '', { date: null, enddate: null }),
    stop(52, '1925-07-20', '1925-07-22'),
  ];

  test.each([
    ['before the journey starts', '/en/place/51'],
    ['with the day in the URL', '/en/place/51#d=1925-03-06'],
  ])('%s, the slider stays at the first of the stops of one day', async (_, address) => {
    await open(address, passing);
    for (const isShown of [false, true]) {
      await showIndia(isShown);
      expect(sliderText()).toBe('6 March 1925, Stop 51');
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Stop 51');
    }
  });

  test('a moved slider stays at its stop', async () => {
    await open('/en/place/53', passing);
    await press('ArrowLeft');
    await press('ArrowLeft');
    await waitForStop('Stop 51');
    await showIndia(false);
    expect(sliderText()).toBe('6 March 1925, Stop 51');
    expect(window.location.hash).toContain('d=1925-03-06');
  });

  test('the slider and the URL follow the open stop when its estimated day changes', async () => {
    await open('/en/place/52#d=1925-07-21', undated);
    await showIndia(false);
    fireEvent.click(screen.getByRole('link', { name: /^Previous stop/ }));
    await waitForStop('Stop 51');
    await waitFor(() => expect(window.location.hash).toContain('d=1925-07-1'));
    await showIndia(true);
    expect(sliderText()).toMatch(/, Stop 51; date inferred from the route$/);
    await waitFor(() => expect(window.location.hash).toContain('d=1925-06'));
  });

  test('the nearest stop opens when the stop of the day is hidden', async () => {
    await open('/en/place/51', passing);
    await press('Home');
    await press('ArrowRight', { shiftKey: true });
    await waitForStop('Stop 50');
    await showIndia(false);
    await waitForStop('Stop 51');
    expect(sliderText()).toBe('6 March 1925, Stop 51');
  });
});

describe('while the journey plays', () => {
  test('the links of the pane are hidden until it stops', async () => {
    await open('/en/place/53');
    // Without animation frames the journey plays without moving.
    vi.stubGlobal('requestAnimationFrame', () => 0);
    fireEvent.click(button('Play the journey'));
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Next stop/ })).toBeNull());
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Stop 53');
    expect(screen.queryByRole('link', { name: /^Next stop/ })).toBeNull();
    expect(fakeMap.overlay('stops')?.pin).toBeNull();
    fireEvent.click(button('Pause the journey'));
    vi.unstubAllGlobals();
    expect(await screen.findByRole('link', { name: /^Next stop/ })).toBeDefined();
    expect(fakeMap.overlay('stops')?.pin).not.toBeNull();
  });

  test('dragging the map stops following, and a button resumes it', async () => {
    await open('/en/place/53');
    fireEvent.click(button('Play the journey'));
    const [moveByHand] = fakeMap.camera.onMovedByHand.mock.lastCall ?? [];
    act(() => moveByHand?.());
    expect(journeyStore.getState().isFollowing).toBe(false);
    fakeMap.camera.keepInView.mockClear();
    fireEvent.click(button('Follow the travellers'));
    expect(fakeMap.camera.keepInView).toHaveBeenCalledTimes(1);
    fireEvent.click(button('Pause the journey'));
  });

  test('the space bar toggles the playback on the page and on the slider, but not on another button', async () => {
    await open('/en/place/53');
    const space = { code: 'Space', key: ' ' };
    const isPlaying = () => journeyStore.getState().isPlaying;
    await act(async () => void fireEvent.keyDown(document.body, space));
    expect(isPlaying()).toBe(true);
    await press(' ', { code: 'Space' });
    expect(isPlaying()).toBe(false);
    await act(async () => void fireEvent.keyDown(button('Playback settings'), space));
    expect(isPlaying()).toBe(false);
  });
});
