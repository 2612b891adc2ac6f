import type { FeatureManifest, ScreenDefinition } from '../../lib/manifest/feature-manifest.ts';
import type { UpcomingName } from './upcoming-screen.tsx';
import { upcomingMessages } from './messages/index.ts';

function upcoming(
  name: UpcomingName,
  paths: readonly string[],
  numericParameters: readonly string[] = [],
): ScreenDefinition {
  return {
    id: `upcoming-${name}-${paths[0]}`,
    paths,
    numericParameters,
    load: async () => (await import('./upcoming-screen.tsx')).upcomingScreen(name),
    source: 'src/features/upcoming/upcoming-screen.tsx',
  };
}

/**
 * Addresses whose screens are still to be built. Each says honestly what will be there; none is in the menu. A feature
 * that becomes real takes its address over in its own manifest and out of this list.
 */
export const upcomingManifest: FeatureManifest = {
  id: 'upcoming',
  messages: upcomingMessages,
  screens: [
    upcoming('map3d', ['/map3d/cae', '/map3d/demo']),
    upcoming('login', ['/login', '/auth/callback']),
    upcoming('register', ['/register']),
    upcoming('profile', ['/profile']),
    upcoming('translations', ['/translations']),
    upcoming('admin', ['/admin', '/admin/images', '/admin/images/review', '/admin/analyze-photos']),
    upcoming('admin', ['/admin/book/table/:book_id'], ['book_id']),
    upcoming(
      'admin',
      ['/admin/book/edit/:book_id/chapter/:chapter_id/text/:text_id'],
      ['book_id', 'chapter_id', 'text_id'],
    ),
    upcoming('admin', ['/place/edit/:id', '/image/edit/:id'], ['id']),
  ],
};
