import type { MapPart } from '../../lib/manifest/map-part.ts';
import { FullscreenControl } from './fullscreen-control.tsx';

export const fullscreenParts: readonly MapPart[] = [
  { id: 'fullscreen', slot: 'view', rank: 90, isOmittedOnPhones: true, Part: FullscreenControl },
];
