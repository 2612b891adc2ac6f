import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { locateCommand } from './locate-command.ts';
import { locateMessages } from './messages/index.ts';

/** The manifest of the control that shows the visitor's own position. */
export const locateManifest: FeatureManifest = {
  id: 'locate',
  messages: locateMessages,
  commands: [locateCommand],
  loadMapParts: async () => (await import('./map-parts.tsx')).locateParts,
};
