import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';

/** The control that shows the map full screen. */
export const fullscreenManifest: FeatureManifest = {
  id: 'fullscreen',
  loadMapParts: async () => (await import('./map-parts.ts')).fullscreenParts,
};
