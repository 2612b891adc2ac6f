import type { PlaceSection } from '../../lib/place-section.ts';
import { LeadPicture } from './tiles/lead-picture.tsx';
import { PictureGroups } from './tiles/picture-groups.tsx';

export const gallerySections: readonly PlaceSection[] = [
  { id: 'lead-picture', slot: 'head', rank: 10, Section: LeadPicture },
  { id: 'pictures', slot: 'body', rank: 40, Section: PictureGroups },
];
