import type { MapPart } from '../../lib/manifest/map-part.ts';
import { DiscsOnMap } from './discs-on-map.tsx';

export const uncertaintyParts: readonly MapPart[] = [
  { id: 'uncertainty', slot: 'ground', rank: 7, Part: DiscsOnMap },
];
