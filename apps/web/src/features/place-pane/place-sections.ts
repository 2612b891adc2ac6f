import type { PlaceSection } from '../../lib/place-section.ts';
import { Chronicle } from './chronicle.tsx';
import { PlaceFacts } from './place-facts.tsx';
import { PlaceNotes } from './place-notes.tsx';
import { PlaceSources } from './place-sources.tsx';

export const ownSections: readonly PlaceSection[] = [
  { id: 'facts', slot: 'body', rank: 10, Section: PlaceFacts },
  { id: 'notes', slot: 'body', rank: 20, Section: PlaceNotes },
  { id: 'chronicle', slot: 'body', rank: 30, Section: Chronicle },
  { id: 'sources', slot: 'body', rank: 60, Section: PlaceSources },
];
