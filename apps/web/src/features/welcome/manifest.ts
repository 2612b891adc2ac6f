import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { welcomeMessages } from './messages/index.ts';
import { WelcomePart } from './welcome-part.tsx';

/** The manifest of the dialogs of a first visit: the choice of the language, the English version, and the card that offers the journey. */
export const welcomeManifest: FeatureManifest = {
  id: 'welcome',
  messages: welcomeMessages,
  pageParts: [{ id: 'welcome', slot: 'map-screen', rank: 30, Part: WelcomePart }],
};
