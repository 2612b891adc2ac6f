import type { MapPart } from '../../lib/manifest/map-part.ts';
import { DiscsOnMap } from './discs-on-map.tsx';
import { FilterChip } from './filter-chip.tsx';

export const uncertaintyParts: readonly MapPart[] = [
  { id: 'uncertainty', slot: 'ground', rank: 7, Part: DiscsOnMap },
  { id: 'certain-only', slot: 'edge', rank: 35, Part: FilterChip },
];
