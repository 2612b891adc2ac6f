import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { paths } from '../../lib/url/paths.ts';
import { editorPaths } from '../../lib/url/record-paths.ts';
import { placeEditingCommands } from './commands/place-editing-commands.ts';
import { placeEditingMessages } from './messages/index.ts';
import { QuickEditSlot } from './quick-edit/quick-edit-slot.tsx';

/** The manifest of the administration of places: the list beside the map, and the quick edit in the pane of a stop. */
export const placeEditingManifest: FeatureManifest = {
  id: 'place-editing',
  messages: placeEditingMessages,
  commands: placeEditingCommands,
  placeSections: [
    { id: 'quick-edit', slot: 'body', rank: 5, audience: 'places.write', Section: QuickEditSlot },
  ],
  recordKinds: [
    {
      entity: 'place',
      paths: {
        edit: editorPaths('place').editPattern,
        create: paths.newPlace(),
        changes: paths.placeChanges(),
      },
      isBesideMap: true,
      load: async () => (await import('./place-kind.tsx')).placeScreens,
      source: 'src/features/place-editing/place-kind.tsx',
      loadMapTools: async () => (await import('./edit/map/edited-place-on-map.tsx')).EditedPlaceOnMap,
    },
  ],
  screens: [
    {
      id: 'places-for-editors',
      paths: [paths.admin()],
      audience: 'places.write',
      frame: 'map',
      mapPage: 'workspace',
      load: async () => (await import('./list/places-screen.tsx')).placesScreenModule,
      source: 'src/features/place-editing/list/places-screen.tsx',
    },
  ],
};
