import type {
  ExpressionSpecification,
  FillLayerSpecification,
  LayerSpecification,
  LineLayerSpecification,
} from 'maplibre-gl';
import { matchProperty, rampZoom, stepProperty } from '../style/expressions.ts';
import { toMapLibreZoom } from '../camera/zoom.ts';
import {
  atlasSourceLayer,
  graticuleSourceId,
  nearSourceLayer,
  nearZoom,
  shadeSourceId,
  unlessInNearTiles,
} from './atlas-sources.ts';
import type { Terrain } from '../terrain/terrain-manifest.ts';
import { iceLayers } from './ice-layers.ts';
import { reliefCrossFade, terrainLayers } from './relief-layers.ts';
import { textureImageId } from './texture-images.ts';
import type { AtlasPalette, ColorScheme } from '../style/tokens.ts';

/** The zooms (256-pixel tiles) between which the elevation bands fade out: they are too coarse for valleys. */
const reliefFade = { from: 7, to: 9 };
/** The hill shading fades out earlier, before the cells of its grid become visible. */
const shadeFade = { from: 6.5, to: 8.8 };

/** The remaining opacity of each elevation band; bands overlap, so the highest areas keep about a third of their colour. */
const remainingBandOpacity = 0.06;

/**
 * The layers below the labels, the bottom one first: water, land, relief, rivers, lakes, borders.
 * @param terrain the relief of the height grid, shown at high zooms
 */
export function groundLayers(
  palette: AtlasPalette,
  scheme: ColorScheme,
  terrain: Terrain | null,
): LayerSpecification[] {
  const hasTerrain = terrain !== null;
  return [
    { id: 'atlas-water', type: 'background', paint: { 'background-color': palette.shelf } },
    {
      id: 'atlas-depths',
      type: 'fill',
      ...atlasSourceLayer('depths'),
      layout: { 'fill-sort-key': ['get', 'metres'] },
      paint: {
        'fill-color': stepProperty('metres', palette.slope, [[3000, palette.water]]),
        'fill-antialias': false,
      },
    },
    shallowsLayer(palette),
    { id: 'atlas-land', type: 'fill', ...atlasSourceLayer('land'), paint: { 'fill-color': palette.land } },
    ...paintedReliefLayers(palette, scheme, hasTerrain),
    ...(terrain ? terrainLayers(palette, terrain) : iceLayers(palette)),
    textureLayer(scheme, hasTerrain),
    graticuleLayer(palette),
    ...waterLayers(palette),
    borderLayer(palette),
  ];
}

function shallowsLayer(palette: AtlasPalette): LayerSpecification {
  return {
    id: 'atlas-shallows',
    type: 'line',
    ...atlasSourceLayer('coast'),
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': palette.shallows,
      'line-opacity': 0.9,
      'line-width': rampZoom([2, 4], [6, 11], [12, 26]),
      'line-blur': rampZoom([2, 2.5], [6, 7], [12, 16]),
    },
  };
}

/** The relief that needs no terrain tiles; with terrain it is shown at low zooms only. */
function paintedReliefLayers(
  palette: AtlasPalette,
  scheme: ColorScheme,
  hasTerrain: boolean,
): LayerSpecification[] {
  const bandFade = hasTerrain ? { from: reliefCrossFade.to, to: reliefCrossFade.to + 1 } : reliefFade;
  const shading = hasTerrain ? reliefCrossFade : shadeFade;
  return [
    {
      id: 'atlas-bands',
      type: 'fill',
      ...atlasSourceLayer('bands'),
      // Two elevation grids overlap at the edge of Asia.
      layout: { 'fill-sort-key': ['get', 'metres'] },
      paint: {
        'fill-color': elevationColour(palette),
        'fill-antialias': false,
        'fill-opacity': rampZoom([bandFade.from, 1], [bandFade.to, remainingBandOpacity]),
      },
    },
    {
      id: 'atlas-shade',
      type: 'raster',
      source: shadeSourceId,
      maxzoom: toMapLibreZoom(shading.to),
      paint: {
        'raster-opacity': rampZoom([shading.from, scheme === 'light' ? 0.85 : 0.5], [shading.to, 0]),
        // In the dark scheme the shading has no colour and less light.
        'raster-saturation': scheme === 'light' ? 0 : -1,
        'raster-contrast': scheme === 'light' ? 0 : 0.7,
        'raster-brightness-max': scheme === 'light' ? 1 : 0.5,
        'raster-fade-duration': 0,
      },
    },
  ];
}

