import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';

/** The zoom control with the zoom level. */
export const zoomControlManifest: FeatureManifest = {
  id: 'zoom-control',
  loadMapParts: async () => (await import('./map-parts.ts')).zoomControlParts,
};
