import type { MapPart } from '../../lib/manifest/map-part.ts';
import { StopListControl } from './stop-list-control.tsx';
import { StopListSheet } from './stop-list-sheet.tsx';

export const stopListParts: readonly MapPart[] = [
  { id: 'stop-list-control', slot: 'sheets', rank: 10, Part: StopListControl },
  { id: 'stop-list', slot: 'edge', rank: 30, Part: StopListSheet },
];
