/** The content types of files with positions by their extension. */
export const geoFileContentTypes: Readonly<Record<string, string>> = {
  gpx: 'application/gpx+xml',
  kml: 'application/vnd.google-earth.kml+xml',
  kmz: 'application/vnd.google-earth.kmz',
  tcx: 'application/vnd.garmin.tcx+xml',
  geojson: 'application/geo+json',
};

/** The content type of a file by its name; undefined if its format is not one that `readGeoFile` reads. */
export function geoFileContentType(filename: string): string | undefined {
  const extension = /\.([a-z]+)$/i.exec(filename)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(geoFileContentTypes, extension) ? geoFileContentTypes[extension] : undefined;
}
