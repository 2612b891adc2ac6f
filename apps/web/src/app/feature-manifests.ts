import { baseLayersManifest } from '../features/base-layers/manifest.ts';
import { booksManifest } from '../features/books/manifest.ts';
import { contentPagesManifest } from '../features/content-pages/manifest.ts';
import { fullscreenManifest } from '../features/fullscreen/manifest.ts';
import { galleryManifest } from '../features/gallery/manifest.ts';
import { hotkeysManifest } from '../features/hotkeys/manifest.ts';
import { journeyManifest } from '../features/journey/manifest.ts';
import { mapKeyManifest } from '../features/map-key/manifest.ts';
import { paintingsManifest } from '../features/paintings/manifest.ts';
import { placePaneManifest } from '../features/place-pane/manifest.ts';
import { routeManifest } from '../features/route/manifest.ts';
import { searchManifest } from '../features/search/manifest.ts';
import { settingsManifest } from '../features/settings/manifest.ts';
import { stopListManifest } from '../features/stop-list/manifest.ts';
import { stopSwipeManifest } from '../features/stop-swipe/manifest.ts';
import { stopsManifest } from '../features/stops/manifest.ts';
import { upcomingManifest } from '../features/upcoming/manifest.ts';
import { zoomControlManifest } from '../features/zoom-control/manifest.ts';
import type { FeatureManifest } from '../lib/manifest/feature-manifest.ts';

/** The manifests of all features, one line each. */
export const featureManifests: readonly FeatureManifest[] = [
  baseLayersManifest,
  routeManifest,
  mapKeyManifest,
  stopsManifest,
  placePaneManifest,
  galleryManifest,
  booksManifest,
  paintingsManifest,
  contentPagesManifest,
  searchManifest,
  settingsManifest,
  stopListManifest,
  stopSwipeManifest,
  journeyManifest,
  zoomControlManifest,
  fullscreenManifest,
  hotkeysManifest,
  upcomingManifest,
];
