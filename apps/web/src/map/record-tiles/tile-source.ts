import type { MapTileLayer, MapTileset } from '@cae-map/contract/entities/map-tileset';
import type { VectorSourceSpecification } from 'maplibre-gl';
import type { LayerSource } from '../overlays/map-overlay.ts';
import { recordTileTemplate } from './tile-protocol.ts';

/** Sources by tileset and id, because the map compares them by reference. */
const known = new WeakMap<MapTileset, Map<string, VectorSourceSpecification>>();

/**
 * Returns the source of the tiles for some overlays; always the same one for the same tileset and id. Overlays that change at different
 * times have different ids: a changed layer makes the map lay out all layers of its source again. The tiles are in the HTTP cache.
 */
export function recordTileSource(tileset: MapTileset, id: string): VectorSourceSpecification {
  const sources = known.get(tileset) ?? new Map<string, VectorSourceSpecification>();
  known.set(tileset, sources);
  const source = sources.get(id) ?? createSource(tileset);
  sources.set(id, source);
  return source;
}

function createSource(tileset: MapTileset): VectorSourceSpecification {
  const { minzoom, maxzoom, bounds } = tileset;
  return {
    type: 'vector',
    tiles: [recordTileTemplate(tileset)],
    minzoom,
    maxzoom,
    ...(bounds === null ? {} : { bounds }),
  };
}

/** A layer of the tiles as the origin of the features of a map layer. */
export function recordTileLayer(source: string, layer: MapTileLayer): LayerSource {
  return { source, 'source-layer': layer };
}
