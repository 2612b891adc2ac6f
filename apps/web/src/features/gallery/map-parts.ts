import type { MapPart } from '../../lib/manifest/map-part.ts';
import { GeoPhotosControl } from './on-map/geo-photos-control.tsx';
import { GeoPhotosPart } from './on-map/geo-photos-part.tsx';
import { ShownImageCamera } from './shown-image-camera.tsx';

export const galleryParts: readonly MapPart[] = [
  { id: 'geo-photos', slot: 'ground', rank: 17, Part: GeoPhotosPart },
  { id: 'geo-photos-control', slot: 'view', rank: 15, Part: GeoPhotosControl },
  { id: 'shown-image', slot: 'ground', rank: 90, Part: ShownImageCamera },
];
