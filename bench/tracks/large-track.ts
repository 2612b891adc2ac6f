/** The points of the largest file that is accepted. */
export const largestPointCount = 500_000;

/**
 * A GPX file of half a million points, one a second, with heights and times: 46 MB. The line meanders on every scale, as
 * a recorded one does, and is the same in every run.
 */
export function largeGpx(pointCount = largestPointCount): string {
  const points = Array.from({ length: pointCount }, (_, index) => {
    const latitude = 34 + index / 1e5 + Math.sin(index / 50) / 1000 + Math.sin(index * 1.7) / 20_000;
    const longitude = 77 + index / 2e5 + Math.cos(index / 31) / 1000;
    const height = 4000 + 900 * Math.sin(index / 9000) + 4 * Math.sin(index);
    const time = new Date(Date.UTC(2019, 6, 1) + index * 1000).toISOString().replace('.000', '');
    return `<trkpt lat="${latitude.toFixed(5)}" lon="${longitude.toFixed(5)}"><ele>${height.toFixed(0)}</ele><time>${time}</time></trkpt>`;
  });
  return `<?xml version="1.0"?><gpx version="1.1"><trk><name>Large</name><trkseg>${points.join('')}</trkseg></trk></gpx>`;
}
