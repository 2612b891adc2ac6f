import type { PlaceSection } from '../../../lib/manifest/place-section.ts';
import { Chronicle } from './chronicle.tsx';
import { PlaceActions } from './place-actions.tsx';
import { PlaceAdmin } from './place-admin.tsx';
import { PlaceNotes } from './place-notes.tsx';
import { PlaceSources } from './place-sources.tsx';

export const placePaneSections: readonly PlaceSection[] = [
  { id: 'notes', slot: 'body', rank: 20, Section: PlaceNotes },
  { id: 'chronicle', slot: 'body', rank: 30, Section: Chronicle },
  { id: 'actions', slot: 'body', rank: 32, Section: PlaceActions },
  { id: 'sources', slot: 'body', rank: 60, Section: PlaceSources },
  { id: 'admin', slot: 'body', rank: 90, audience: 'places.write', Section: PlaceAdmin },
];
