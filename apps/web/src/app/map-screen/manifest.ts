import { IconMap } from '@tabler/icons-react';
import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { paths } from '../../lib/url/paths.ts';
import { mapScreenModule } from './map-screen-module.ts';

/** The map is the page: its screen is part of the first load and not fetched on demand. */
export const mapScreenManifest: FeatureManifest = {
  id: 'map',
  screens: [
    {
      id: 'map',
      paths: ['/', '/place/:place_id'],
      numericParameters: ['place_id'],
      load: () => Promise.resolve(mapScreenModule),
      laterChunk: 'live-map',
    },
  ],
  menu: [
    {
      id: 'map',
      path: paths.map(),
      alsoActiveBelow: ['/place'],
      label: (messages) => messages.menu.map,
      icon: IconMap,
      rank: 10,
      phoneRank: 30,
    },
  ],
};
