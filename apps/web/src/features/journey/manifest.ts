import { IconTimeline } from '@tabler/icons-react';
import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { shownPlacesQuery } from '../../lib/options/shown-places.ts';
import { paths } from '../../lib/url/paths.ts';
import { journeyCommands } from './journey-commands.ts';
import { createJourneyPanel } from './journey-panel.ts';
import { JourneyDaySlot, JourneyPlayingSlot } from './journey-sections.tsx';
import { journeyOptions } from './model/journey-options.ts';
import { timelineMessages } from './messages/index.ts';

/** The manifest of the journey: its command, its options, the player on the map, and the timeline. */
export const journeyManifest: FeatureManifest = {
  id: 'journey',
  messages: timelineMessages,
  commands: journeyCommands,
  options: [journeyOptions],
  reservedEdges: [createJourneyPanel(journeyOptions.initial.isCollapsed)],
  loadMapParts: async () => (await import('./map-parts.ts')).journeyParts,
  placeSections: [
    { id: 'journey-day', slot: 'body', rank: 15, Section: JourneyDaySlot },
    { id: 'journey-playing', slot: 'playing', rank: 10, Section: JourneyPlayingSlot },
  ],
  screens: [
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
      audience: 'admins',
    },
  ],
};
