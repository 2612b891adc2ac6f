import type { FeatureManifest } from '../../lib/feature-manifest.ts';
import { searchCommands } from './search-commands.ts';

/** The search: a dialog over every page, with its key. */
export const searchManifest: FeatureManifest = { id: 'search', commands: searchCommands };
