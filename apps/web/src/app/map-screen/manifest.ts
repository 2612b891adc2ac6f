import { IconMap } from '@tabler/icons-react';
import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { findLastMapPath } from '../../lib/map-url/last-map-path.ts';
import { paths } from '../../lib/url/paths.ts';
import { mapScreenModule } from './map-screen-module.ts';

/** The manifest of the map. Its screen is part of the entry and is not loaded on demand. */
export const mapScreenManifest: FeatureManifest = {
  id: 'map',
  screens: [
    {
      id: 'map',
      paths: ['/', '/place/:place_id'],
      numericParameters: ['place_id'],
      hasTwins: true,
      load: () => Promise.resolve(mapScreenModule),
      laterChunk: 'live-map',
    },
  ],
  menu: [
    {
      id: 'map',
      path: paths.map(),
      alsoActiveBelow: ['/place'],
      findLastPath: findLastMapPath,
      label: (messages) => messages.menu.map,
      icon: IconMap,
      rank: 10,
      phoneRank: 30,
    },
  ],
};
