// @vitest-environment jsdom
import type { Transport } from '@cae-map/contract/enumerations';
import { distanceMetres } from '@cae-map/expedition/route/geography';
import { motionDuration } from '@cae-map/expedition/journey/position/motion';
import { toJourney } from '@cae-map/expedition/journey/to-journey';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { resetJourney, seekTo } from '../../../lib/journey/journey-store.ts';
import { appOptions, type AppOptions } from '../../../lib/options/app-options.ts';
import { SelectedPlaceProvider } from '../../../lib/selection/selected-place-context.tsx';
import { MapProvider } from '../../../map/map-context.tsx';
import { fakeMap } from '../../../testing/fake-map.tsx';
import { placeRecord } from '../../../testing/records.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { MotionLines } from './motion-lines.tsx';
import { motionOverlay } from './motion-overlay.ts';
import { motionRun } from './motion-run.ts';

/** Stops a degree of latitude apart, reached by the given transports. */
function journeyBy(...transports: Transport[]) {
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

test('animated lines are orangered; the speeds of car, ship and train are 20, of a horse 10; a line takes distance / speed / 40, a sequence 4000 alone and 8000 together [RTE-9]', () => {
  const colours = motionOverlay([]).layers.map(({ paint }) => Object(paint)['line-color']);
  // The last layer lies above: CSS says that orangered is #ff4500.
  expect(colours.at(-1)).toBe('#ff4500');
  const distance = 400_000;
  const durations = (['car', 'steamship', 'train', 'horse'] as const).map((by) =>
    motionDuration(distance, by),
  );
  expect(durations).toEqual([distance / 20 / 40, distance / 20 / 40, distance / 20 / 40, distance / 10 / 40]);
  expect(motionRun(journeyBy('car').legs).lengthMilliseconds).toBe(4000);
  const run = motionRun(journeyBy('car', 'horse').legs);
  expect(run.lengthMilliseconds).toBeCloseTo(8000, 6);
  // The horse takes twice as long as the car for a way as long.
  const lengthOf = (lines: readonly (readonly (readonly [number, number])[])[], line: number) => {
    const [from, to] = [lines[line]?.[0], lines[line]?.at(-1)];
    return from && to ? distanceMetres(from, to) : 0;
  };
  const whole = distanceMetres([30, 77.58], [31, 77.58]);
  expect(lengthOf(run.linesAt(8000 / 6), 0)).toBeCloseTo(whole / 2, -1);
  expect(run.linesAt(8000 / 3)[1] ?? []).toEqual([]);
  expect(lengthOf(run.linesAt((8000 * 2) / 3), 1)).toBeCloseTo(whole / 2, -1);
});

describe('on the map', () => {
  const journey = journeyBy('horse', 'horse');
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
    function Visitor() {
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
    renderInApp(<Visitor />);
  }

  const openNext = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }));

  const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

  beforeEach(() => {
    vi.useFakeTimers();
    resetJourney();
  });
  afterEach(() => {
    vi.useRealTimers();
    appOptions.store.setState(appOptions.initial);
  });

  test('nothing moves at the start', () => {
    open(1);
    pass(500);
    expect(drawn()).toBe(0);
  });

  test('with motionStart the line runs along the whole route when the map opens', () => {
    open(1, { motionStart: true });
    pass(2000);
    expect(drawn()).toBeGreaterThan(0);
    pass(6200);
    expect(drawn()).toBe(0);
  });

  test('a stop that is opened has the line run along the way to it for four seconds, with animation off not', () => {
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

  test('while one journeys the line shows how far the present leg has come; with animation off there is none', () => {
    const [leg] = journey.legs;
    open(1);
    act(() => seekTo(leg ? (leg.departure + leg.arrival) / 2 : 0));
    pass(100);
    expect(drawn()).toBeGreaterThan(0);
    act(() => appOptions.store.setState({ animation: false }));
    pass(100);
    expect(drawn()).toBe(0);
  });

  test('under reduced motion nothing runs by itself', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    open(1, { motionStart: true });
    pass(2000);
    expect(drawn()).toBe(0);
    vi.unstubAllGlobals();
  });
});
