import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { toMapLibreZoom } from '../camera/zoom.ts';
import { interpolateElevation, rampZoom } from '../style/expressions.ts';
import type { AtlasPalette } from '../style/tokens.ts';
import { mapFonts } from '../style/tokens.ts';
import { contourHeight, contourLayer } from '../terrain/contour-tiles.ts';
import { fineTerrainZoom, type Terrain } from '../terrain/terrain-manifest.ts';
import { formLinesLayer, iceLayers } from './ice-layers.ts';
import {
  contourSourceId,
  fineContourSourceId,
  fineTerrainSourceId,
  terrainSourceId,
} from './atlas-sources.ts';

/**
 * The zooms (256-pixel tiles) between which the painted relief (bands, shading and mountain icons) gives way to the relief of
 * the height grid. Below, a cell of the grid is smaller than a pixel.
 */
export const reliefCrossFade = { from: 5.4, to: 6.6 };

/** The light comes from the north-west, as on printed maps. */
const lightDirection = 315;

/** Terrain tiles and the zooms (256-pixel tiles) at which they are drawn. */
interface ReliefPart {
  /** The prefix of the ids of its layers. */
  readonly name: 'atlas' | 'fine';
  readonly terrain: string;
  /** The source of the contour lines; null without them. */
  readonly contours: string | null;
  readonly zooms: { readonly minzoom: number } | { readonly minzoom: number; readonly maxzoom: number };
}

/** The built-in relief, and above `fineTerrainZoom` that of finer tiles if there are any. */
function reliefParts({ contours, fine }: Terrain): readonly ReliefPart[] {
  const from = toMapLibreZoom(reliefCrossFade.from);
  const change = toMapLibreZoom(fineTerrainZoom);
  const builtIn: ReliefPart = {
    name: 'atlas',
    terrain: terrainSourceId,
    contours: contours === null ? null : contourSourceId,
    zooms: fine ? { minzoom: from, maxzoom: change } : { minzoom: from },
  };
  if (!fine) return [builtIn];
  return [
    builtIn,
    {
      name: 'fine',
      terrain: fineTerrainSourceId,
      contours: fine.contours === null ? null : fineContourSourceId,
      zooms: { minzoom: change },
    },
  ];
}

/** The relief of the height grid: tints by height, then light and shadow. */
export function terrainLayers(palette: AtlasPalette, terrain: Terrain): LayerSpecification[] {
  const parts = reliefParts(terrain);
  return [
    ...parts.map((part) => tintsLayer(palette, part)),
    ...parts.flatMap((part) => (part.contours === null ? [] : [contourLinesLayer(palette, part)])),
    ...iceLayers(palette),
    ...parts.map((part) => hillshadeLayer(palette, part)),
    formLinesLayer(palette),
  ];
}

/** The heights of the contour lines, above the ground. */
export function contourLabelLayers(palette: AtlasPalette, terrain: Terrain): LayerSpecification[] {
  return reliefParts(terrain).flatMap((part) =>
    part.contours === null ? [] : [contourLabelLayer(palette, part)],
  );
}

function tintsLayer(palette: AtlasPalette, { name, terrain, zooms }: ReliefPart): LayerSpecification {
  const { from, to } = reliefCrossFade;
  return {
    id: `${name}-tints`,
    type: 'color-relief',
    source: terrain,
    ...zooms,
    paint: {
      'color-relief-color': tintByElevation(palette),
      'color-relief-opacity': rampZoom([from, 0], [to, 1]),
    },
  };
}

function hillshadeLayer(palette: AtlasPalette, { name, terrain, zooms }: ReliefPart): LayerSpecification {
  const { from, to } = reliefCrossFade;
  return {
    id: `${name}-hillshade`,
    type: 'hillshade',
    source: terrain,
    ...zooms,
    paint: {
      // Even on slopes of all directions and colourless on flat ground.
      'hillshade-method': 'igor',
      'hillshade-illumination-direction': lightDirection,
      'hillshade-illumination-anchor': 'map',
      'hillshade-shadow-color': palette.relief.shadow,
      'hillshade-highlight-color': palette.relief.light,
      'hillshade-exaggeration': rampZoom([from, 0], [to, 0.42], [8, 0.38], [9, 0.34], [10, 0.27], [12, 0.18]),
    },
  };
}

