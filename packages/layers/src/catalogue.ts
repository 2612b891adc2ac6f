import type { BaseLayer } from './base-layer.ts';
import { arcgisLayers } from './providers/arcgis.ts';
import { azureLayers } from './providers/azure.ts';
import { chinaLayers } from './providers/china.ts';
import { googleLayers } from './providers/google.ts';
import { mapboxLayers } from './providers/mapbox.ts';
import { maptilerLayers } from './providers/maptiler.ts';
import { openLayers } from './providers/open.ts';
import { thunderforestLayers } from './providers/thunderforest.ts';
import { tomtomLayers } from './providers/tomtom.ts';
import { topographicLayers } from './providers/topographic.ts';
import { yandexLayers } from './providers/yandex.ts';

/** All base layers and overlays, in the order of lists. */
export const catalogue: readonly BaseLayer[] = [
  ...topographicLayers,
  ...openLayers,
  ...arcgisLayers,
  ...mapboxLayers,
  ...azureLayers,
  ...maptilerLayers,
  ...tomtomLayers,
  ...yandexLayers,
  ...googleLayers,
  ...chinaLayers,
  ...thunderforestLayers,
];

const layersByCode = new Map(catalogue.map((layer) => [layer.code, layer]));

/** The layer of a code; undefined for an unknown one. */
export function findLayer(code: string): BaseLayer | undefined {
  return layersByCode.get(code);
}
