import { accountManifest } from '../features/account/manifest.ts';
import { altitudeManifest } from '../features/altitude/manifest.ts';
import { baseLayersManifest } from '../features/base-layers/manifest.ts';
import { bookmarksManifest } from '../features/bookmarks/manifest.ts';
import { bookEditingManifest } from '../features/book-editing/manifest.ts';
import { booksManifest } from '../features/books/manifest.ts';
import { contentEditingManifest } from '../features/content-editing/manifest.ts';
import { contentPagesManifest } from '../features/content-pages/manifest.ts';
import { copyCoordinatesManifest } from '../features/copy-coordinates/manifest.ts';
import { daysManifest } from '../features/days/manifest.ts';
import { debugInfoManifest } from '../features/debug-info/manifest.ts';
import { fieldManifest } from '../features/field/manifest.ts';
import { externalMapsManifest } from '../features/external-maps/manifest.ts';
import { fullscreenManifest } from '../features/fullscreen/manifest.ts';
import { galleryManifest } from '../features/gallery/manifest.ts';
import { goToManifest } from '../features/go-to/manifest.ts';
import { heatmapManifest } from '../features/heatmap/manifest.ts';
import { hotkeysManifest } from '../features/hotkeys/manifest.ts';
import { imageEditingManifest } from '../features/image-editing/manifest.ts';
import { journeyManifest } from '../features/journey/manifest.ts';
import { locateManifest } from '../features/locate/manifest.ts';
import { map3dManifest } from '../features/map3d/manifest.ts';
import { mapKeyManifest } from '../features/map-key/manifest.ts';
import { measureManifest } from '../features/measure/manifest.ts';
import { offlineManifest } from '../features/offline/manifest.ts';
import { openDataManifest } from '../features/open-data/manifest.ts';
import { paintingsManifest } from '../features/paintings/manifest.ts';
import { peopleManifest } from '../features/people/manifest.ts';
import { placeEditingManifest } from '../features/place-editing/manifest.ts';
import { placePaneManifest } from '../features/place-pane/manifest.ts';
import { proposalsManifest } from '../features/proposals/manifest.ts';
import { routeExportManifest } from '../features/route-export/manifest.ts';
import { routeManifest } from '../features/route/manifest.ts';
import { searchManifest } from '../features/search/manifest.ts';
import { settingsManifest } from '../features/settings/manifest.ts';
import { shareManifest } from '../features/share/manifest.ts';
import { sourcesManifest } from '../features/sources/manifest.ts';
import { stopListManifest } from '../features/stop-list/manifest.ts';
import { stopSwipeManifest } from '../features/stop-swipe/manifest.ts';
import { stopsManifest } from '../features/stops/manifest.ts';
import { tracksManifest } from '../features/tracks/manifest.ts';
import { translationsManifest } from '../features/translations/manifest.ts';
import { uncertaintyManifest } from '../features/uncertainty/manifest.ts';
import { usersManifest } from '../features/users/manifest.ts';
import { welcomeManifest } from '../features/welcome/manifest.ts';
import { yearColoursManifest } from '../features/year-colours/manifest.ts';
import { serverWatchManifest } from '../features/server-watch/manifest.ts';
import { telemetryManifest } from '../features/telemetry/manifest.ts';
import { zoomControlManifest } from '../features/zoom-control/manifest.ts';
import type { FeatureManifest } from '../lib/manifest/feature-manifest.ts';

/** The manifests of all features, one line each. */
export const featureManifests: readonly FeatureManifest[] = [
  baseLayersManifest,
  routeManifest,
  heatmapManifest,
  yearColoursManifest,
  uncertaintyManifest,
  mapKeyManifest,
  stopsManifest,
  placePaneManifest,
  placeEditingManifest,
  imageEditingManifest,
  bookEditingManifest,
  contentEditingManifest,
  proposalsManifest,
  altitudeManifest,
  galleryManifest,
  booksManifest,
  paintingsManifest,
  peopleManifest,
  sourcesManifest,
  daysManifest,
  contentPagesManifest,
  openDataManifest,
  offlineManifest,
  searchManifest,
  settingsManifest,
  tracksManifest,
  stopListManifest,
  stopSwipeManifest,
  journeyManifest,
  map3dManifest,
  zoomControlManifest,
  locateManifest,
  measureManifest,
  goToManifest,
  externalMapsManifest,
  fieldManifest,
  copyCoordinatesManifest,
  routeExportManifest,
  bookmarksManifest,
  debugInfoManifest,
  fullscreenManifest,
  hotkeysManifest,
  accountManifest,
  translationsManifest,
  usersManifest,
  serverWatchManifest,
  telemetryManifest,
  welcomeManifest,
  shareManifest,
];
