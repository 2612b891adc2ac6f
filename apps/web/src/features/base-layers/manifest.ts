import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';

/** What the map is drawn from: the base layers and their attribution. */
export const baseLayersManifest: FeatureManifest = {
  id: 'base-layers',
  loadMapParts: async () => (await import('./map-parts.ts')).baseLayersParts,
};
