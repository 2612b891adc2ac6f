import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { stopsMessages } from './messages/index.ts';

/** The manifest of the markers and labels of the stops on the map, and of the pointer to an open stop out of view. */
export const stopsManifest: FeatureManifest = {
  id: 'stops',
  messages: stopsMessages,
  loadMapParts: async () => (await import('./map-parts.ts')).stopsParts,
};
