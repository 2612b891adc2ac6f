import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { mapKeyMessages } from './messages/index.ts';

/** The manifest of the key to the symbols of the map. */
export const mapKeyManifest: FeatureManifest = {
  id: 'map-key',
  messages: mapKeyMessages,
  loadMapParts: async () => (await import('./map-parts.ts')).mapKeyParts,
};
