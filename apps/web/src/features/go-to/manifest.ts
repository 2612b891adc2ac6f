import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { goToCommand } from './go-to-command.ts';
import { goToMessages } from './messages/index.ts';

/** The manifest of the dialog that moves the map to coordinates or to the position of a URL. */
export const goToManifest: FeatureManifest = {
  id: 'go-to',
  messages: goToMessages,
  commands: [goToCommand],
  loadMapParts: async () => (await import('./map-parts.tsx')).goToParts,
};
