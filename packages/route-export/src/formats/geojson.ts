import { legFields, stopFields } from '../fields.ts';
import { boundingBox, lineParts, toCoordinates } from '../geometry.ts';
import { encodeText, type ExportContent, type RouteFormat } from '../route-format.ts';
import type { ExportedLeg } from '../exported-route.ts';
import type { Place } from '@cae-map/expedition/to-expedition';
import type { BBox, Feature, LineString, MultiLineString, Point } from 'geojson';

/** GeoJSON as of RFC 7946, in WGS84 degrees. Stops are points, legs are lines that are split at the 180th meridian. */
export const geoJsonFormat: RouteFormat = {
  id: 'geojson',
  extension: 'geojson',
  mediaType: 'application/geo+json',
  write: (content) => encodeText(`${JSON.stringify(routeCollection(content), null, 1)}\n`),
};

function routeCollection({ route, texts, legStyles }: ExportContent) {
  // Positions on the legs come once, in travel order; a stop without a leg follows.
  const onLegs = new Set(route.legs.flatMap(({ from, to }) => [from, to]));
  const box = boundingBox([
    ...route.legs.flatMap(({ points }) => points),
    ...route.stops.flatMap((stop) => (stop.position === null || onLegs.has(stop) ? [] : [stop.position])),
  ]);
  return {
    type: 'FeatureCollection',
    // Members that the standard does not define are for readers; programs ignore them.
    name: texts.name,
    description: texts.description,
    ...(box === null ? {} : { bbox: box satisfies BBox }),
    features: [
      ...route.legs.map((leg) => legFeature(leg, legStyles(leg)[0].colour)),
      ...route.stops.map(stopFeature),
    ],
  };
}

function legFeature(leg: ExportedLeg, stroke: string): Feature<LineString | MultiLineString> {
  const [first = [], ...others] = lineParts(leg.points);
  return {
    type: 'Feature',
    id: `leg-${leg.to.id}`,
    properties: { ...legFields(leg), stroke },
    geometry:
      others.length === 0
        ? { type: 'LineString', coordinates: first }
        : { type: 'MultiLineString', coordinates: [first, ...others] },
  };
}

function stopFeature(stop: Place): Feature<Point | null> {
  const { position } = stop;
  return {
    type: 'Feature',
    id: `stop-${stop.id}`,
    properties: stopFields(stop),
    // A feature without a position has the geometry null, as the standard requires.
    geometry: position === null ? null : { type: 'Point', coordinates: toCoordinates(position) },
  };
}
