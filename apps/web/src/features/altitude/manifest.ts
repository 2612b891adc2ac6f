import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { AltitudeSlot } from './altitude-slot.tsx';
import { altitudeMessages } from './messages/index.ts';

/** The manifest of the height profile of the leg to a stop. */
export const altitudeManifest: FeatureManifest = {
  id: 'altitude',
  messages: altitudeMessages,
  placeSections: [{ id: 'altitude', slot: 'body', rank: 34, Section: AltitudeSlot }],
};
