import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';

/** The manifest of the discs of accuracy. The map key explains them. */
export const uncertaintyManifest: FeatureManifest = {
  id: 'uncertainty',
  loadMapParts: async () => (await import('./map-parts.ts')).uncertaintyParts,
};
