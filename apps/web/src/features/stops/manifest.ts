import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';

/** The stops as markers and labels of the map. */
export const stopsManifest: FeatureManifest = {
  id: 'stops',
  loadMapParts: async () => (await import('./map-parts.ts')).stopsParts,
};
