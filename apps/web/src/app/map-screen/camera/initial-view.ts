import type { PlaceRecord } from '@cae-map/contract/entities/place';

export interface InitialView {
  /** Zoom of 256-pixel tiles. */
  readonly zoom: number;
  readonly latitude: number;
  readonly longitude: number;
}

/** The centre of the journey: the view of the root URL. */
const journeyView: InitialView = { zoom: 4, latitude: 40.02, longitude: 90.35 };

const smallestZoom = 6;
const largestZoom = 8;

/** Returns the first view of the map: the whole journey, or the stop of the URL. */
export function initialView(isRoot: boolean, place: PlaceRecord | null): InitialView {
  if (isRoot || place === null || place.latitude === null || place.longitude === null) return journeyView;
  const zoom = Math.min(largestZoom, Math.max(smallestZoom, place.minzoom));
  return { zoom, latitude: place.latitude, longitude: place.longitude };
}
