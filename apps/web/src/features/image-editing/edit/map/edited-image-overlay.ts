import type { Position } from '@cae-map/expedition/route/geography';
import {
  editColours,
  editedPin,
  isPinOf,
  pinFeature,
  pinLayer,
  toCoordinates,
} from '../../../../map/editing/edited-pin.ts';
import { drawOrder } from '../../../../map/overlays/draw-order.ts';
import type { MapFeature, MapOverlay } from '../../../../map/overlays/map-overlay.ts';
import type { ColorScheme } from '../../../../map/style/tokens.ts';

const overlayId = 'edited-image';

/** A frame with a mountain. */
const picture = 'M2.500 3h9v8h-9Z M4 9.500l2-3 1.500 2 1-1 1.500 2Z';

/** Creates the overlay of the edited image: its pin, which can be dragged, and a line to its place. */
export function editedImageOverlay(
  position: Position | null,
  place: Position | null,
  colorScheme: ColorScheme,
): MapOverlay {
  return {
    id: overlayId,
    order: drawOrder.editedRecord,
    sources: {
      [overlayId]: {
        type: 'geojson',
        data: { type: 'FeatureCollection', features: toFeatures(position, place) },
      },
    },
    layers: [
      {
        id: 'edited-image-line',
        type: 'line',
        source: overlayId,
        filter: ['==', ['geometry-type'], 'LineString'],
        paint: { 'line-color': editColours[colorScheme].line, 'line-width': 1.5, 'line-dasharray': [2, 2] },
      },
      pinLayer('edited-image-pin', overlayId),
    ],
    interactiveLayerIds: ['edited-image-pin'],
    pin: editedPin(position, picture),
  };
}

/** Whether a feature is the pin of the edited image. */
export function isImagePin(feature: MapFeature): boolean {
  return isPinOf(overlayId, feature);
}

function toFeatures(position: Position | null, place: Position | null): GeoJSON.Feature[] {
  if (position === null) return [];
  const pin = pinFeature(position);
  if (place === null) return [pin];
  const line: GeoJSON.Feature = {
    type: 'Feature',
    properties: {},
    geometry: { type: 'LineString', coordinates: [toCoordinates(place), toCoordinates(position)] },
  };
  return [line, pin];
}
