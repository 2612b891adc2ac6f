// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { journeyStore, resetJourney } from '../lib/journey/journey-store.ts';
import { journeyOptions } from '../features/journey/model/journey-options.ts';
import { appOptions } from '../lib/options/app-options.ts';
import { changeOptions } from '../lib/options/options-store.ts';
import { fakeMap } from '../testing/fake-map.tsx';
import { openApp } from '../testing/open-app.tsx';
import { placeRecord } from '../testing/records.ts';

vi.mock('../map/map-view.tsx', async () => ({
  MapView: (await import('../testing/fake-map.tsx')).FakeMapView,
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

/** Two stops with days between them, a third on the day on which the second is left, one known by its month only. */
const places = [
  stop(52, '1925-08-12', '1925-08-26'),
  stop(53, '1925-08-30', '1925-09-19'),
  stop(54, '1925-09-19', '1925-09-25'),
  stop(55, '1925-10-01', '1925-10-01', { date_format: 'YYYY-MM' }),
  stop(60, '1925-09-02', '1925-09-02', { ispathpart: false }),
];

async function open(address: string, shown = places) {
  await openApp(address, { places: shown });
  await screen.findByRole('slider', { name: 'Day of the journey' });
  // What a reading sets off settles before anything is written.
  await act(() => new Promise((resolve) => setTimeout(resolve, 150)));
}

const scale = () => screen.getByRole('slider', { name: 'Day of the journey' });
const said = () => scale().getAttribute('aria-valuetext');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const passed = () => [...(fakeMap.overlay('route')?.marked?.ids ?? [])].toSorted();
const isSplit = () => fakeMap.overlay('route')?.marked !== undefined;
const shownAddress = () => window.location.pathname + window.location.hash;

async function press(key: string, more: object = {}) {
  await act(async () => {
    fireEvent.keyDown(scale(), { key, ...more });
  });
}

/** Waits until the stop where the journey has come to rest is open. */
const toOpen = (title: string) => screen.findByRole('heading', { level: 1, name: title });

beforeAll(async () => {
  await Promise.all([
    import('./map-screen/map-region/live-map.tsx'),
    import('../features/journey/player/journey-player.tsx'),
    import('../features/journey/journey-day.tsx'),
    import('../features/journey/playing/journey-playing.tsx'),
  ]);
});
beforeEach(() => {
  localStorage.clear();
  appOptions.store.setState(appOptions.initial, true);
  resetJourney();
  journeyOptions.store.setState(journeyOptions.initial, true);
  Element.prototype.scrollIntoView = vi.fn();
  for (const listened of Object.values(fakeMap.camera)) listened.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the journey and the open stop', () => {
  test('before anybody journeys the bar stands at the open stop, and all of the route is drawn', async () => {
    await open('/en/place/53');
    expect(said()).toBe('30 August 1925, Stop 53');
    expect(isSplit()).toBe(false);
    expect(window.location.hash).toBe('');
  });

  test('moving the bar opens the stop of that day in place: the history grows by nothing, the keyboard stays', async () => {
    await open('/en/place/53');
    const before = window.history.length;
    scale().focus();
    await press('ArrowRight');
    expect(said()).toBe('19 September 1925, Stop 54');
    expect(passed()).toEqual([52, 53, 54]);
    await toOpen('Stop 54');
    await waitFor(() => expect(shownAddress()).toBe('/en/place/54#m=4/0.00/0.00&p=54/o&d=1925-09-19'));
    expect(window.history.length).toBe(before);
    expect(document.activeElement).toBe(scale());
  });

  test('opening a stop moves the bar, and one beside the route stays open', async () => {
    await open('/en/place/53#d=1925-09-01');
    fireEvent.click(screen.getByRole('link', { name: /^Next stop/ }));
    await toOpen('Stop 54');
    await waitFor(() => expect(window.location.hash).toContain('d=1925-09-19'));
    expect(said()).toBe('19 September 1925, Stop 54');
    await act(async () => {
      window.location.hash = '#p=60/o&d=1925-09-19';
    });
    await toOpen('Stop 60');
    await waitFor(() => expect(said()).toBe('2 September 1925, Stop 53'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 350)));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Stop 60');
  });

  test('on the way the nearer stop is opened, and the pane tells of the day', async () => {
    await open('/en/place/52');
    await press('ArrowRight', { shiftKey: true });
    await press('End');
    await toOpen('Stop 55');
    expect(said()).toBe('October 1925, Stop 55');
    expect(await screen.findByRole('region', { name: 'This day' })).toBeDefined();
  });

  test('the whole route comes back, and the day leaves the address', async () => {
    await open('/en/place/53#d=1925-09-01');
    expect(isSplit()).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Show the whole route at once', hidden: true }));
    await waitFor(() => expect(isSplit()).toBe(false));
    expect(window.location.hash).not.toContain('d=');
  });
});

describe('the day of an address', () => {
  test.each([
    ['/en/place/53#d=1925-09-10', '10 September 1925, Stop 53'],
    ['/en/place/53#d=1925-09-19', '19 September 1925, Stop 53'],
    ['/en/place/54#d=1925-09-19', '19 September 1925, Stop 54'],
    ['/en/place/53#d=1900-01-01', '12 August 1925, Stop 52'],
    ['/en/place/53#d=2026-11-21', 'October 1925, Stop 55'],
    ['/en/place/53#d=1925-02-30', '30 August 1925, Stop 53'],
    ['/en/place/53#d=today', '30 August 1925, Stop 53'],
  ])('%s stands at %s', async (address, words) => {
    await open(address);
    expect(said()).toBe(words);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Stop 5[34]$/);
  });

  test('beyond the journey is kept until the bar is moved', async () => {
    await open('/en/place/53#p=53/o&d=1900-01-01');
    expect(window.location.hash).toBe('#p=53/o&d=1900-01-01');
    await press('ArrowRight');
    await waitFor(() => expect(window.location.hash).toContain('d=1925-08-30'));
  });

  test('alone means the stop of that day', async () => {
    await open('/en#d=1925-09-22');
    await toOpen('Stop 54');
    expect(said()).toBe('22 September 1925, Stop 54');
  });

  test('that changes under the open page is followed, and the map stays where the link says', async () => {
    await open('/en/place/53#d=1925-09-10');
    await act(async () => {
      window.location.hash = '#m=6/33/77&p=53/o&d=1925-09-12';
    });
    await waitFor(() => expect(said()).toBe('12 September 1925, Stop 53'));
    expect(fakeMap.camera.keepInView).not.toHaveBeenCalled();
  });

  test('stays the same when the journey is played by another clock', async () => {
    await open('/en/place/53#d=1925-09-10');
    await act(async () => journeyOptions.change({ clock: 'days' }));
    expect(said()).toBe('10 September 1925, Stop 53');
    expect(window.location.hash).toContain('d=1925-09-10');
  });
});

describe('when other parts of the expedition are shown', () => {
  const showIndia = (indiancae: boolean) =>
    act(async () => changeOptions({ showExp: { ...appOptions.initial.showExp, indiancae } }));
  const passing = [
    stop(50, '1925-03-01', '1925-03-04', { visited_on: 'indiancae' }),
    stop(51, '1925-03-06', '1925-03-06'),
    stop(52, '1925-03-06', '1925-03-06'),
    stop(53, '1925-03-08', '1925-03-20'),
  ];
  /** Of the second nobody knows the day: it lies between the stops around, whichever those are. */
  const undated = [
    stop(50, '1925-06-01', '1925-06-04', { visited_on: 'indiancae' }),
    stop(51, '', '', { date: null, enddate: null }),
    stop(52, '1925-07-20', '1925-07-22'),
  ];

  test.each([
    ['nobody journeys', '/en/place/51'],
    ['a link has brought the day', '/en/place/51#d=1925-03-06'],
  ])('and %s, the bar stays with the first of the stops of one day', async (_, address) => {
    await open(address, passing);
    for (const isShown of [false, true]) {
      await showIndia(isShown);
      expect(said()).toBe('6 March 1925, Stop 51');
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Stop 51');
    }
  });

  test('the bar that was moved stays at its stop', async () => {
    await open('/en/place/53', passing);
    await press('ArrowLeft');
    await press('ArrowLeft');
    await toOpen('Stop 51');
    await showIndia(false);
    expect(said()).toBe('6 March 1925, Stop 51');
    expect(window.location.hash).toContain('d=1925-03-06');
  });

  test('the bar goes with an opened stop whose day is estimated anew, and the address too', async () => {
    await open('/en/place/52#d=1925-07-21', undated);
    await showIndia(false);
    fireEvent.click(screen.getByRole('link', { name: /^Previous stop/ }));
    await toOpen('Stop 51');
    await waitFor(() => expect(window.location.hash).toContain('d=1925-07-1'));
    await showIndia(true);
    expect(said()).toMatch(/, Stop 51; date by the order of the route$/);
    await waitFor(() => expect(window.location.hash).toContain('d=1925-06'));
  });

  test('the day stays where its stop is hidden, and the stop that is then the nearest opens', async () => {
    await open('/en/place/51', passing);
    await press('Home');
    await press('ArrowRight', { shiftKey: true });
    await toOpen('Stop 50');
    await showIndia(false);
    await toOpen('Stop 51');
    expect(said()).toBe('6 March 1925, Stop 51');
  });
});

describe('while it plays', () => {
  test('the pane is quiet, and the stop opens when it stops', async () => {
    await open('/en/place/53');
    fireEvent.click(button('Travel the route'));
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Next stop/ })).toBeNull());
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Stop 53');
    expect(screen.queryByRole('link', { name: /^Next stop/ })).toBeNull();
    expect(fakeMap.overlay('stops')?.pin).toBeNull();
    fireEvent.click(button('Stop travelling'));
    expect(await screen.findByRole('link', { name: /^Next stop/ })).toBeDefined();
    expect(fakeMap.overlay('stops')?.pin).not.toBeNull();
  });

  test('a map that is moved by hand is let go, and taken back by a button', async () => {
    await open('/en/place/53');
    fireEvent.click(button('Travel the route'));
    const [moveByHand] = fakeMap.camera.onMovedByHand.mock.lastCall ?? [];
    act(() => moveByHand?.());
    expect(journeyStore.getState().isFollowing).toBe(false);
    fakeMap.camera.keepInView.mockClear();
    fireEvent.click(button('Take the map back to the travellers'));
    expect(fakeMap.camera.keepInView).toHaveBeenCalledTimes(1);
    fireEvent.click(button('Stop travelling'));
  });

  test('the space bar plays and stops from the page and on the bar, not on another button', async () => {
    await open('/en/place/53');
    const space = { code: 'Space', key: ' ' };
    const isPlaying = () => journeyStore.getState().isPlaying;
    await act(async () => void fireEvent.keyDown(document.body, space));
    expect(isPlaying()).toBe(true);
    await press(' ', { code: 'Space' });
    expect(isPlaying()).toBe(false);
    await act(async () => void fireEvent.keyDown(button('How to travel'), space));
    expect(isPlaying()).toBe(false);
  });
});
