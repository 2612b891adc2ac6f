import { booksManifest } from '../features/books/manifest.ts';
import { contentPagesManifest } from '../features/content-pages/manifest.ts';
import { galleryManifest } from '../features/gallery/manifest.ts';
import { hotkeysManifest } from '../features/hotkeys/manifest.ts';
import { journeyManifest } from '../features/journey/manifest.ts';
import { placePaneManifest } from '../features/place-pane/manifest.ts';
import { searchManifest } from '../features/search/manifest.ts';
import { settingsManifest } from '../features/settings/manifest.ts';
import { stopSwipeManifest } from '../features/stop-swipe/manifest.ts';
import { upcomingManifest } from '../features/upcoming/manifest.ts';
import type { FeatureManifest } from '../lib/feature-manifest.ts';

/** Every feature of the product. What features lay on the map is in `map-screen/map-parts.ts`. */
export const featureManifests: readonly FeatureManifest[] = [
  placePaneManifest,
  galleryManifest,
  booksManifest,
  contentPagesManifest,
  searchManifest,
  settingsManifest,
  stopSwipeManifest,
  journeyManifest,
  hotkeysManifest,
  upcomingManifest,
];
