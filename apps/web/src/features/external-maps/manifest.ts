import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { externalMapsCommand } from './external-maps-command.ts';
import { externalMapsMessages } from './messages/index.ts';

/** The manifest of the links to other map services. */
export const externalMapsManifest: FeatureManifest = {
  id: 'external-maps',
  messages: externalMapsMessages,
  commands: [externalMapsCommand],
  loadMapParts: async () => (await import('./map-parts.tsx')).externalMapsParts,
};
