import type { FeatureManifest, ScreenDefinition } from '../../lib/manifest/feature-manifest.ts';
import type { UpcomingName } from './upcoming-screen.tsx';
import { upcomingMessages } from './messages/index.ts';

function createUpcomingScreen(
  name: UpcomingName,
  audience: ScreenDefinition['audience'] & string,
  paths: readonly string[],
): ScreenDefinition {
  return {
    id: `upcoming-${name}-${paths[0]}`,
    paths,
    audience,
    load: async () => (await import('./upcoming-screen.tsx')).createUpcomingModule(name),
    source: 'src/features/upcoming/upcoming-screen.tsx',
  };
}

/**
 * Paths of screens that are not implemented yet. Each shows a message; none is in the menu. An implemented feature moves its
 * paths to its own manifest.
 */
export const upcomingManifest: FeatureManifest = {
  id: 'upcoming',
  messages: upcomingMessages,
  screens: [createUpcomingScreen('translations', 'signedIn', ['/translations'])],
};
