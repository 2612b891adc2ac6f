import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';

/** The manifest of the full screen control. */
export const fullscreenManifest: FeatureManifest = {
  id: 'fullscreen',
  loadMapParts: async () => (await import('./map-parts.ts')).fullscreenParts,
};
