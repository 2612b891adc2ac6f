import type { MapPart } from '../../lib/manifest/map-part.ts';
import { RouteOnMap } from './route-on-map.tsx';
import { ShowJourneyControl } from './show-journey-control.tsx';

export const routeParts: readonly MapPart[] = [
  { id: 'route', slot: 'ground', rank: 10, Part: RouteOnMap },
  { id: 'show-journey', slot: 'view', rank: 10, isAmongFurtherControls: true, Part: ShowJourneyControl },
];
