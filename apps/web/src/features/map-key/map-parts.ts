import type { MapPart } from '../../lib/manifest/map-part.ts';
import { MapLegend } from './map-legend.tsx';

export const mapKeyParts: readonly MapPart[] = [
  { id: 'map-legend', slot: 'edge', rank: 10, isHiddenWithControls: true, Part: MapLegend },
];
