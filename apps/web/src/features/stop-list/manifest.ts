import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { RouteInsteadOfMap } from './route-instead-of-map.tsx';

/** The route as a list in travel order: beside the map, and in place of a map that the browser cannot draw. */
export const stopListManifest: FeatureManifest = {
  id: 'stop-list',
  mapPlaceholders: [{ id: 'route-instead-of-map', slot: 'unavailable', Placeholder: RouteInsteadOfMap }],
  loadMapParts: async () => (await import('./map-parts.ts')).stopListParts,
};
