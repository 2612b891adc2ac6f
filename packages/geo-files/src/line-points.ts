/**
 * The points of a line in arrays of equal length, so that half a million of them take 16 MB and are transferred between
 * threads without a copy.
 */
export interface LinePoints {
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

/** The segments of a line as ranges of points: `from` is included, `to` is not. */
export function listSegments({ segmentStarts, longitudes }: LinePoints): { from: number; to: number }[] {
  return Array.from(segmentStarts, (from, index) => ({
    from,
    to: segmentStarts[index + 1] ?? longitudes.length,
  }));
}

/** Joins lines in their order; each segment stays a segment. */
export function joinLines(lines: readonly LinePoints[]): LinePoints {
  const length = lines.reduce((sum, { longitudes }) => sum + longitudes.length, 0);
  const joined = {
    longitudes: new Float64Array(length),
    latitudes: new Float64Array(length),
    heights: new Float32Array(length),
    times: new Float64Array(length),
  };
  const starts: number[] = [];
  let at = 0;
  for (const line of lines) {
    joined.longitudes.set(line.longitudes, at);
    joined.latitudes.set(line.latitudes, at);
    joined.heights.set(line.heights, at);
    joined.times.set(line.times, at);
    for (const start of line.segmentStarts) starts.push(at + start);
    at += line.longitudes.length;
  }
  return { ...joined, segmentStarts: Uint32Array.from(starts) };
}
