import type { MapPart } from '../../lib/manifest/map-part.ts';
import { FieldControl } from './field-control.tsx';

export const fieldParts: readonly MapPart[] = [
  { id: 'field-control', slot: 'view', rank: 32, isAmongFurtherControls: true, Part: FieldControl },
];
