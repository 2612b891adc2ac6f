import type { PlaceView } from '@cae-map/expedition/place-view';
import { stopZoom } from '@cae-map/expedition/places/stop-zoom';

export interface InitialView {
  /** Zoom of 256-pixel tiles. */
  readonly zoom: number;
  readonly latitude: number;
  readonly longitude: number;
}

/** The centre of the journey: the view of the root URL. */
export const journeyView: InitialView = { zoom: 4, latitude: 40.02, longitude: 90.35 };

/** Returns the first view of the map: the whole journey, or the stop of the URL with the leg to it. */
export function initialView(isRoot: boolean, view: PlaceView | null): InitialView {
  if (isRoot || view === null) return journeyView;
  const { latitude, longitude } = view.place;
  if (latitude === null || longitude === null) return journeyView;
  return { zoom: stopZoom(latitude, view.leg ? [view.leg.straightMetres] : []), latitude, longitude };
}
