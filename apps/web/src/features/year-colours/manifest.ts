import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { yearColoursMessages } from './messages/index.ts';
import { yearColoursCommand } from './year-colours-command.ts';

/** The manifest of the tuner of the colours of the years, a tool for researchers. */
export const yearColoursManifest: FeatureManifest = {
  id: 'year-colours',
  messages: yearColoursMessages,
  commands: [yearColoursCommand],
  loadMapParts: async () => (await import('./map-parts.tsx')).yearColoursParts,
};
