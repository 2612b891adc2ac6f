import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';

/** The manifest of the markers and labels of the stops on the map. */
export const stopsManifest: FeatureManifest = {
  id: 'stops',
  loadMapParts: async () => (await import('./map-parts.ts')).stopsParts,
};
