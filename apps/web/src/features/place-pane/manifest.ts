import { homeTabCode } from '@cae-map/expedition/hash';
import { IconMapPin } from '@tabler/icons-react';
import { placePaneSections } from './sections/place-sections.ts';
import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { PlaceTab } from './place-tab.tsx';

/** The manifest of the open stop: the home tab of the sheet with the place sections of all features. */
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
  placeSections: placePaneSections,
};
