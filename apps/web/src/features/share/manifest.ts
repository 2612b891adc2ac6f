import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { shareMessages } from './messages/index.ts';
import { shareCommand } from './share-command.ts';
import { SharePart } from './share-part.tsx';

/** The manifest of sharing: the dialog with the link, the QR code, the citation and the embedded map. */
export const shareManifest: FeatureManifest = {
  id: 'share',
  messages: shareMessages,
  commands: [shareCommand],
  pageParts: [{ id: 'share', slot: 'page', rank: 50, Part: SharePart }],
  loadMapParts: async () => (await import('./map-parts.ts')).shareParts,
};
