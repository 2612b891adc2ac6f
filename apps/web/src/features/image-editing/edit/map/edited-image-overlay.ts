import type { Position } from '@cae-map/expedition/route/geography';
import { drawOrder } from '../../../../map/overlays/draw-order.ts';
import type { MapFeature, MapOverlay } from '../../../../map/overlays/map-overlay.ts';
import type { ColorScheme } from '../../../../map/style/tokens.ts';

const overlayId = 'edited-image';

/** The area around the pin that can be grabbed, in CSS pixels. */
const grab = { radius: 20, above: 26 };

const colours: Readonly<Record<ColorScheme, string>> = { light: '#b5402a', dark: '#ff9a7d' };

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
        paint: { 'line-color': colours[colorScheme], 'line-width': 1.5, 'line-dasharray': [2, 2] },
      },
      {
        id: 'edited-image-pin',
        type: 'circle',
        source: overlayId,
        filter: ['has', 'pin'],
        // Invisible: the pin itself is above the map.
        paint: {
          'circle-radius': grab.radius,
          'circle-opacity': 0,
          'circle-translate': [0, -grab.above],
          'circle-translate-anchor': 'viewport',
        },
      },
    ],
    interactiveLayerIds: ['edited-image-pin'],
    pin:
      position === null
        ? null
        : { position: { latitude: position[0], longitude: position[1] }, iconPath: picture },
  };
}

/** Whether a feature is the pin of the edited image. */
export function isImagePin({ overlayId: id, properties }: MapFeature): boolean {
  return id === overlayId && properties.pin === true;
}

function toFeatures(position: Position | null, place: Position | null): GeoJSON.Feature[] {
  if (position === null) return [];
  const coordinates = toCoordinates(position);
  const pin: GeoJSON.Feature = {
    type: 'Feature',
    properties: { pin: true },
    geometry: { type: 'Point', coordinates },
  };
  if (place === null) return [pin];
  const line: GeoJSON.Feature = {
    type: 'Feature',
    properties: {},
    geometry: { type: 'LineString', coordinates: [toCoordinates(place), coordinates] },
  };
  return [line, pin];
}

function toCoordinates([latitude, longitude]: Position): [longitude: number, latitude: number] {
  return [longitude, latitude];
}
