import { LeadPicture } from './tiles/lead-picture.tsx';
import { PictureGroups } from './tiles/picture-groups.tsx';
import type { PlaceSection } from '../../lib/manifest/place-section.ts';

export const gallerySections: readonly PlaceSection[] = [
  { id: 'lead-picture', slot: 'head', rank: 10, Section: LeadPicture },
  { id: 'pictures', slot: 'body', rank: 40, Section: PictureGroups },
];
