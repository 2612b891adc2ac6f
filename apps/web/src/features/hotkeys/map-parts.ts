import type { MapPart } from '../../lib/manifest/map-part.ts';
import { KeyHelpControl } from './key-help-control.tsx';

export const hotkeysParts: readonly MapPart[] = [
  { id: 'key-help-control', slot: 'view', rank: 95, Part: KeyHelpControl },
];
