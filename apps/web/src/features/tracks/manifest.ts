import { IconRoute } from '@tabler/icons-react';
import { lazy } from 'react';
import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { tracksMessages } from './messages/index.ts';
import { tracksTabCode } from './tracks-tab-code.ts';

/** The manifest of the tracks of the visitor: a tab of the sheet, and lines on the map. */
export const tracksManifest: FeatureManifest = {
  id: 'tracks',
  messages: tracksMessages,
  loadMapParts: async () => (await import('./map-parts.ts')).tracksParts,
  panelTabs: [
    {
      id: 'tracks',
      code: tracksTabCode,
      label: (messages) => messages.menu.tracks,
      icon: IconRoute,
      rank: 30,
      Tab: lazy(async () => ({ default: (await import('./pane/tracks-tab.tsx')).TracksTab })),
    },
  ],
};
