import type { MapPart } from '../../lib/manifest/map-part.ts';
import { TouchZoomControl, ZoomControl } from './zoom-control.tsx';

export const zoomControlParts: readonly MapPart[] = [
  { id: 'zoom-control', slot: 'zoom', rank: 10, isInWorkspaces: true, Part: ZoomControl },
  {
    id: 'touch-zoom-control',
    slot: 'zoom',
    rank: 10,
    isInWorkspaces: true,
    audience: 'researchers',
    Part: TouchZoomControl,
  },
];
