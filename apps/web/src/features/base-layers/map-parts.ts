import type { MapPart } from '../../lib/manifest/map-part.ts';
import { MapAttribution } from './map-attribution.tsx';

export const baseLayersParts: readonly MapPart[] = [
  { id: 'attribution', slot: 'edge', rank: 20, Part: MapAttribution },
];
