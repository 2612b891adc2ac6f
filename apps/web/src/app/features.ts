import type { Command } from '../lib/commands/command.ts';
import type { FeatureManifest, MenuEntry, ScreenDefinition } from '../lib/feature-manifest.ts';
import { featureManifests } from './feature-manifests.ts';
import { mapScreenManifest } from './map-screen/manifest.ts';

const manifests: readonly FeatureManifest[] = [mapScreenManifest, ...featureManifests];

/** The screens of all features. */
export const screens: readonly ScreenDefinition[] = manifests.flatMap((manifest) => manifest.screens ?? []);

/** The menu of all features, in its order. */
export const menuEntries: readonly MenuEntry[] = manifests
  .flatMap((manifest) => manifest.menu ?? [])
  .sort((a, b) => a.rank - b.rank);

/** The commands of all features: what their keys, the help and the controls are made from. */
export const commands: readonly Command[] = manifests.flatMap((manifest) => manifest.commands ?? []);
