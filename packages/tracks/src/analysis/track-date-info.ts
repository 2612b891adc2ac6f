import { listSegments, type LinePoints } from '@cae-map/geo-files/line-points';
import { dayOfPoint } from './day-of-point.ts';

/** When a track was recorded. */
export interface TrackDateInfo {
  /** The first and the last day, `YYYY-MM-DD` (see `dayOfPoint`). */
  readonly firstDay: string;
  readonly lastDay: string;
  /** The days on which at least one point was recorded. */
  readonly dayCount: number;
  /** The time in motion in milliseconds, without rests and pauses of the recorder. */
  readonly movingMilliseconds: number;
  /** The mean speed in motion in metres per second; null if the track has no motion. */
  readonly speed: number | null;
}

/** Below this speed in metres per second the traveller rests; a receiver at rest drifts by a few metres a minute. */
const restSpeed = 0.2;

/** Returns when a track was recorded; null if the file has no times. @param distances see `distancesFromStart` */
export function trackDateInfo(points: LinePoints, distances: Float64Array): TrackDateInfo | null {
  const days = listDays(points).toSorted();
  const [firstDay] = days;
  const lastDay = days.at(-1);
  if (firstDay === undefined || lastDay === undefined) return null;
  const motion = measureMotion(points, distances);
  return {
    firstDay,
    lastDay,
    dayCount: days.length,
    movingMilliseconds: motion.milliseconds,
    speed: motion.milliseconds > 0 ? motion.metres / (motion.milliseconds / 1000) : null,
  };
}

function listDays({ times, longitudes }: LinePoints): string[] {
  const days = new Set<string>();
  let minute = Number.NaN;
  for (const [index, time] of times.entries()) {
    // One point a minute decides; formatting every one would take longer than reading the file.
    const current = Math.floor(time / 60_000);
    if (Number.isNaN(time) || current === minute) continue;
    minute = current;
    const day = dayOfPoint(time, longitudes[index] ?? 0);
    if (day !== null) days.add(day);
  }
  return [...days];
}

function measureMotion(
  points: LinePoints,
  distances: Float64Array,
): { metres: number; milliseconds: number } {
  const motion = { metres: 0, milliseconds: 0 };
  for (const { from, to } of listSegments(points)) {
    for (let index = from + 1; index < to; index += 1) {
      const milliseconds = (points.times[index] ?? Number.NaN) - (points.times[index - 1] ?? Number.NaN);
      const metres = (distances[index] ?? 0) - (distances[index - 1] ?? 0);
      if (!(milliseconds > 0) || metres / (milliseconds / 1000) < restSpeed) continue;
      motion.metres += metres;
      motion.milliseconds += milliseconds;
    }
  }
  return motion;
}
