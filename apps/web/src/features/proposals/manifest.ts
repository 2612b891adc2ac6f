import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { paths } from '../../lib/url/paths.ts';
import { PlaceCorrections } from './credits/place-corrections.tsx';
import { proposalsMessages } from './messages/index.ts';
import { ProposalDialogPart } from './proposal-dialog-part.tsx';

/** The manifest of the corrections that visitors propose, and of the screen on which editors decide about them. */
export const proposalsManifest: FeatureManifest = {
  id: 'proposals',
  messages: proposalsMessages,
  placeSections: [{ id: 'corrections', slot: 'body', rank: 70, Section: PlaceCorrections }],
  pageParts: [{ id: 'proposal', slot: 'page', rank: 40, Part: ProposalDialogPart }],
  loadMapParts: async () => (await import('./map-parts.tsx')).proposalsParts,
  screens: [
    {
      id: 'proposals',
      paths: [paths.proposals()],
      audience: 'proposals.decide',
      frame: 'map',
      mapPage: 'workspace',
      load: async () => (await import('./review/review-screen.tsx')).reviewScreenModule,
      source: 'src/features/proposals/review/review-screen.tsx',
    },
  ],
};
