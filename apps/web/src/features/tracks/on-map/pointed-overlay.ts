import type { StoredTrack } from '../../../lib/storage/tracks/stored-track.ts';
import { drawOrder } from '../../../map/overlays/draw-order.ts';
import type { MapOverlay } from '../../../map/overlays/map-overlay.ts';
import type { ColorScheme } from '../../../map/style/tokens.ts';
import type { PointedPoint } from '../pointed-store.ts';
import { trackColours, trackHalos } from './track-colours.ts';

/** Marks a point of a profile on the map; null if there is none. */
export function pointedOverlay(
  tracks: readonly StoredTrack[],
  pointed: PointedPoint | null,
  colorScheme: ColorScheme,
): MapOverlay | null {
  const track = tracks.find(({ id }) => id === pointed?.trackId);
  if (pointed === null || track === undefined) return null;
  const { longitudes, latitudes } = track.profile;
  const coordinates = [longitudes[pointed.index] ?? 0, latitudes[pointed.index] ?? 0];
  return {
    id: 'tracks-pointed',
    order: drawOrder.drawings,
    sources: {
      'tracks-pointed': {
        type: 'geojson',
        data: { type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates } },
      },
    },
    layers: [
      {
        id: 'tracks-pointed',
        type: 'circle',
        source: 'tracks-pointed',
        paint: {
          'circle-radius': 8,
          'circle-color': trackColours[track.color],
          'circle-stroke-color': trackHalos[colorScheme],
          'circle-stroke-width': 3,
        },
      },
    ],
    interactiveLayerIds: [],
  };
}
