import { restoreBaseLayer } from '../../map/base-layers/base-layer-store.ts';
import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { layerCommands, layersCommand } from './layer-commands.ts';
import { baseLayerMessages } from './messages/index.ts';

/** The manifest of the base layers, their control and their attribution. */
export const baseLayersManifest: FeatureManifest = {
  id: 'base-layers',
  messages: baseLayerMessages,
  commands: [layersCommand, ...layerCommands],
  options: [{ restore: restoreBaseLayer }],
  loadMapParts: async () => (await import('./map-parts.ts')).baseLayersParts,
};
