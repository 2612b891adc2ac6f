import type { MapPart } from '../../lib/manifest/map-part.ts';
import { DropPart } from './on-map/drop-part.tsx';
import { TracksControl } from './on-map/tracks-control.tsx';
import { TracksPart } from './on-map/tracks-part.tsx';

export const tracksParts: readonly MapPart[] = [
  { id: 'tracks', slot: 'ground', rank: 14, Part: TracksPart },
  // On phones the tracks are a tab of the sheet.
  {
    id: 'tracks-control',
    slot: 'sheets',
    rank: 15,
    isOmittedOnPhones: true,
    isAmongFurtherControls: true,
    Part: TracksControl,
  },
  { id: 'tracks-drop', slot: 'edge', rank: 45, Part: DropPart },
];
