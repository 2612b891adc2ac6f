/**
 * The points of a track in arrays of equal length, so that half a million of them take 16 MB and are transferred between
 * threads without a copy.
 */
export interface TrackPoints {
  /** WGS84 degrees, within -180 to 180. */
  readonly longitudes: Float64Array<ArrayBuffer>;
  /** WGS84 degrees, within -90 to 90. */
  readonly latitudes: Float64Array<ArrayBuffer>;
  /** Metres above the sea; NaN where the file has none. */
  readonly heights: Float32Array<ArrayBuffer>;
  /** Milliseconds since 1970 in UTC; NaN where the file has none. */
  readonly times: Float64Array<ArrayBuffer>;
  /** The index of the first point of each segment, ascending; the first is 0. Nothing is drawn between segments. */
  readonly segmentStarts: Uint32Array<ArrayBuffer>;
}

/** A track as a file contains it. */
export interface Track {
  /** Null if the file does not name it. */
  readonly name: string | null;
  readonly points: TrackPoints;
}

/** The segments of a track as ranges of points: `from` is included, `to` is not. */
export function listSegments({ segmentStarts, longitudes }: TrackPoints): { from: number; to: number }[] {
  return Array.from(segmentStarts, (from, index) => ({
    from,
    to: segmentStarts[index + 1] ?? longitudes.length,
  }));
}
