import type { Position } from '@cae-map/expedition/route/geography';
import type { LineLayerSpecification } from 'maplibre-gl';
import type { MapOverlay } from '../../../map/overlays/map-overlay.ts';

/** The colour of the lines that move: CSS `orangered`. */
const motionColour = '#ff4500';

const sourceId = 'journey-motion';

/** The lines that move along the route, as far as they have come; WGS84 degrees, beyond 180 over the 180th meridian. */
export function motionOverlay(lines: readonly (readonly Position[])[]): MapOverlay {
  return {
    id: sourceId,
    order: 12,
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

/** Kept: only the data is new from frame to frame. The dark edge keeps the line apart from ochre ground. */
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
