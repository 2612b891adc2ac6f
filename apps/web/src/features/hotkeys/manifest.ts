import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { Hotkeys } from './hotkeys.tsx';
import { pageCommands } from './page-commands.ts';
import { keyHelpMessages } from './messages/index.ts';

/** The manifest of the keyboard shortcuts: the listener that runs the commands of all features, and the key help. */
export const hotkeysManifest: FeatureManifest = {
  id: 'hotkeys',
  messages: keyHelpMessages,
  commands: pageCommands,
  pageParts: [{ id: 'hotkeys', slot: 'page', rank: 10, Part: Hotkeys }],
  loadMapParts: async () => (await import('./map-parts.ts')).hotkeysParts,
};
