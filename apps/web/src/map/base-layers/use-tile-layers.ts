import type { Language } from '@cae-map/contract/enumerations';
import { browserTileUrls } from '@cae-map/layers/tile-urls';
import { useMemo } from 'react';
import type { OfferedLayer } from '@cae-map/layers/layer-choice';
import { useShownLayer, useShownOverlays } from './use-base-layer.ts';
import type { TileLayer } from './tile-layer.ts';

/** The tiles of the shown base layer; null for the atlas. */
export function useBaseTileLayer(language: Language): TileLayer | null {
  const shown = useShownLayer();
  return useMemo(() => (shown.kind === 'layer' ? toTileLayer(shown, language) : null), [shown, language]);
}

/** The tiles of the visible overlays. */
export function useTileOverlays(language: Language): readonly TileLayer[] {
  const overlays = useShownOverlays();
  return useMemo(() => overlays.map((overlay) => toTileLayer(overlay, language)), [overlays, language]);
}

function toTileLayer({ layer, offer }: OfferedLayer, language: Language): TileLayer {
  const { code, minZoom, maxNativeZoom, projection, datum, lightness } = layer;
  return {
    code,
    urls: browserTileUrls(layer, offer, language),
    minZoom,
    maxNativeZoom,
    projection,
    datum,
    lightness,
  };
}
