import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { RouteDrawing } from './route-drawing.tsx';

/** The manifest of the route on the map, and of its drawing that is shown until the map is loaded. */
export const routeManifest: FeatureManifest = {
  id: 'route',
  mapPlaceholders: [{ id: 'route-drawing', slot: 'loading', Placeholder: RouteDrawing }],
  loadMapParts: async () => (await import('./map-parts.ts')).routeParts,
};
