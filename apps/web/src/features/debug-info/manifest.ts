import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { debugInfoCommand } from './debug-info-command.ts';
import { debugInfoMessages } from './messages/index.ts';

/** The manifest of the panel with technical details of the map. */
export const debugInfoManifest: FeatureManifest = {
  id: 'debug-info',
  messages: debugInfoMessages,
  commands: [debugInfoCommand],
  loadMapParts: async () => (await import('./map-parts.tsx')).debugInfoParts,
};
