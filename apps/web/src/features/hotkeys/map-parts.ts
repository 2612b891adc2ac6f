import type { MapPart } from '../../lib/manifest/map-part.ts';
import { KeyHelpControl } from './key-help-control.tsx';

export const hotkeysParts: readonly MapPart[] = [
  // In a narrow window with a keyboard `?` opens the key help.
  { id: 'key-help-control', slot: 'view', rank: 95, isOmittedOnPhones: true, Part: KeyHelpControl },
];