/** Ground patterns: dunes at all zooms, hills and grass only at high zooms without terrain. */
function textureLayer(scheme: ColorScheme, hasTerrain: boolean): LayerSpecification {
  return {
    id: 'atlas-textures',
    type: 'fill',
    ...atlasSourceLayer('textures'),
    minzoom: toMapLibreZoom(5),
    filter: hasTerrain
      ? ['==', ['get', 'kind'], 'sand']
      : ['any', ['==', ['get', 'kind'], 'sand'], ['>=', ['zoom'], nearZoom]],
    paint: {
      'fill-pattern': matchProperty('kind', textureImageIds(scheme), textureImageId('plain', scheme)),
      'fill-opacity': rampZoom(
        [5, sandOpacity(0.4, 0)],
        [6, sandOpacity(0.9, 0)],
        [9.5, sandOpacity(1, 0)],
        [11.5, 1],
      ),
    },
  };
}

function textureImageIds(scheme: ColorScheme): Record<string, string> {
  return { sand: textureImageId('sand', scheme), rugged: textureImageId('rugged', scheme) };
}

function sandOpacity(sand: number, other: number): ExpressionSpecification {
  return ['match', ['get', 'kind'], 'sand', sand, other];
}

function graticuleLayer(palette: AtlasPalette): LayerSpecification {
  return {
    id: 'atlas-graticule',
    type: 'line',
    source: graticuleSourceId,
    filter: ['<=', ['get', 'from'], ['+', ['zoom'], 1]],
    paint: {
      'line-color': palette.graticule,
      'line-width': 0.6,
      'line-opacity': rampZoom([3, 0.25], [9, 0.5]),
    },
  };
}

function waterLayers(palette: AtlasPalette): LayerSpecification[] {
  return [
    {
      id: 'atlas-rivers',
      type: 'line',
      ...atlasSourceLayer('rivers'),
      filter: unlessInNearTiles,
      ...riverStyle(palette),
    },
    { id: 'atlas-rivers-near', type: 'line', ...nearSourceLayer('rivers'), ...riverStyle(palette) },
    {
      id: 'atlas-lakes',
      type: 'fill',
      ...atlasSourceLayer('lakes'),
      filter: unlessInNearTiles,
      paint: lakePaint(palette),
    },
    { id: 'atlas-lakes-near', type: 'fill', ...nearSourceLayer('lakes'), paint: lakePaint(palette) },
    {
      id: 'atlas-coast',
      type: 'line',
      ...atlasSourceLayer('coast'),
      layout: { 'line-join': 'round' },
      paint: { 'line-color': palette.coast, 'line-width': rampZoom([2, 0.5], [9, 1.2]) },
    },
  ];
}

function riverStyle(palette: AtlasPalette): Pick<LineLayerSpecification, 'layout' | 'paint'> {
  return {
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': palette.river,
      'line-opacity': rampZoom([2, 0.45], [4, riverOpacity(0.45)], [7, riverOpacity(1)]),
      'line-width': rampZoom(
        [2, riverWidth(0.4, 0.2, 0.2, 0.2)],
        [5, riverWidth(1.2, 0.8, 0.5, 0.35)],
        [9, riverWidth(2.5, 1.8, 1.2, 0.8)],
        [13, riverWidth(4.2, 3.2, 2.2, 1.4)],
      ),
    },
  };
}

function lakePaint(palette: AtlasPalette): NonNullable<FillLayerSpecification['paint']> {
  return { 'fill-color': palette.lake, 'fill-outline-color': palette.lakeShore };
}

function borderLayer(palette: AtlasPalette): LayerSpecification {
  return {
    id: 'atlas-borders',
    type: 'line',
    ...atlasSourceLayer('borders'),
    minzoom: toMapLibreZoom(2),
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': palette.border,
      'line-opacity': rampZoom([2, 0.45], [5, 0.8]),
      'line-width': rampZoom([3, 0.6], [7, 1.1], [12, 1.6]),
      'line-dasharray': [6, 3, 1, 3],
    },
  };
}

function elevationColour(palette: AtlasPalette): ExpressionSpecification {
  const tints = Object.entries(palette.heights).map(([metres, colour]) => [Number(metres), colour] as const);
  return stepProperty('metres', palette.land, tints);
}

/** River widths in pixels by rank, the largest rivers first; the last one is for streams and intermittent rivers. */
function riverWidth(first: number, second: number, third: number, last: number): ExpressionSpecification {
  return ['match', ['get', 'level'], 1, first, 2, second, 3, third, last];
}

/** River opacity: small rivers are fainter at low zooms, intermittent rivers at all zooms. */
function riverOpacity(small: number): ExpressionSpecification {
  return ['match', ['get', 'level'], [1, 2], 1, 5, small * 0.6, small];
}
