import type { FeatureManifest } from '../../lib/feature-manifest.ts';
import { pageCommands } from './page-commands.ts';

/** The keys: what runs the commands of all features, and the list of them. */
export const hotkeysManifest: FeatureManifest = { id: 'hotkeys', commands: pageCommands };
