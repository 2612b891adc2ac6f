import type { MapPart } from '../../lib/manifest/map-part.ts';
import { Map3dControl } from './links/map3d-control.tsx';

export const map3dParts: readonly MapPart[] = [
  { id: 'map3d-control', slot: 'view', rank: 20, isAmongFurtherControls: true, Part: Map3dControl },
];
