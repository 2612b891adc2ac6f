import type { FormatId, RouteFormat } from './route-format.ts';

/** Imports a format. */
export async function loadFormat(id: FormatId): Promise<RouteFormat> {
  switch (id) {
    case 'kml':
      return (await import('./formats/kml.ts')).kmlFormat;
    case 'kmz':
      return (await import('./formats/kmz.ts')).kmzFormat;
    case 'geojson':
      return (await import('./formats/geojson.ts')).geoJsonFormat;
    case 'gpx':
      return (await import('./formats/gpx.ts')).gpxFormat;
    case 'csv':
      return (await import('./formats/csv.ts')).csvFormat;
  }
}
