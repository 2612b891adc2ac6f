import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { stopCommands } from './stop-commands.ts';

/** The manifest of the navigation between stops by keys; the sheet uses the swipe of this feature. */
export const stopSwipeManifest: FeatureManifest = { id: 'stop-swipe', commands: stopCommands };
