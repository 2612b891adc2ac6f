import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { recordPageMessages } from '../../ui/record-page/messages/index.ts';
import { peopleMessages } from './messages/index.ts';
import { WhoWasHere } from './who-was-here.tsx';

/** The manifest of the people: their list, the page of each, and who was at a stop. */
export const peopleManifest: FeatureManifest = {
  id: 'people',
  messages: peopleMessages,
  screens: [
    {
      id: 'people',
      paths: ['/people'],
      load: async () => (await import('./people-screen.tsx')).peopleScreenModule,
      source: 'src/features/people/people-screen.tsx',
    },
    {
      id: 'person',
      sharedMessages: recordPageMessages,
      paths: ['/person/:id'],
      hasTwins: true,
      load: async () => (await import('./person/person-screen.tsx')).personScreenModule,
      source: 'src/features/people/person/person-screen.tsx',
    },
  ],
  placeSections: [{ id: 'who-was-here', slot: 'body', rank: 50, Section: WhoWasHere }],
};
