import { StopListFallback } from './stop-list-fallback.tsx';
import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';

/** The manifest of the list of stops, beside the map and as a fallback without WebGL. */
export const stopListManifest: FeatureManifest = {
  id: 'stop-list',
  mapPlaceholders: [{ id: 'stop-list-fallback', slot: 'unavailable', Placeholder: StopListFallback }],
  loadMapParts: async () => (await import('./map-parts.ts')).stopListParts,
};
