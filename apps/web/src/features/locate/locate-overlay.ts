import { earthRadiusMetres } from '@cae-map/expedition/route/geography';
import type { MapArea } from '../../map/camera/camera.ts';
import { drawOrder } from '../../map/overlays/draw-order.ts';
import type { MapOverlay } from '../../map/overlays/map-overlay.ts';
import type { Fix } from '../../lib/position/watch-position.ts';

const blue = '#1f5fbf';
const white = '#ffffff';

/** The radius in metres that is shown around a precise position, and the largest one. */
const radiusLimits = { min: 400, max: 200_000 } as const;

/** The corners of the polygon that is drawn as a circle. */
const corners = 64;

const metresPerDegree = (earthRadiusMetres * Math.PI) / 180;

/** Creates the dot at a position and the circle of its accuracy. */
export function locateOverlay(fix: Fix): MapOverlay {
  const { latitude, longitude, accuracy } = fix;
  return {
    id: 'locate',
    order: drawOrder.ownPosition,
    sources: {
      locate: {
        type: 'geojson',
        data: {
          type: 'FeatureCollection',
          features: [
            {
              type: 'Feature',
              properties: {},
              geometry: { type: 'Polygon', coordinates: [circle(fix, accuracy)] },
            },
            {
              type: 'Feature',
              properties: {},
              geometry: { type: 'Point', coordinates: [longitude, latitude] },
            },
          ],
        },
      },
    },
    layers: [
      {
        id: 'locate-accuracy',
        type: 'fill',
        source: 'locate',
        filter: ['==', ['geometry-type'], 'Polygon'],
        paint: { 'fill-color': blue, 'fill-opacity': 0.18 },
      },
      {
        id: 'locate-outline',
        type: 'line',
        source: 'locate',
        filter: ['==', ['geometry-type'], 'Polygon'],
        paint: { 'line-color': blue, 'line-width': 1.5 },
      },
      {
        id: 'locate-dot',
        type: 'circle',
        source: 'locate',
        filter: ['==', ['geometry-type'], 'Point'],
        paint: {
          'circle-radius': 7,
          'circle-color': blue,
          'circle-stroke-color': white,
          'circle-stroke-width': 2.5,
        },
      },
    ],
    interactiveLayerIds: [],
  };
}

/** The area around a position that contains the circle of its accuracy. */
export function accuracyArea(fix: Fix): MapArea {
  const radius = Math.min(radiusLimits.max, Math.max(radiusLimits.min, fix.accuracy));
  const latitudes = radius / metresPerDegree;
  const longitudes = degreesOfLongitude(radius, fix.latitude);
  return {
    west: fix.longitude - longitudes,
    east: fix.longitude + longitudes,
    south: Math.max(-90, fix.latitude - latitudes),
    north: Math.min(90, fix.latitude + latitudes),
  };
}

/** A closed ring of positions at a distance in metres, longitude first; near the poles it is approximate. */
function circle({ latitude, longitude }: Fix, radius: number): [longitude: number, latitude: number][] {
  const latitudes = radius / metresPerDegree;
  const longitudes = degreesOfLongitude(radius, latitude);
  return Array.from({ length: corners + 1 }, (_, index) => {
    const angle = ((index % corners) / corners) * 2 * Math.PI;
    return [longitude + longitudes * Math.sin(angle), latitude + latitudes * Math.cos(angle)];
  });
}

function degreesOfLongitude(metres: number, latitude: number): number {
  const shrink = Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  return metres / metresPerDegree / shrink;
}
