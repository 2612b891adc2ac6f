import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { viewCommands } from './view-commands.ts';

/** The manifest of the full screen control. */
export const fullscreenManifest: FeatureManifest = {
  id: 'fullscreen',
  commands: viewCommands,
  loadMapParts: async () => (await import('./map-parts.ts')).fullscreenParts,
};
