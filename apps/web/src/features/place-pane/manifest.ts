import { homeTabCode } from '@cae-map/expedition/hash';
import { IconMapPin } from '@tabler/icons-react';
import type { FeatureManifest } from '../../lib/feature-manifest.ts';
import { ownSections } from './sections/place-sections.ts';
import { PlaceTab } from './place-tab.tsx';

/** The open stop: the home tab of the sheet, made of the sections that all features offer. */
export const placePaneManifest: FeatureManifest = {
  id: 'place-pane',
  panelTabs: [
    {
      id: 'overview',
      code: homeTabCode,
      label: (messages) => messages.place.tab,
      icon: IconMapPin,
      rank: 10,
      Tab: PlaceTab,
    },
  ],
  placeSections: ownSections,
};
