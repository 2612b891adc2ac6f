import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { exportCommand } from './export-command.ts';
import { exportMessages } from './messages/index.ts';

/** The manifest of the dialog in which researchers export the route to a file. */
export const routeExportManifest: FeatureManifest = {
  id: 'route-export',
  messages: exportMessages,
  commands: [exportCommand],
  loadMapParts: async () => (await import('./map-parts.tsx')).exportParts,
};
