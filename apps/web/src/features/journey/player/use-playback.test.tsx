// @vitest-environment jsdom
import { journeyAxis } from '@cae-map/expedition/journey/chart/axis';
import { journeyClock, millisecondsAt } from '@cae-map/expedition/journey/player/clock';
import { toJourney } from '@cae-map/expedition/journey/to-journey';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { journeyStore, togglePlaying } from '../../../lib/journey/journey-store.ts';
import { placeRecord } from '../../../testing/data/records.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { Announcer, announcementMilliseconds } from '../bar/announcer.tsx';
import type { JourneyModel } from '../model/journey-model.ts';
import { journeyOptions } from '../model/journey-options.ts';
import { usePlayback } from './use-playback.ts';

const places = [
  ['1925-08-12', '1925-08-14'],
  ['1925-08-20', '1925-08-24'],
  ['1925-08-28', '1925-09-01'],
].map(([date = null, enddate = null], index) =>
  placeRecord({
    place_id: index + 1,
    seqid: index,
    title_en: `Stop ${index + 1}`,
    latitude: 30 + index,
    date,
    enddate,
  }),
);
const journey = toJourney(toExpedition({ places, images: [] }));
if (journey === null) throw new Error('the places make no journey');
const clock = journeyClock(journey, 'days');
const model: JourneyModel = { journey, clock, axis: journeyAxis(journey, clock) };

let frames: (() => void)[] = [];

/** Runs an animation frame after the given time. */
function frame(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
    const due = frames;
    frames = [];
    for (const draw of due) draw();
  });
}

const time = () => millisecondsAt(clock, journeyStore.getState().moment);

function Player() {
  usePlayback(model);
  return <Announcer journey={model.journey} />;
}

function play(options: { readonly reducedMotion?: boolean; readonly moment?: number } = {}) {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: options.reducedMotion === true, media }) as MediaQueryList;
  journeyOptions.store.setState(journeyOptions.initial);
  journeyStore.setState({ moment: options.moment ?? 0.5 });
  renderInApp(<Player />);
  act(togglePlaying);
}

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'],
  });
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  frames = [];
});

test('each frame advances the journey by its duration and the selected speed', () => {
  play();
  const start = time();
  frame(16);
  expect(time() - start).toBeCloseTo(16, 3);
  act(() => journeyOptions.store.setState({ speed: 4 }));
  frame(20);
  expect(time() - start).toBeCloseTo(96, 3);
});

test('the playback advances by at most 250 ms after the tab was suspended for an hour', () => {
  play();
  const start = time();
  frame(3_600_000);
  expect(time() - start).toBeCloseTo(250, 3);
  expect(journeyStore.getState().isPlaying).toBe(true);
});

test('the playback stops at the end and restarts from the start', () => {
  play({ moment: model.journey.end - 0.001 });
  frame(200);
  expect(journeyStore.getState()).toMatchObject({ moment: model.journey.end, isPlaying: false });
  expect(frames).toEqual([]);
  act(togglePlaying);
  expect(journeyStore.getState().moment).toBe(model.journey.start);
});

test('the playback jumps from stop to stop every 1500 ms with reduced motion', () => {
  play({ reducedMotion: true });
  expect(frames).toEqual([]);
  const arrivals = model.journey.stops.map(({ arrival }) => arrival);
  act(() => void vi.advanceTimersByTime(1499));
  expect(journeyStore.getState().moment).toBe(0.5);
  act(() => void vi.advanceTimersByTime(1));
  expect(journeyStore.getState().moment).toBe(arrivals[1]);
  act(() => void vi.advanceTimersByTime(1500));
  expect(journeyStore.getState().moment).toBe(arrivals[2]);
});

test('the day and the place are announced at intervals during the playback', () => {
  play();
  const announcement = () => screen.getByRole('status').textContent;
  expect(announcement()).toBe('12 August 1925, Stop 1');
  act(() => journeyStore.setState({ moment: 9 }));
  frame(announcementMilliseconds - 100);
  expect(announcement()).toBe('12 August 1925, Stop 1');
  frame(100);
  expect(announcement()).toBe('22 August 1925, Stop 2');
  act(togglePlaying);
  expect(announcement()).toBe('');
});
