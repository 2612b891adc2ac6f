import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { shownPlacesQuery } from '../../lib/options/shown-places.ts';
import { paintingsMessages } from './messages/index.ts';
import { paintingParameters } from './state/painting-parameters.ts';

/** The manifest of the catalogue of paintings. */
export const paintingsManifest: FeatureManifest = {
  id: 'paintings',
  messages: paintingsMessages,
  screens: [
    {
      id: 'paintings',
      paths: ['/paintings'],
      load: async () => (await import('./paintings-screen.tsx')).paintingsScreenModule,
      source: 'src/features/paintings/paintings-screen.tsx',
      query: [...paintingParameters, 'page', ...shownPlacesQuery],
    },
  ],
};
