import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';

/** The manifest of the base layers and their attribution. */
export const baseLayersManifest: FeatureManifest = {
  id: 'base-layers',
  loadMapParts: async () => (await import('./map-parts.ts')).baseLayersParts,
};
