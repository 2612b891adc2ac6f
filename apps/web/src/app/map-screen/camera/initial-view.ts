import type { PlaceRecord } from '@cae-map/contract/entities/place';

export interface InitialView {
  /** Zoom of 256-pixel tiles. */
  readonly zoom: number;
  readonly latitude: number;
  readonly longitude: number;
}

/** The middle of the journey, as the map opens at its bare address. */
const journeyView: InitialView = { zoom: 4, latitude: 40.02, longitude: 90.35 };

const smallestZoom = 6;
const largestZoom = 8;

/** Where the map looks first: at the whole journey, or at the stop that the address names. */
export function initialView(isRoot: boolean, place: PlaceRecord | null): InitialView {
  if (isRoot || place === null || place.latitude === null || place.longitude === null) return journeyView;
  const zoom = Math.min(largestZoom, Math.max(smallestZoom, place.minzoom));
  return { zoom, latitude: place.latitude, longitude: place.longitude };
}
