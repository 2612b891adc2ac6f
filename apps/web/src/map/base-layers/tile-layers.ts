import { drawOrder } from '../overlays/draw-order.ts';
import type { OverlayRegistry } from '../overlays/overlay-registry.ts';
import { tileLayerOverlay } from './tile-layer-overlay.ts';
import type { TileLayer } from './tile-layer.ts';

/** The layers of tiles of one map. */
export interface TileLayers {
  /** Shows a base layer and the overlays above it; null for the atlas alone. The same objects have no effect. */
  show(baseLayer: TileLayer | null, overlays: readonly TileLayer[]): void;
}

/** Creates the layers of tiles, which are shown as overlays of the registry. */
export function createTileLayers(registry: Pick<OverlayRegistry, 'show'>): TileLayers {
  let shownBase: TileLayer | null = null;
  let shownOverlays: readonly TileLayer[] = [];
  let removals: readonly (() => void)[] = [];
  return {
    show(baseLayer, overlays) {
      if (baseLayer === shownBase && overlays === shownOverlays) return;
      shownBase = baseLayer;
      shownOverlays = overlays;
      for (const remove of removals) remove();
      removals = [
        ...(baseLayer === null ? [] : [tileLayerOverlay(baseLayer, drawOrder.baseLayer)]),
        ...overlays.map((layer) => tileLayerOverlay(layer, drawOrder.tileOverlays)),
      ].map((overlay) => registry.show(overlay));
    },
  };
}
