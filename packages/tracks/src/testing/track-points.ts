import type { LinePoints } from '@cae-map/geo-files/line-points';

/** A point of `trackPoints`; height in metres, time in milliseconds. */
export type TestPoint = readonly [longitude: number, latitude: number, height?: number, time?: number];

/** Points as a file would contain them, in segments. */
export function trackPoints(...segments: readonly (readonly TestPoint[])[]): LinePoints {
  const all = segments.flat();
  let start = 0;
  return {
    longitudes: Float64Array.from(all, ([longitude]) => longitude),
    latitudes: Float64Array.from(all, ([, latitude]) => latitude),
    heights: Float32Array.from(all, ([, , height = Number.NaN]) => height),
    times: Float64Array.from(all, ([, , , time = Number.NaN]) => time),
    segmentStarts: Uint32Array.from(segments, ({ length }) => {
      const from = start;
      start += length;
      return from;
    }),
  };
}
