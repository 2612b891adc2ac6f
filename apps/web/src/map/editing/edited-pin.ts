import type { Position } from '@cae-map/expedition/route/geography';
import type { MapFeature, MapOverlay } from '../overlays/map-overlay.ts';
import type { ColorScheme } from '../style/tokens.ts';

/** The area around the pin that can be grabbed, in CSS pixels. */
const grab = { radius: 20, above: 26 };

/** The colours of an edited pin. */
export const editColours: Readonly<Record<ColorScheme, { readonly line: string; readonly halo: string }>> = {
  light: { line: '#b5402a', halo: '#fffaf0' },
  dark: { line: '#ff9a7d', halo: '#171a2f' },
};

/** The invisible layer by which the pointer finds the pin; the pin itself is above the map. */
export function pinLayer(id: string, source: string): MapOverlay['layers'][number] {
  return {
    id,
    type: 'circle',
    source,
    filter: ['has', 'pin'],
    paint: {
      'circle-radius': grab.radius,
      'circle-opacity': 0,
      'circle-translate': [0, -grab.above],
      'circle-translate-anchor': 'viewport',
    },
  };
}

/** The pin of the edited record; none without a position. */
export function editedPin(
  position: Position | null,
  iconPath: string,
): NonNullable<MapOverlay['pin']> | null {
  return position === null ? null : { position: { latitude: position[0], longitude: position[1] }, iconPath };
}

/** The feature of `pinLayer`. */
export function pinFeature(position: Position): GeoJSON.Feature {
  return {
    type: 'Feature',
    properties: { pin: true },
    geometry: { type: 'Point', coordinates: toCoordinates(position) },
  };
}

/** Whether a feature is the pin of an overlay. */
export function isPinOf(overlay: string, { overlayId, properties }: MapFeature): boolean {
  return overlayId === overlay && properties.pin === true;
}

/** A position in the order of GeoJSON. */
export function toCoordinates([latitude, longitude]: Position): [longitude: number, latitude: number] {
  return [longitude, latitude];
}
