import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { paths } from '../../lib/url/paths.ts';
import { usersMessages } from './messages/index.ts';

/** The manifest of the screen on which administrators manage the users. */
export const usersManifest: FeatureManifest = {
  id: 'users',
  messages: usersMessages,
  screens: [
    {
      id: 'users',
      paths: [paths.users()],
      audience: 'users.manage',
      load: async () => (await import('./list/users-screen.tsx')).usersScreenModule,
      source: 'src/features/users/list/users-screen.tsx',
    },
  ],
};
