/** The content types of track files by their extension. */
export const trackContentTypes: Readonly<Record<string, string>> = {
  gpx: 'application/gpx+xml',
  kml: 'application/vnd.google-earth.kml+xml',
  kmz: 'application/vnd.google-earth.kmz',
  tcx: 'application/vnd.garmin.tcx+xml',
  geojson: 'application/geo+json',
};

/** The content type of a file by its name; undefined if it is not a track file. */
export function trackContentType(filename: string): string | undefined {
  const extension = /\.([a-z]+)$/i.exec(filename)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(trackContentTypes, extension) ? trackContentTypes[extension] : undefined;
}
