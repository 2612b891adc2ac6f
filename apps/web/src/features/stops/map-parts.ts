import type { MapPart } from '../../lib/manifest/map-part.ts';
import { EdgePointer } from './edge-pointer/edge-pointer.tsx';
import { StopsOnMap } from './stops-on-map.tsx';

export const stopsParts: readonly MapPart[] = [
  { id: 'stops', slot: 'ground', rank: 20, Part: StopsOnMap },
  { id: 'edge-pointer', slot: 'edge', rank: 5, Part: EdgePointer },
];
