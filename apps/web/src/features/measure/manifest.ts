import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { measureCommand } from './measure-command.ts';
import { measureMessages } from './messages/index.ts';

/** The manifest of the measurement of distances on the map. */
export const measureManifest: FeatureManifest = {
  id: 'measure',
  messages: measureMessages,
  commands: [measureCommand],
  loadMapParts: async () => (await import('./map-parts.ts')).measureParts,
};
