import { IconMapPin } from '@tabler/icons-react';
import type { FeatureManifest } from '../../lib/feature-manifest.ts';
import { PlaceTab } from './place-tab.tsx';

/** The open stop is the home tab of the sheet; the page of its pictures is a screen of its own. */
export const placePaneManifest: FeatureManifest = {
  id: 'place-pane',
  screens: [
    {
      id: 'imageview',
      paths: ['/place/imageview/:id'],
      numericParameters: ['id'],
      load: async () => (await import('./image-view-screen.tsx')).imageViewScreenModule,
      source: 'src/features/place-pane/image-view-screen.tsx',
    },
  ],
  panelTabs: [
    {
      id: 'overview',
      code: 'o',
      label: (words) => words.place.tab,
      icon: IconMapPin,
      rank: 10,
      Tab: PlaceTab,
    },
  ],
};
