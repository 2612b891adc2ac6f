// @vitest-environment jsdom
import type { Transport } from '@cae-map/contract/enumerations';
import { distanceMetres } from '@cae-map/expedition/route/geography';
import { motionDuration } from '@cae-map/expedition/journey/position/motion';
import { toJourney } from '@cae-map/expedition/journey/to-journey';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { seekTo } from '../../../lib/journey/journey-store.ts';
import { appOptions, type AppOptions } from '../../../lib/options/app-options.ts';
import { SelectedPlaceProvider } from '../../../lib/selection/selected-place-context.tsx';
import { MapProvider } from '../../../map/map-context.tsx';
import { fakeMap } from '../../../testing/map/fake-map.tsx';
import { placeRecord } from '../../../testing/data/records.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { MotionLines } from './motion-lines.tsx';
import { motionOverlay } from './motion-overlay.ts';
import { motionRun } from './motion-run.ts';

/** Creates a journey of stops at a distance of one degree of latitude with the given transports. */
function createJourney(...transports: Transport[]) {
  const places = [null, ...transports].map((go_by, index) =>
    placeRecord({
      place_id: index + 1,
      seqid: index,
      latitude: 30 + index,
      date: `1925-08-0${index + 1}`,
      enddate: `1925-08-0${index + 1}`,
      go_by,
    }),
  );
  const journey = toJourney(toExpedition({ places, images: [] }));
  if (journey === null) throw new Error('the places make no journey');
  return journey;
}

test('animated lines are orangered and take distance / speed / 40 with speed 20 for car, ship and train and 10 for horses, a sequence takes 4000 ms for one leg and 8000 ms for several [RTE-9]', () => {
  const colours = motionOverlay([]).layers.map(({ paint }) => Object(paint)['line-color']);
  // The last layer is the top one. The CSS colour orangered is #ff4500.
  expect(colours.at(-1)).toBe('#ff4500');
  const distance = 400_000;
  const durations = (['car', 'steamship', 'train', 'horse'] as const).map((by) =>
    motionDuration(distance, by),
  );
  expect(durations).toEqual([distance / 20 / 40, distance / 20 / 40, distance / 20 / 40, distance / 10 / 40]);
  expect(motionRun(createJourney('car').legs).lengthMilliseconds).toBe(4000);
  const run = motionRun(createJourney('car', 'horse').legs);
  expect(run.lengthMilliseconds).toBeCloseTo(8000, 6);
  // The horse takes twice as long as the car for the same distance.
  const measureLine = (lines: readonly (readonly (readonly [number, number])[])[], line: number) => {
    const [from, to] = [lines[line]?.[0], lines[line]?.at(-1)];
    return from && to ? distanceMetres(from, to) : 0;
  };
  const whole = distanceMetres([30, 77.58], [31, 77.58]);
  expect(measureLine(run.linesAt(8000 / 6), 0)).toBeCloseTo(whole / 2, -1);
  expect(run.linesAt(8000 / 3)[1] ?? []).toEqual([]);
  expect(measureLine(run.linesAt((8000 * 2) / 3), 1)).toBeCloseTo(whole / 2, -1);
});

describe('the animated lines on the map', () => {
  const journey = createJourney('horse', 'horse');
  const drawn = () => {
    const source = fakeMap.overlay('journey-motion')?.sources['journey-motion'];
    const text = JSON.stringify(source ?? null);
    return text.split('[[').length - 1;
  };

  function open(placeId: number, options: Partial<AppOptions> = {}) {
    appOptions.store.setState({ ...appOptions.initial, ...options });
    const surface = { camera: fakeMap.camera, registry: fakeMap.registry };
    const withPlace = (id: number) => (
      <MapProvider value={surface}>
        <SelectedPlaceProvider value={id}>
          <MotionLines journey={journey} />
        </SelectedPlaceProvider>
      </MapProvider>
    );
    function PlaceSwitcher() {
      const [id, choose] = useState(placeId);
      return (
        <>
          {withPlace(id)}
          <button type="button" onClick={() => choose(id + 1)}>
            Next
          </button>
        </>
      );
    }
    renderInApp(<PlaceSwitcher />);
  }

  const openNext = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }));

  const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    appOptions.store.setState(appOptions.initial);
  });

  test('are not shown when the map opens', () => {
    open(1);
    pass(500);
    expect(drawn()).toBe(0);
  });

  test('run along the whole route when the map opens if motionStart is set', () => {
    open(1, { motionStart: true });
    pass(2000);
    expect(drawn()).toBeGreaterThan(0);
    pass(6200);
    expect(drawn()).toBe(0);
  });

  test('of the whole route can be paused, continued and ended', () => {
    open(1, { motionStart: true });
    pass(2000);
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    const paused = JSON.stringify(fakeMap.overlay('journey-motion')?.sources);
    pass(10_000);
    expect(JSON.stringify(fakeMap.overlay('journey-motion')?.sources)).toBe(paused);
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    pass(1000);
    expect(JSON.stringify(fakeMap.overlay('journey-motion')?.sources)).not.toBe(paused);
    fireEvent.click(screen.getByRole('button', { name: 'End the animation' }));
    expect(drawn()).toBe(0);
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  });

  test('run along the leg to an opened stop for four seconds unless animation is off', () => {
    open(1);
    openNext();
    pass(2000);
    expect(drawn()).toBe(1);
    pass(2200);
    expect(drawn()).toBe(0);
    act(() => appOptions.store.setState({ animation: false }));
    openNext();
    pass(2000);
    expect(drawn()).toBe(0);
  });

  test('show the travelled part of the current leg during the journey unless animation is off', () => {
    const [leg] = journey.legs;
    open(1);
    act(() => seekTo(leg ? (leg.departure + leg.arrival) / 2 : 0));
    pass(100);
    expect(drawn()).toBeGreaterThan(0);
    act(() => appOptions.store.setState({ animation: false }));
    pass(100);
    expect(drawn()).toBe(0);
  });

  test('do not run with reduced motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    open(1, { motionStart: true });
    pass(2000);
    expect(drawn()).toBe(0);
    vi.unstubAllGlobals();
  });
});
