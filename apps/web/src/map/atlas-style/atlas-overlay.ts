import type { Language } from '@cae-map/contract/enumerations';
import { groundLayers } from './ground-layers.ts';
import { mountainLayers } from './mountain-layers.ts';
import { nameLayers } from './name-layers.ts';
import { atlasSources } from './atlas-sources.ts';
import type { MapOverlay } from '../overlays/map-overlay.ts';
import { mountainImages } from './mountain-images.ts';
import { textureImages } from './texture-images.ts';
import { townImageId, townImage } from './town-image.ts';
import { atlasPalettes } from '../style/tokens.ts';
import type { ColorScheme } from '../style/tokens.ts';

/** The attribution of the atlas data. */
export const atlasAttribution = 'Natural Earth · GSHHG (Wessel & Smith) · NASA · GeoNames (CC BY 4.0)';

/** Options of {@link atlasOverlay}. */
export interface AtlasOptions {
  readonly colorScheme: ColorScheme;
  /** The language of its labels. */
  readonly language: Language;
  /** Absolute URL of the generated atlas, without a trailing slash. */
  readonly url: string;
}

/** The built-in atlas, the bottom overlay of the map. */
export function atlasOverlay({ colorScheme, language, url }: AtlasOptions): MapOverlay {
  const palette = atlasPalettes[colorScheme];
  return {
    id: 'atlas',
    order: 0,
    sources: atlasSources(url),
    layers: [
      ...groundLayers(palette, colorScheme),
      ...mountainLayers(colorScheme),
      ...nameLayers(palette, colorScheme, language),
    ],
    interactiveLayerIds: [],
    images: {
      ...mountainImages(colorScheme, palette),
      [townImageId(colorScheme)]: townImage(palette),
      ...textureImages(colorScheme, palette),
    },
  };
}
