import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { stopCommands } from './stop-commands.ts';

/** From stop to stop: by keys, and by a swipe that the sheet takes from here. */
export const stopSwipeManifest: FeatureManifest = { id: 'stop-swipe', commands: stopCommands };
