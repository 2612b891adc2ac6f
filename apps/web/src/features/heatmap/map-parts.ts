import type { MapPart } from '../../lib/manifest/map-part.ts';
import { HeatmapPart } from './heatmap-part.tsx';

export const heatmapParts: readonly MapPart[] = [
  { id: 'heatmap', slot: 'ground', rank: 5, Part: HeatmapPart },
];
