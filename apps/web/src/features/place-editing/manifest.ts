import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { paths } from '../../lib/url/paths.ts';
import { placeEditingCommands } from './commands/place-editing-commands.ts';
import { placeEditingMessages } from './messages/index.ts';
import { QuickEditSlot } from './quick-edit/quick-edit-slot.tsx';

/** The manifest of the administration of places: the list beside the map, and the quick edit in the pane of a stop. */
export const placeEditingManifest: FeatureManifest = {
  id: 'place-editing',
  messages: placeEditingMessages,
  commands: placeEditingCommands,
  loadMapParts: async () => (await import('./map-parts.ts')).placeEditingParts,
  placeSections: [{ id: 'quick-edit', slot: 'body', rank: 5, audience: 'admins', Section: QuickEditSlot }],
  screens: [
    {
      id: 'places-for-editors',
      paths: [paths.admin()],
      audience: 'admins',
      frame: 'map',
      isWorkspace: true,
      load: async () => (await import('./list/places-screen.tsx')).placesScreenModule,
      source: 'src/features/place-editing/list/places-screen.tsx',
    },
    {
      id: 'place-changes',
      paths: [paths.placeChanges()],
      audience: 'admins',
      frame: 'map',
      isWorkspace: true,
      load: async () => (await import('./changes/changes-screen.tsx')).changesScreenModule,
      source: 'src/features/place-editing/changes/changes-screen.tsx',
    },
    {
      id: 'edit-place',
      paths: ['/place/edit/:id'],
      numericParameters: ['id'],
      audience: 'admins',
      frame: 'map',
      isWorkspace: true,
      load: async () => (await import('./edit/edit-screen.tsx')).editScreenModule,
      source: 'src/features/place-editing/edit/edit-screen.tsx',
    },
    {
      id: 'new-place',
      paths: [paths.newPlace()],
      audience: 'admins',
      frame: 'map',
      isWorkspace: true,
      load: async () => (await import('./edit/edit-screen.tsx')).newPlaceScreenModule,
      source: 'src/features/place-editing/edit/edit-screen.tsx',
    },
  ],
};
