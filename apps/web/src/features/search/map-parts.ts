import type { MapPart } from '../../lib/manifest/map-part.ts';
import { DateControl } from './dialog/date-control.tsx';
import { FoundOnMap } from './found-on-map/found-on-map.tsx';
import { SearchControl } from './dialog/search-control.tsx';

export const searchParts: readonly MapPart[] = [
  // On phones the button in the header opens the search, which contains the calendar.
  { id: 'search-control', slot: 'sheets', rank: 5, isOmittedOnPhones: true, Part: SearchControl },
  { id: 'date-control', slot: 'sheets', rank: 7, isOmittedOnPhones: true, Part: DateControl },
  { id: 'search-found', slot: 'ground', rank: 15, Part: FoundOnMap },
];
