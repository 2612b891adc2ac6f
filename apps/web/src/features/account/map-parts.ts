import type { MapPart } from '../../lib/manifest/map-part.ts';
import { ProfileControl } from './profile/profile-control.tsx';

export const accountMapParts: readonly MapPart[] = [
  // On phones the profile is a tab of the sheet.
  {
    id: 'profile-control',
    slot: 'sheets',
    rank: 25,
    audience: 'signedIn',
    isOmittedOnPhones: true,
    isAmongFurtherControls: true,
    Part: ProfileControl,
  },
];
