import { IconTimeline } from '@tabler/icons-react';
import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { shownPlacesQuery } from '../../lib/options/shown-places.ts';
import { paths } from '../../lib/url/paths.ts';
import { journeyCommands } from './journey-commands.ts';
import { createJourneyPanel } from './journey-panel.ts';
import { JourneyDaySlot, JourneyPlayingSlot } from './journey-sections.tsx';
import { voyageCommands } from './voyage/voyage-commands.ts';
import { VoyageInvitation } from './voyage/voyage-invitation.tsx';
import { journeyOptions } from './model/journey-options.ts';
import { journeyPageMessages } from './messages/index.ts';

/** The manifest of the journey: its command, its options, the player on the map, and the timeline. */
export const journeyManifest: FeatureManifest = {
  id: 'journey',
  messages: journeyPageMessages,
  commands: [...journeyCommands, ...voyageCommands],
  options: [journeyOptions],
  reservedEdges: [createJourneyPanel(journeyOptions.initial.isCollapsed)],
  loadMapParts: async () => (await import('./map-parts.ts')).journeyParts,
  placeSections: [
    { id: 'journey-day', slot: 'body', rank: 15, Section: JourneyDaySlot },
    { id: 'journey-playing', slot: 'playing', rank: 10, Section: JourneyPlayingSlot },
  ],
  pageParts: [{ id: 'voyage-invitation', slot: 'map-screen', rank: 20, Part: VoyageInvitation }],
  screens: [
    {
      id: 'voyage',
      paths: ['/voyage', '/voyage/:chapter'],
      frame: 'map',
      load: async () => (await import('./voyage/voyage-screen.tsx')).voyageScreenModule,
      source: 'src/features/journey/voyage/voyage-screen.tsx',
      laterChunk: 'live-map',
    },
    {
      id: 'timeline',
      paths: ['/timeline'],
      load: async () => (await import('./timeline/timeline-screen.tsx')).timelineScreenModule,
      source: 'src/features/journey/timeline/timeline-screen.tsx',
      query: ['from', ...shownPlacesQuery],
    },
  ],
  menu: [
    {
      id: 'timeline',
      path: paths.timeline(),
      label: (messages) => messages.menu.timeline,
      icon: IconTimeline,
      rank: 20,
      audience: 'places.write',
    },
  ],
};
