import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { paths } from '../../lib/url/paths.ts';
import { serverWatchMessages } from './messages/index.ts';

/** The manifest of the screen on which administrators watch the server. */
export const serverWatchManifest: FeatureManifest = {
  id: 'server-watch',
  messages: serverWatchMessages,
  screens: [
    {
      id: 'server-watch',
      paths: [paths.serverWatch()],
      audience: 'server.watch',
      load: async () => (await import('./server-watch-screen.tsx')).serverWatchScreenModule,
      source: 'src/features/server-watch/server-watch-screen.tsx',
    },
  ],
};
