import type { FeatureManifest, MenuEntry, ScreenDefinition } from '../lib/feature-manifest.ts';
import { booksManifest } from '../features/books/manifest.ts';
import { contentPagesManifest } from '../features/content-pages/manifest.ts';
import { placePaneManifest } from '../features/place-pane/manifest.ts';
import { upcomingManifest } from '../features/upcoming/manifest.ts';
import { mapScreenManifest } from './map-screen/manifest.ts';

/** Every feature of the product. This is the only place where they meet. */
const manifests: readonly FeatureManifest[] = [
  mapScreenManifest,
  placePaneManifest,
  booksManifest,
  contentPagesManifest,
  upcomingManifest,
];

export const screens: readonly ScreenDefinition[] = manifests.flatMap((manifest) => manifest.screens ?? []);

export const menuEntries: readonly MenuEntry[] = manifests
  .flatMap((manifest) => manifest.menu ?? [])
  .sort((a, b) => a.rank - b.rank);
