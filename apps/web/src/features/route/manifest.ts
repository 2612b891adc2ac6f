import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { RouteDrawing } from './route-drawing.tsx';

/** The route as lines of the map, and the drawing of it that is shown until the map is loaded. */
export const routeManifest: FeatureManifest = {
  id: 'route',
  mapPlaceholders: [{ id: 'route-drawing', slot: 'loading', Placeholder: RouteDrawing }],
  loadMapParts: async () => (await import('./map-parts.ts')).routeParts,
};
