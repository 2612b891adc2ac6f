import type { LayerSpecification, SourceSpecification } from 'maplibre-gl';
import { fineTerrainSourceId } from '../atlas-style/atlas-sources.ts';
import { toMapLibreZoom } from '../camera/zoom.ts';
import type { MapOverlay } from '../overlays/map-overlay.ts';
import { resampledTemplate } from '../protocols/resampled-tiles.ts';
import { needsResampling, tilePixels } from '../protocols/needs-resampling.ts';
import type { TileLayer } from './tile-layer.ts';

const idPrefix = 'tiles:';

/** The id of the source of a part of a layer. */
function sourceId(code: string, part: number): string {
  return `${idPrefix}${code}:${part}`;
}

/** The code of the layer of a source or an overlay, or null for others. The finer terrain counts as a layer. */
export function layerOfSource(id: string): string | null {
  if (id === fineTerrainSourceId) return id;
  return id.startsWith(idPrefix) ? (id.slice(idPrefix.length).split(':')[0] ?? null) : null;
}

/** The codes of the layers of tiles that overlays contain. */
export function shownTileLayers(overlays: readonly MapOverlay[]): ReadonlySet<string> {
  return new Set(
    overlays.flatMap(({ sources }) => Object.keys(sources).flatMap((id) => layerOfSource(id) ?? [])),
  );
}

/**
 * The overlay of a layer of tiles.
 * @param order one of the bands of `drawOrder`
 */
export function tileLayerOverlay(layer: TileLayer, order: number): MapOverlay {
  const sources: Record<string, SourceSpecification> = {};
  const layers: LayerSpecification[] = [];
  for (const [part, url] of layer.urls.entries()) {
    const id = sourceId(layer.code, part);
    sources[id] = {
      type: 'raster',
      tiles: [tileTemplate(layer, url)],
      tileSize: tilePixels,
      minzoom: layer.minZoom,
      maxzoom: layer.maxNativeZoom,
    };
    // The style would show no tiles below the minimum zoom of the source; the atlas is seen there.
    layers.push({ id, type: 'raster', source: id, minzoom: toMapLibreZoom(Math.max(1, layer.minZoom)) });
  }
  return { id: `${idPrefix}${layer.code}`, order, sources, layers, interactiveLayerIds: [] };
}

function tileTemplate({ projection, datum }: TileLayer, url: string): string {
  // Workers fetch the tiles and cannot resolve URLs relative to the page.
  const template = url.startsWith('/') ? `${location.origin}${url}` : url;
  return needsResampling(projection, datum) ? resampledTemplate({ template, projection, datum }) : template;
}
