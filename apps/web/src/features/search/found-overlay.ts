import type { MapPosition } from '../../map/camera.ts';
import type { MapOverlay } from '../../map/map-overlay.ts';

const foundColour = '#2b3a73';
const foundHalo = '#fffaf0';

/** Rings around the positions that a search found. */
export function foundOverlay(positions: readonly MapPosition[]): MapOverlay {
  return {
    id: 'search-found',
    order: 15,
    sources: {
      'search-found': {
        type: 'geojson',
        data: {
          type: 'FeatureCollection',
          features: positions.map(({ latitude, longitude }) => ({
            type: 'Feature',
            properties: {},
            geometry: { type: 'Point', coordinates: [longitude, latitude] },
          })),
        },
      },
    },
    layers: [
      {
        id: 'search-found-halo',
        type: 'circle',
        source: 'search-found',
        paint: { 'circle-radius': 14, 'circle-color': foundHalo, 'circle-opacity': 0.8 },
      },
      {
        id: 'search-found',
        type: 'circle',
        source: 'search-found',
        paint: {
          'circle-radius': 11,
          'circle-color': foundColour,
          'circle-opacity': 0.18,
          'circle-stroke-color': foundColour,
          'circle-stroke-width': 2.5,
        },
      },
    ],
    interactiveLayerIds: [],
  };
}
