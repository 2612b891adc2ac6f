import { IconCompass, IconInfoCircle, IconMountain } from '@tabler/icons-react';
import type { FeatureManifest } from '../../lib/feature-manifest.ts';
import { paths } from '../../lib/paths.ts';

/** The written pages: about the expedition, about the project, the guide. */
export const contentPagesManifest: FeatureManifest = {
  id: 'content-pages',
  screens: [
    {
      id: 'aboutcae',
      paths: ['/aboutcae'],
      load: async () => (await import('./content-page-screens.tsx')).aboutExpedition,
    },
    {
      id: 'about',
      paths: ['/about'],
      load: async () => (await import('./content-page-screens.tsx')).aboutProject,
    },
    { id: 'guide', paths: ['/guide'], load: async () => (await import('./content-page-screens.tsx')).guide },
  ],
  menu: [
    {
      id: 'aboutcae',
      path: paths.aboutExpedition(),
      label: (words) => words.menu.aboutExpedition,
      icon: IconMountain,
      rank: 40,
      phoneRank: 10,
    },
    {
      id: 'about',
      path: paths.aboutProject(),
      label: (words) => words.menu.aboutProject,
      shortLabel: (words) => words.menu.aboutProjectShort,
      icon: IconInfoCircle,
      rank: 50,
      phoneRank: 20,
    },
    {
      id: 'guide',
      path: paths.guide(),
      label: (words) => words.menu.guide,
      shortLabel: (words) => words.menu.guideShort,
      icon: IconCompass,
      rank: 60,
      phoneRank: 50,
    },
  ],
};
