import type { MapPart } from '../../lib/manifest/map-part.ts';
import { DateControl } from './dialog/date-control.tsx';
import { FoundOnMap } from './found-on-map/found-on-map.tsx';
import { SearchControl } from './dialog/search-control.tsx';

export const searchParts: readonly MapPart[] = [
  { id: 'search-control', slot: 'sheets', rank: 5, Part: SearchControl },
  { id: 'date-control', slot: 'sheets', rank: 7, Part: DateControl },
  { id: 'search-found', slot: 'ground', rank: 15, Part: FoundOnMap },
];
