import { describe, expect, test } from 'vitest';
import { trackPoints, type TestPoint } from '../testing/track-points.ts';
import { analyseTrack } from './analyse-track.ts';
import { dayOfPoint } from './day-of-point.ts';
import { trackProfile } from './track-profile.ts';
import { distancesFromStart } from './distances.ts';

const hour = 3_600_000;
const start = Date.UTC(2019, 6, 12, 4);
/** A hundredth of a degree of latitude in metres. */
const step = 1112;

describe('the statistics of a track', () => {
  test('contain its length without the gaps between segments', () => {
    const { statistics } = analyseTrack(trackPoints([[77, 34], [77, 34.01]], [[77, 36], [77, 36.01]])); // prettier-ignore
    expect(statistics.lengthMetres).toBeCloseTo(2 * step, -1);
    expect(statistics).toMatchObject({ pointCount: 4, heights: null });
  });

  test('contain climb and descent without the noise of the receiver', () => {
    const heights = [3500, 3504, 3499, 3700, 3696, 3600];
    const points = heights.map((height, index): TestPoint => [77, 34 + index / 100, height]);
    expect(analyseTrack(trackPoints(points)).statistics.heights).toEqual({
      climb: 201,
      descent: 100,
      lowest: 3499,
      highest: 3700,
    });
  });

  test('leave out points without a height', () => {
    const points: TestPoint[] = [[77, 34, 100], [77, 34.01], [77, 34.02, 200]]; // prettier-ignore
    expect(analyseTrack(trackPoints(points)).statistics.heights).toMatchObject({ climb: 100, descent: 0 });
  });

  test('have no dates if the file has no times', () => {
    expect(analyseTrack(trackPoints([[77, 34], [77, 35]])).dateInfo).toBeNull(); // prettier-ignore
  });

  test('contain days, and the speed in motion without rests', () => {
    const points: TestPoint[] = [
      [77, 34, 0, start],
      [77, 34.01, 0, start + hour],
      [77, 34.01, 0, start + 30 * hour],
      [77, 34.02, 0, start + 31 * hour],
    ];
    const { dateInfo } = analyseTrack(trackPoints(points));
    expect(dateInfo).toMatchObject({
      firstDay: '2019-07-12',
      lastDay: '2019-07-13',
      dayCount: 2,
      movingMilliseconds: 2 * hour,
    });
    expect(dateInfo?.speed).toBeCloseTo(step / 3600, 2);
  });
});

describe('dayOfPoint', () => {
  test.each([
    ['in the morning of Mongolia', Date.UTC(2019, 6, 11, 18), 107, '2019-07-12'],
    ['in Greenwich', Date.UTC(2019, 6, 11, 18), 0, '2019-07-11'],
    ['in the evening of America', Date.UTC(2019, 6, 12, 3), -100, '2019-07-11'],
    ['without a time', Number.NaN, 77, null],
    ['out of range', 8.64e15, 100, null],
  ])('returns the local day %s', (_where, time, longitude, day) => {
    expect(dayOfPoint(time, longitude)).toBe(day);
  });
});

describe('the profile of a track', () => {
  const ridge = Array.from({ length: 5000 }, (_, index): TestPoint => [
    77,
    34 + index / 1e5,
    index === 1234 ? 6000 : 3000,
    start + index,
  ]);

  test('keeps the ends and the highest point of a long track', () => {
    const { profile } = analyseTrack(trackPoints(ridge));
    expect(profile.metres.length).toBeLessThanOrEqual(400);
    expect(Math.max(...profile.heights)).toBe(6000);
    expect([profile.times[0], profile.times.at(-1)]).toEqual([start, start + 4999]);
    expect([...profile.metres]).toEqual([...profile.metres].toSorted((one, other) => one - other));
  });

  test('contains every point of a short track', () => {
    const points = trackPoints(ridge.slice(0, 10));
    expect([...trackProfile(points, distancesFromStart(points)).latitudes]).toEqual([...points.latitudes]);
  });

  test('of a track that does not move has no invalid numbers', () => {
    const still = Array.from({ length: 1000 }, (): TestPoint => [77, 34, 3000]);
    const { profile, statistics } = analyseTrack(trackPoints(still));
    expect(statistics.lengthMetres).toBe(0);
    expect(profile.metres.some(Number.isNaN)).toBe(false);
    expect(profile.metres.length).toBeLessThanOrEqual(400);
  });
});
