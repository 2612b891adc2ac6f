import { writeXml } from '../xml.ts';
import { toHtml } from '../formats/kml-html.ts';
import { kmlColour } from '../formats/kml-styles.ts';

/** A point that a visitor keeps, as files contain it. */
export interface KeptPoint {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  /** WGS84 degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** The zoom of 256-pixel tiles at which it was added. */
  readonly zoom: number;
  /** `#rrggbb`. */
  readonly colour: string;
}

/** Writes points as GeoJSON; the properties are `name`, `note`, `zoom` and `color`, with `marker-color` for other programs. */
export function writePointsGeoJson(points: readonly KeptPoint[]): string {
  const features = points.map(({ id, name, note, latitude, longitude, zoom, colour }) => ({
    type: 'Feature',
    id,
    properties: { name, note, zoom, color: colour, 'marker-color': colour },
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  }));
  return `${JSON.stringify({ type: 'FeatureCollection', features }, null, 1)}\n`;
}

/** Writes points as KML 2.2, each with an icon of its colour. */
export function writePointsKml(documentName: string, points: readonly KeptPoint[]): string {
  return writeXml({
    kml: {
      '@xmlns': 'http://www.opengis.net/kml/2.2',
      Document: {
        name: documentName,
        Placemark: points.map(({ id, name, note, latitude, longitude, zoom, colour }) => ({
          name,
          description: note === '' ? undefined : toHtml(note),
          Style: { IconStyle: { color: kmlColour(colour, 'ff') } },
          ExtendedData: {
            Data: [
              { '@name': 'id', value: id },
              { '@name': 'zoom', value: zoom },
              { '@name': 'color', value: colour },
            ],
          },
          Point: { coordinates: `${longitude},${latitude}` },
        })),
      },
    },
  });
}
