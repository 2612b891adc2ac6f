import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { shownPlacesQuery } from '../../lib/options/shown-places.ts';
import { searchCommands } from './dialog/search-commands.ts';
import { SearchLauncher } from './dialog/search-launcher.tsx';
import { CloseSheetForResults } from './found-on-map/close-sheet-for-results.ts';
import { listParameters } from './places-list/state/list-parameters.ts';
import { searchMessages } from './messages/index.ts';

/** The manifest of the search: a dialog with a shortcut on every page, a search page, and the list of all places. */
export const searchManifest: FeatureManifest = {
  id: 'search',
  messages: searchMessages,
  screens: [
    {
      id: 'search',
      paths: ['/search'],
      load: async () => (await import('./search-screen.tsx')).searchScreenModule,
      source: 'src/features/search/search-screen.tsx',
      query: ['q', 'by'],
    },
    {
      id: 'places-list',
      paths: ['/placeslist'],
      load: async () => (await import('./places-list/places-list-screen.tsx')).placesListScreenModule,
      source: 'src/features/search/places-list/places-list-screen.tsx',
      query: [...listParameters, 'page', ...shownPlacesQuery],
    },
  ],
  commands: searchCommands,
  pageParts: [
    { id: 'search-launcher', slot: 'header', rank: 10, Part: SearchLauncher },
    { id: 'close-sheet-for-results', slot: 'map-screen', rank: 10, Part: CloseSheetForResults },
  ],
  loadMapParts: async () => (await import('./map-parts.ts')).searchParts,
};
