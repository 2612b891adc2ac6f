import { TrackFailureError } from './failure.ts';
import { trackLimits } from './limits.ts';
import { PointArrays } from './point-arrays.ts';
import type { Track } from './track.ts';

/** A point as a reader finds it. */
export interface FoundPoint {
  readonly longitude: number;
  readonly latitude: number;
  /** Metres; NaN if unknown. */
  readonly height: number;
  /** Milliseconds since 1970 in UTC; NaN if unknown. */
  readonly time: number;
}

/** Collects the tracks of a file while it is read, and checks every point. */
export class TrackCollector {
  readonly #tracks: { name: string | null; readonly points: PointArrays }[] = [];
  #pointCount = 0;

  /** Starts a track; the following points belong to it. */
  startTrack(name: string | null = null): void {
    this.#tracks.push({ name, points: new PointArrays() });
  }

  /** Names the current track, unless it has a name. */
  nameTrack(name: string): void {
    const track = this.#tracks.at(-1);
    if (track && track.name === null) track.name = name;
  }

  startSegment(): void {
    this.#tracks.at(-1)?.points.startSegment();
  }

  /** @throws {TrackFailureError} for a point outside of the Earth, and for one point too many */
  addPoint({ longitude, latitude, height, time }: FoundPoint): void {
    if (!(Math.abs(latitude) <= 90)) throw new TrackFailureError('coordinates', String(latitude));
    if (!(Math.abs(longitude) <= 180)) throw new TrackFailureError('coordinates', String(longitude));
    this.#pointCount += 1;
    if (this.#pointCount > trackLimits.points) throw new TrackFailureError('too-many-points');
    this.#tracks.at(-1)?.points.add(longitude, latitude, height, time);
  }

  /**
   * Returns the tracks with at least two points; those of a file with more than `trackLimits.tracks` as segments of one.
   * @throws {TrackFailureError} if there is none
   */
  finish(): Track[] {
    const found = this.#tracks.filter(({ points }) => points.hasLine());
    if (found.length === 0) throw new TrackFailureError('no-track');
    if (found.length > trackLimits.tracks) {
      return [{ name: null, points: PointArrays.join(found.map(({ points }) => points)) }];
    }
    return found.map(({ name, points }) => ({ name: cleanName(name), points: points.finish() }));
  }
}

function cleanName(name: string | null): string | null {
  const cleaned = name?.replaceAll(/\s+/g, ' ').trim().slice(0, trackLimits.nameLength) ?? '';
  return cleaned === '' ? null : cleaned;
}