/** Whether a contour line is one of every thousand metres, which are stronger and have labels. */
const isIndexLine: ExpressionSpecification = ['==', ['%', ['get', contourHeight], 1000], 0];

/** Lines of a hundred metres are in the tiles of zoom 9, but too dense on slopes before zoom 11 (256-pixel tiles). */
const isShownLine: ExpressionSpecification = [
  'step',
  ['zoom'],
  true,
  toMapLibreZoom(10),
  ['==', ['%', ['get', contourHeight], 200], 0],
  toMapLibreZoom(11),
  true,
];

/** Contour lines below the shading, so that they are part of the ground as on an engraved map. */
function contourLinesLayer(palette: AtlasPalette, { name, contours, zooms }: ReliefPart): LayerSpecification {
  return {
    id: `${name}-contours`,
    type: 'line',
    source: contours ?? '',
    'source-layer': contourLayer,
    ...zooms,
    minzoom: Math.max(zooms.minzoom, toMapLibreZoom(7)),
    filter: ['all', ['>', ['get', contourHeight], 0], isShownLine],
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': palette.relief.contour,
      'line-width': rampZoom(
        [7, byIndex(0.5, 0.4)],
        [8, byIndex(0.7, 0.4)],
        [11, byIndex(1.1, 0.6)],
        [14, byIndex(1.6, 1)],
      ),
      'line-opacity': rampZoom(
        [7, 0],
        [7.4, byIndex(0.4, 0.32)],
        [8.6, byIndex(0.5, 0.32)],
        [11, byIndex(0.55, 0.4)],
      ),
    },
  };
}

function byIndex(index: number, other: number): ExpressionSpecification {
  return ['case', isIndexLine, index, other];
}

/** The heights of the strongest contour lines, in metres. */
function contourLabelLayer(palette: AtlasPalette, { name, contours, zooms }: ReliefPart): LayerSpecification {
  return {
    id: `${name}-contour-labels`,
    type: 'symbol',
    source: contours ?? '',
    'source-layer': contourLayer,
    ...zooms,
    minzoom: Math.max(zooms.minzoom, toMapLibreZoom(7.5)),
    filter: ['all', isIndexLine, ['>', ['get', contourHeight], 0]],
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 380,
      'text-field': ['to-string', ['get', contourHeight]],
      'text-font': [...mapFonts.name],
      'text-size': 9.5,
      'text-max-angle': 25,
      'text-padding': 8,
    },
    paint: {
      'text-color': palette.relief.contour,
      'text-halo-color': palette.halo,
      'text-halo-width': 1,
      'text-opacity': 0.85,
    },
  };
}

/**
 * The tints of the elevation bands without steps: each tint at the middle of its band. Water has no tint, so that lakes and the
 * sea keep their colour; ground below the sea has that of the lowest land. No ground is below -500 m: a damaged tile of zeros,
 * which are -32,768 m, has no tint.
 */
function tintByElevation(palette: AtlasPalette): ExpressionSpecification {
  const lowest = palette.land;
  const bands = Object.entries(palette.heights).map(([metres, colour]) => [Number(metres), colour] as const);
  const middles = bands.map(([metres, colour], index): readonly [number, string] => {
    const above = bands[index + 1]?.[0] ?? metres + 400;
    return [(metres + above) / 2, colour];
  });
  const snow = Object.entries(palette.relief.snow).map(([metres, colour]): readonly [number, string] => [
    Number(metres),
    colour,
  ]);
  return interpolateElevation(
    [-600, `${lowest}00`],
    [-500, lowest],
    [-1, lowest],
    [0, `${lowest}00`],
    [1, lowest],
    [250, lowest],
    ...middles,
    ...snow,
  );
}
