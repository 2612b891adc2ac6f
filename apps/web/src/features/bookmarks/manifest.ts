import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { bookmarksCommand } from './bookmarks-command.ts';
import { bookmarkMessages } from './messages/index.ts';

/** The manifest of the points that researchers keep in the browser. */
export const bookmarksManifest: FeatureManifest = {
  id: 'bookmarks',
  messages: bookmarkMessages,
  commands: [bookmarksCommand],
  loadMapParts: async () => (await import('./map-parts.tsx')).bookmarksParts,
};
