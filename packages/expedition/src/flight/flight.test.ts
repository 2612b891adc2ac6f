import { readFileSync } from 'node:fs';
import { aPlace } from '@cae-map/contract/testing/records';
import { expect, test } from 'vitest';
import { distanceMetres } from '../route/geography.ts';
import { toExpedition } from '../to-expedition.ts';
import { createFlight, flightPose, flightStepLength, type FlightStep } from './flight.ts';

const camera = { altitude: 4000, range: 30_000, tilt: 65, heading: 350 };
const positions = [
  [34, 77],
  [34.5, 77.2],
  [35, 77],
] as const;
const expedition = toExpedition({
  places: positions.map(([latitude, longitude], index) => ({
    ...aPlace,
    place_id: index + 1,
    seqid: index * 10,
    latitude,
    longitude,
    ispathpart: true,
    visited_on: 'cae',
    routejson: index === 1 ? '[[34.2, 77.4]]' : '[]',
  })),
  images: [],
});
const flight = createFlight(expedition, [
  { place: 1, ...camera },
  { place: 3, ...camera, heading: 10, range: 60_000, altitude: 5000 },
]);
const second = (): FlightStep => {
  const [, step] = flight;
  if (!step) throw new Error('no second step');
  return step;
};

test('a flight follows the route through the stops between two steps', () => {
  expect(second().line.map(({ position }) => position)).toEqual(
    expect.arrayContaining([
      [34, 77],
      [34.2, 77.4],
      [34.5, 77.2],
      [35, 77],
    ]),
  );
});

test('a step begins with the camera of the one before and ends at its stop', () => {
  const { wayLength } = second();
  const [first] = flight;
  const end = flightPose(flight, 0, first ? flightStepLength(first) : 0);
  const start = flightPose(flight, 1, 0);
  for (const name of ['latitude', 'longitude', 'range', 'tilt', 'heading', 'altitude'] as const)
    expect(start[name]).toBeCloseTo(end[name], 6);
  expect(flightPose(flight, 1, wayLength)).toMatchObject({
    latitude: 35,
    longitude: 77,
    range: 60_000,
    heading: 10,
    altitude: 5000,
  });
});

test('the camera never jumps', () => {
  const { wayLength } = second();
  let before = flightPose(flight, 1, 0);
  for (let time = 0; time <= flightStepLength(second()); time += 16) {
    const pose = flightPose(flight, 1, time);
    const moved = distanceMetres([before.latitude, before.longitude], [pose.latitude, pose.longitude]);
    // The mean speed is 2 km in a frame at the most, and easing doubles it.
    expect(moved).toBeLessThan((4 * 130_000 * 16) / wayLength);
    const turn = Math.abs(pose.heading - before.heading);
    expect(Math.min(turn, 360 - turn)).toBeLessThan(1);
    before = pose;
  }
});

test('a step at an unknown stop, or one without a position, is left out', () => {
  const steps = createFlight(expedition, [
    { place: 1, ...camera },
    { place: 99, ...camera },
    { place: 3, ...camera },
  ]);
  expect(steps.map(({ placeId }) => placeId)).toEqual([1, 3]);
  expect(createFlight(expedition, [])).toEqual([]);
});

test('between stops that are not in travel order the flight is straight', () => {
  const [, back] = createFlight(expedition, [
    { place: 3, ...camera },
    { place: 1, ...camera },
  ]);
  expect(back?.line.map(({ position }) => position)).toEqual([
    [35, 77],
    [34, 77],
  ]);
});

interface Content {
  readonly steps: readonly {
    place: number;
    altitude: number;
    range: number;
    tilt: number;
    heading: number;
  }[];
}

test('the flight of the content visits stops of the route in travel order, with cameras above the ground', () => {
  const root = new URL('../../../../content/', import.meta.url);
  const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, root), 'utf8'));
  const { steps } = read('flight/flight.json') as Content;
  const { places } = read('expedition/a-india-ladakh.json') as {
    places: { place_id: number; seqid: number; latitude: number | null; ispathpart: boolean }[];
  };
  const found = steps.map(({ place }) => places.find(({ place_id: id }) => id === place));
  for (const place of found) expect(place).toMatchObject({ ispathpart: true });
  for (const place of found) expect(place?.latitude).not.toBeNull();
  const order = found.map((place) => place?.seqid ?? 0);
  expect(order.toSorted((one, other) => one - other)).toEqual(order);
  for (const { altitude, range, tilt, heading } of steps) {
    expect(range).toBeGreaterThanOrEqual(1000);
    expect(tilt).toBeLessThanOrEqual(80);
    expect(heading).toBeLessThan(360);
    // Higher than the highest mountain of the region, so that the camera is never inside of one.
    expect(altitude + range * Math.cos((tilt * Math.PI) / 180)).toBeGreaterThan(9000);
  }
});
