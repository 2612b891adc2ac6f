import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { recordPageMessages } from '../../ui/record-page/messages/index.ts';
import { sourcesMessages } from './messages/index.ts';

/** The manifest of the bibliography. */
export const sourcesManifest: FeatureManifest = {
  id: 'sources',
  messages: sourcesMessages,
  screens: [
    {
      id: 'sources',
      paths: ['/sources'],
      load: async () => (await import('./sources-screen.tsx')).sourcesScreenModule,
      source: 'src/features/sources/sources-screen.tsx',
    },
    {
      id: 'work',
      sharedMessages: recordPageMessages,
      paths: ['/work/:id'],
      hasTwins: true,
      load: async () => (await import('./work-page/work-screen.tsx')).workScreenModule,
      source: 'src/features/sources/work-page/work-screen.tsx',
    },
  ],
};
