import type { MapPosition } from '../../../map/camera/camera.ts';
import { drawOrder } from '../../../map/overlays/draw-order.ts';
import type { MapOverlay } from '../../../map/overlays/map-overlay.ts';
import type { ColorScheme } from '../../../map/style/tokens.ts';

/** The colours of the rings, with a halo for contrast on any base map. */
const colours: Readonly<Record<ColorScheme, { readonly ring: string; readonly halo: string }>> = {
  light: { ring: '#2b3a73', halo: '#fffaf0' },
  dark: { ring: '#aab8f2', halo: '#171a2f' },
};

/** Creates the rings around the positions of results. */
export function foundOverlay(positions: readonly MapPosition[], colorScheme: ColorScheme): MapOverlay {
  const { ring, halo } = colours[colorScheme];
  return {
    id: 'search-found',
    order: drawOrder.found,
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
        paint: { 'circle-radius': 14, 'circle-color': halo, 'circle-opacity': 0.8 },
      },
      {
        id: 'search-found',
        type: 'circle',
        source: 'search-found',
        paint: {
          'circle-radius': 11,
          'circle-color': ring,
          'circle-opacity': 0.18,
          'circle-stroke-color': ring,
          'circle-stroke-width': 2.5,
        },
      },
    ],
    interactiveLayerIds: [],
  };
}
