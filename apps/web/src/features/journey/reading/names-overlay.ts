import type { Position } from '@cae-map/expedition/route/geography';
import { drawOrder } from '../../../map/overlays/draw-order.ts';
import type { MapOverlay } from '../../../map/overlays/map-overlay.ts';

/** Rings around the places of the text that is being read, below the stops, which stay clickable. */
export function namesOverlay(positions: readonly Position[], color: string): MapOverlay {
  return {
    id: 'read-names',
    order: drawOrder.found,
    sources: {
      'read-names': {
        type: 'geojson',
        data: {
          type: 'FeatureCollection',
          features: positions.map(([latitude, longitude]) => ({
            type: 'Feature',
            properties: {},
            geometry: { type: 'Point', coordinates: [longitude, latitude] },
          })),
        },
      },
    },
    layers: [
      {
        id: 'read-names',
        type: 'circle',
        source: 'read-names',
        paint: {
          'circle-radius': 13,
          'circle-color': color,
          'circle-opacity': 0.14,
          'circle-stroke-color': color,
          'circle-stroke-width': 2,
        },
      },
    ],
    interactiveLayerIds: [],
  };
}
