import type { LeftOut } from '@cae-map/geo-files/left-out';
import type { LinePoints } from '@cae-map/geo-files/line-points';

/** A track as a file contains it. */
export interface Track {
  /** Null if the file does not name it. */
  readonly name: string | null;
  readonly points: LinePoints;
}

/** Contents of a file of one kind that are not in its tracks. */
export type TrackLeftOut =
  | LeftOut
  | {
      /** Single points, which are not part of a line, and lines of one point. */
      readonly kind: 'point' | 'short-line';
      readonly count: number;
      /** The name of the first one that has a name. */
      readonly name?: string;
    }
  | {
      /** Lines that are segments of one track, because the file has more than `trackLimits.tracks`. */
      readonly kind: 'joined';
      readonly count: number;
    };
