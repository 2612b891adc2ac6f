import { describe, expect, test } from 'vitest';
import { distanceMetres, type Position } from '../../route/geography.ts';
import { motionDuration, motionSequence, motionSequenceMilliseconds, motionSpeeds } from './motion.ts';

const here: Position = [50, 80];
const near: Position = [50, 81];
const far: Position = [50, 84];

describe('motionDuration', () => {
  test('is distance / speed / 40, with speed 20 by car, ship and train and 10 by horse', () => {
    expect(motionSpeeds).toMatchObject({ car: 20, steamship: 20, train: 20, horse: 10 });
    for (const transport of ['car', 'steamship', 'train'] as const) {
      expect(motionDuration(3_000_000, transport)).toBe(3750);
    }
    expect(motionDuration(30_000, 'horse')).toBe(75);
    expect(motionDuration(30_000, 'horsecart')).toBe(75);
    expect(motionDuration(30_000, null)).toBe(75);
  });
});

describe('motionSequence', () => {
  test('starts the lines one after another, with times in proportion to their durations', () => {
    const [first, second, ...others] = motionSequence([
      { points: [here, near], transport: 'horse' },
      { points: [near, far], transport: 'train' },
    ]);
    expect(others).toEqual([]);
    const ratio = distanceMetres(here, near) / 10 / (distanceMetres(near, far) / 20);
    expect((first?.durationMilliseconds ?? 0) / (second?.durationMilliseconds ?? 1)).toBeCloseTo(ratio, 6);
    expect(first?.startMilliseconds).toBe(0);
    expect(second?.startMilliseconds).toBe(first?.durationMilliseconds);
    expect((second?.startMilliseconds ?? 0) + (second?.durationMilliseconds ?? 0)).toBeCloseTo(8000, 6);
  });

  const stretch = { points: [here, near], transport: null };

  test('takes 4000 ms for one line', () => {
    expect(motionSequenceMilliseconds).toEqual({ one: 4000, several: 8000 });
    expect(motionSequence([stretch])).toEqual([{ startMilliseconds: 0, durationMilliseconds: 4000 }]);
  });

  test('takes the given total time', () => {
    expect(motionSequence([stretch, stretch], 1000)).toEqual([
      { startMilliseconds: 0, durationMilliseconds: 500 },
      { startMilliseconds: 500, durationMilliseconds: 500 },
    ]);
  });

  test('divides the time equally between lines without length', () => {
    const pointless = { points: [], transport: null };
    expect(motionSequence([pointless, pointless])).toEqual([
      { startMilliseconds: 0, durationMilliseconds: 4000 },
      { startMilliseconds: 4000, durationMilliseconds: 4000 },
    ]);
  });

  test('is empty without lines', () => {
    expect(motionSequence([])).toEqual([]);
  });
});
