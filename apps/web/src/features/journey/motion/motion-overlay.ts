import type { Position } from '@cae-map/expedition/route/geography';
import type { LineLayerSpecification } from 'maplibre-gl';
import { drawOrder } from '../../../map/overlays/draw-order.ts';
import type { MapOverlay } from '../../../map/overlays/map-overlay.ts';

/** The colour of the animated lines: CSS `orangered`. */
const motionColour = '#ff4500';

const sourceId = 'journey-motion';

/**
 * Creates the overlay of the animated lines. Positions are WGS84 degrees, with longitudes over 180 beyond the antimeridian.
 */
export function motionOverlay(lines: readonly (readonly Position[])[]): MapOverlay {
  return {
    id: sourceId,
    order: drawOrder.motion,
    sources: {
      [sourceId]: {
        type: 'geojson',
        data: {
          type: 'Feature',
          properties: {},
          geometry: {
            type: 'MultiLineString',
            coordinates: lines
              .filter(({ length }) => length > 1)
              .map((line) => line.map(([latitude, longitude]) => [longitude, latitude])),
          },
        },
        tolerance: 0.3,
      },
    },
    layers: motionLayers,
    interactiveLayerIds: [],
  };
}

/** The layers are constant; only the data change. The dark edge separates the line from ochre ground. */
const motionLayers: readonly LineLayerSpecification[] = [
  layer('edge', '#7a2306', 6),
  layer('line', motionColour, 4),
];

function layer(part: string, color: string, width: number): LineLayerSpecification {
  return {
    id: `${sourceId}-${part}`,
    type: 'line',
    source: sourceId,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': color, 'line-width': width },
  };
}
