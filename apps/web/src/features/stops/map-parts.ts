import type { MapPart } from '../../lib/manifest/map-part.ts';
import { StopsOnMap } from './stops-on-map.tsx';

export const stopsParts: readonly MapPart[] = [{ id: 'stops', slot: 'ground', rank: 20, Part: StopsOnMap }];
