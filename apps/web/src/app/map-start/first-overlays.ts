import { firstRoute } from '../../features/route/first-route.ts';
import { firstStops } from '../../features/stops/first-stops.ts';
import type { MapOverlay } from '../../map/overlays/map-overlay.ts';
import type { FirstView } from '../../map/start/first-view.ts';

/**
 * The overlays of the features that are drawn before the application runs. The components of a feature show the same ones when the application
 * adopts the map.
 */
export function firstOverlays(view: FirstView): readonly MapOverlay[] {
  const stops = firstStops(view);
  return [...firstRoute(view), ...(stops === null ? [] : [stops])];
}
