import type { FeatureManifest } from '../../lib/feature-manifest.ts';
import { StopListFallback } from './stop-list-fallback.tsx';

/** The manifest of the list of stops, beside the map and as a fallback without WebGL. */
export const stopListManifest: FeatureManifest = {
  id: 'stop-list',
  mapStandIns: [{ id: 'stop-list-fallback', slot: 'unavailable', StandIn: StopListFallback }],
  loadMapParts: async () => (await import('./map-parts.ts')).stopListParts,
};
