import { IconCompass, IconInfoCircle, IconMountain } from '@tabler/icons-react';
import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { paths } from '../../lib/url/paths.ts';
import { contentPageMessages } from './messages/index.ts';

const source = 'src/features/content-pages/content-page-screens.tsx';
const loadPages = () => import('./content-page-screens.tsx');

/** The manifest of the content pages: about the expedition, about the project, the guide. */
export const contentPagesManifest: FeatureManifest = {
  id: 'content-pages',
  messages: contentPageMessages,
  screens: [
    { id: 'aboutcae', paths: ['/aboutcae'], source, load: async () => (await loadPages()).aboutExpedition },
    { id: 'about', paths: ['/about'], source, load: async () => (await loadPages()).aboutProject },
    { id: 'guide', paths: ['/guide'], source, load: async () => (await loadPages()).guide },
  ],
  menu: [
    {
      id: 'aboutcae',
      path: paths.aboutExpedition(),
      label: (messages) => messages.menu.aboutExpedition,
      icon: IconMountain,
      rank: 40,
      phoneRank: 10,
    },
    {
      id: 'about',
      path: paths.aboutProject(),
      label: (messages) => messages.menu.aboutProject,
      shortLabel: (messages) => messages.menu.aboutProjectShort,
      icon: IconInfoCircle,
      rank: 50,
      phoneRank: 20,
    },
    {
      id: 'guide',
      path: paths.guide(),
      label: (messages) => messages.menu.guide,
      shortLabel: (messages) => messages.menu.guideShort,
      icon: IconCompass,
      rank: 60,
      phoneRank: 50,
    },
  ],
};
