import type { FeatureManifest } from '../../lib/feature-manifest.ts';
import { RouteDrawing } from './route-drawing.tsx';

/** The manifest of the route on the map, and of its drawing that is shown until the map is loaded. */
export const routeManifest: FeatureManifest = {
  id: 'route',
  mapStandIns: [{ id: 'route-drawing', slot: 'loading', StandIn: RouteDrawing }],
  loadMapParts: async () => (await import('./map-parts.ts')).routeParts,
};
