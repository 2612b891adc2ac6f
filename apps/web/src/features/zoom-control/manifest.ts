import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';

/** The manifest of the zoom control. */
export const zoomControlManifest: FeatureManifest = {
  id: 'zoom-control',
  loadMapParts: async () => (await import('./map-parts.ts')).zoomControlParts,
};
