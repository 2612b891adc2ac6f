import type { MapPart } from '../../lib/manifest/map-part.ts';
import { ShownImageCamera } from './shown-image-camera.tsx';

export const galleryParts: readonly MapPart[] = [
  { id: 'shown-image', slot: 'ground', rank: 90, Part: ShownImageCamera },
];
