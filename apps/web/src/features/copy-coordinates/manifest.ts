import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { copyCoordinatesCommand } from './copy-coordinates-command.ts';

/** The manifest of the control by which admins copy the coordinates of any point. */
export const copyCoordinatesManifest: FeatureManifest = {
  id: 'copy-coordinates',
  commands: [copyCoordinatesCommand],
  loadMapParts: async () => (await import('./map-parts.tsx')).copyCoordinatesParts,
};
