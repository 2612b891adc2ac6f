import type { Language } from '@cae-map/contract/enumerations';
import { groundLayers } from './ground-layers.ts';
import { peakImage, peakImageId } from './peak-image.ts';
import { mountainLayers } from './mountain-layers.ts';
import { nameLayers } from './name-layers.ts';
import { contourLabelLayers } from './relief-layers.ts';
import { atlasSources } from './atlas-sources.ts';
import { drawOrder } from '../overlays/draw-order.ts';
import type { MapOverlay } from '../overlays/map-overlay.ts';
import { mountainImages } from './mountain-images.ts';
import { textureImages } from './texture-images.ts';
import { townImageId, townImage } from './town-image.ts';
import { atlasPalettes } from '../style/tokens.ts';
import type { ColorScheme } from '../style/tokens.ts';
import type { Terrain } from '../terrain/terrain-manifest.ts';

/** The attribution of the atlas data. */
export const atlasAttribution =
  'Natural Earth · GSHHG (Wessel & Smith) · DTED Level 0 (NIMA/NGA, USGS), SRTM30 (NASA/USGS) · GeoNames (CC BY 4.0)';

/** Options of {@link atlasOverlay}. */
export interface AtlasOptions {
  readonly colorScheme: ColorScheme;
  /** The language of its labels. */
  readonly language: Language;
  /** Absolute URL of the generated atlas, without a trailing slash. */
  readonly url: string;
  /** Null without relief. */
  readonly terrain: Terrain | null;
}

/** The built-in atlas, the bottom overlay of the map. */
export function atlasOverlay({ colorScheme, language, url, terrain }: AtlasOptions): MapOverlay {
  const palette = atlasPalettes[colorScheme];
  return {
    id: 'atlas',
    order: drawOrder.atlas,
    sources: atlasSources(url, terrain),
    layers: [
      ...groundLayers(palette, colorScheme, terrain),
      ...mountainLayers(colorScheme, terrain !== null),
      ...(terrain ? contourLabelLayers(palette, terrain) : []),
      ...nameLayers(palette, colorScheme, language),
    ],
    interactiveLayerIds: [],
    images: {
      ...mountainImages(colorScheme, palette),
      [peakImageId(colorScheme)]: peakImage(palette),
      [townImageId(colorScheme)]: townImage(palette),
      ...textureImages(colorScheme, palette),
    },
  };
}
