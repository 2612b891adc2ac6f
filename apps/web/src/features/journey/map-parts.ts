import type { MapPart } from '../../lib/manifest/map-part.ts';
import { JourneyPart } from './player/journey-part.tsx';

export const journeyParts: readonly MapPart[] = [
  { id: 'journey', slot: 'edge', rank: 25, Part: JourneyPart },
];
