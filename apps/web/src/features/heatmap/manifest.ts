import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';

/** The manifest of the heat map of places and stays. The map key explains it. */
export const heatmapManifest: FeatureManifest = {
  id: 'heatmap',
  loadMapParts: async () => (await import('./map-parts.ts')).heatmapParts,
};
