import type {
  ColorReliefLayerSpecification,
  ExpressionSpecification,
  LayerSpecification,
  SkySpecification,
} from 'maplibre-gl';
import { atlasOverlay, type AtlasOptions } from '../atlas-style/atlas-overlay.ts';
import { toMapLibreZoom } from '../camera/zoom.ts';
import type { MapOverlay } from '../overlays/map-overlay.ts';
import { interpolateElevation, rampZoom } from '../style/expressions.ts';
import type { ColorScheme } from '../style/tokens.ts';
import type { SceneLight } from './scene-light.ts';

/**
 * The layers of the atlas that the terrain carries. Each is drawn to a texture of every visible tile, so there are no more than
 * needed; mountain signs and ground patterns are for flat maps, and the outlines of glaciers are coarser than the
 * ground they would lie on; the tints show where there is snow.
 */
const carriedLayers: ReadonlySet<string> = new Set([
  'atlas-water',
  'atlas-depths',
  'atlas-land',
  'atlas-bands',
  'atlas-contours',
  'atlas-tints',
  'atlas-salt',
  'atlas-hillshade',
  'atlas-rivers',
  'atlas-rivers-near',
  'atlas-lakes',
  'atlas-lakes-near',
  'atlas-coast',
  'atlas-names-land',
  'atlas-names-great-land',
  'atlas-peaks',
  'atlas-towns',
]);

/** The zooms (512-pixel tiles) between which the globe becomes a plane: about 3,000 and 1,500 km from the ground. */
export const globeZooms = { round: 4.9, flat: 5.9 } as const;

/** The atlas on the terrain, in the light of a moment. */
export function sceneOverlay(options: AtlasOptions, light: SceneLight): MapOverlay {
  const atlas = atlasOverlay(options);
  const layers = atlas.layers
    .filter(({ id }) => carriedLayers.has(id))
    .map((layer) => illuminate(layer, light, options.colorScheme));
  return { ...atlas, layers };
}

/**
 * The zooms (256-pixel tiles) between which the relief appears. It begins farther than on flat maps, because the mountain signs,
 * which show the ranges there, would lie on the ground.
 */
const reliefFade = { from: 2.5, to: 4.5 } as const;

function illuminate(layer: LayerSpecification, light: SceneLight, scheme: ColorScheme): LayerSpecification {
  const { from, to } = reliefFade;
  if (layer.type === 'color-relief') {
    const opacity = rampZoom([from, 0], [to, 1]);
    return {
      ...layer,
      minzoom: toMapLibreZoom(from),
      paint: {
        ...layer.paint,
        'color-relief-color': snowTints(layer, scheme),
        'color-relief-opacity': opacity,
      },
    };
  }
  if (layer.type !== 'hillshade') return layer;
  return {
    ...layer,
    minzoom: toMapLibreZoom(from),
    paint: {
      ...layer.paint,
      'hillshade-illumination-direction': Math.round(light.direction) % 360,
      'hillshade-highlight-color': light.lit,
      'hillshade-shadow-color': light.shaded,
      'hillshade-exaggeration': rampZoom([from, 0], [to, light.shading]),
    },
  };
}

/**
 * The tints of ground above the snow line, which is between 5,000 and 6,000 m in these mountains, by height in metres. They are
 * whiter than on flat maps, where names must be readable on them.
 */
const snow: Readonly<Record<ColorScheme, Readonly<Record<number, string>>>> = {
  light: { 5300: '#e4d5bf', 5800: '#f3efe9', 6400: '#fcfcfd' },
  dark: { 5300: '#5a5872', 5800: '#8d8fb0', 6400: '#bcc0da' },
};

/** The operator, the interpolation and the input of the expression, before its pairs of height and colour. */
const tintHead = 3;

function snowTints(layer: ColorReliefLayerSpecification, scheme: ColorScheme): ExpressionSpecification {
  const expression: readonly unknown[] = [layer.paint?.['color-relief-color']].flat();
  const pairs = expression.slice(tintHead);
  const firstSnow = pairs.findIndex((value, index) => index % 2 === 0 && Number(value) >= 5300);
  const below = firstSnow === -1 ? pairs : pairs.slice(0, firstSnow);
  const stops = below.flatMap((value, index): (readonly [number, string])[] =>
    index % 2 === 0 ? [[Number(value), String(below[index + 1])]] : [],
  );
  const above = Object.entries(snow[scheme]).map(([metres, colour]) => [Number(metres), colour] as const);
  return interpolateElevation(...stops, ...above);
}

/** The sky and the haze of the distance. */
export function sceneSky({ sky, horizon, haze }: SceneLight): SkySpecification {
  return {
    'sky-color': sky,
    'horizon-color': horizon,
    'fog-color': haze,
    'sky-horizon-blend': 0.7,
    'horizon-fog-blend': 0.6,
    'fog-ground-blend': 0.6,
    'atmosphere-blend': ['interpolate', ['linear'], ['zoom'], globeZooms.round - 2, 1, globeZooms.flat, 0],
  };
}
