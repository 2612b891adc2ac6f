import { climbAndDescent } from '@cae-map/expedition/heights/profile-statistics';
import { listSegments, type TrackPoints } from '../track.ts';
import { dayOfPoint } from './day-of-point.ts';

/** The figures of a track; null where the file lacks the heights or the times. */
export interface TrackStatistics {
  readonly pointCount: number;
  readonly lengthMetres: number;
  readonly heights: HeightStatistics | null;
  readonly times: TimeStatistics | null;
}

/** In metres. */
export interface HeightStatistics {
  readonly climb: number;
  readonly descent: number;
  readonly lowest: number;
  readonly highest: number;
}

export interface TimeStatistics {
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

/** Lower rises and falls are noise of a receiver, in metres. */
const noiseMetres = 10;

/** Below this speed in metres per second the traveller rests; a receiver at rest drifts by a few metres a minute. */
const restSpeed = 0.2;

/** Calculates the figures of a track. @param distances see `distancesFromStart` */
export function trackStatistics(points: TrackPoints, distances: Float64Array): TrackStatistics {
  return {
    pointCount: points.longitudes.length,
    lengthMetres: distances.at(-1) ?? 0,
    heights: heightStatistics(points.heights),
    times: timeStatistics(points, distances),
  };
}

function heightStatistics(heights: Float32Array): HeightStatistics | null {
  const known = heights.filter((height) => !Number.isNaN(height));
  if (known.length < 2) return null;
  const { lowest, highest } = known.reduce(
    (extremes, height) => ({
      lowest: Math.min(extremes.lowest, height),
      highest: Math.max(extremes.highest, height),
    }),
    { lowest: Number.POSITIVE_INFINITY, highest: Number.NEGATIVE_INFINITY },
  );
  return { ...climbAndDescent(known, noiseMetres), lowest, highest };
}

function timeStatistics(points: TrackPoints, distances: Float64Array): TimeStatistics | null {
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

function listDays({ times, longitudes }: TrackPoints): string[] {
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
  points: TrackPoints,
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
