import type { MapOverlay } from '../../map/overlays/map-overlay.ts';
import type { FirstView } from '../../map/start/first-view.ts';
import { routeArrowsOverlay } from './route-arrows-overlay.ts';
import { routeOverlay } from './route-overlay.ts';
import { tiledArrows, tiledRoute } from './tiled-route.ts';

/** The route with its arrowheads, as `RouteOnMap` draws it while the lists are loading; nothing while the route is hidden. */
export function firstRoute(view: FirstView): readonly MapOverlay[] {
  const { tileset, colorScheme, options, sections, lineType } = view;
  if (!options.showPath) return [];
  const shown = { colorScheme, sections, lineType };
  return [
    routeOverlay({ ...shown, route: tiledRoute(tileset), isSplit: false, isDimmed: false }),
    routeArrowsOverlay({ ...shown, arrows: tiledArrows(tileset, lineType), isPale: false }),
  ];
}
