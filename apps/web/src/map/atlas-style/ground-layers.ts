import type {
  ExpressionSpecification,
  FillLayerSpecification,
  LayerSpecification,
  LineLayerSpecification,
} from 'maplibre-gl';
import { matchProperty, rampZoom, stepProperty } from '../style/expressions.ts';
import { toMapLibreZoom } from '../camera/zoom.ts';
import {
  atlasLayer,
  graticuleSourceId,
  nearLayer,
  nearZoom,
  shadeSourceId,
  unlessNear,
} from './atlas-sources.ts';
import { textureId } from './texture-images.ts';
import type { AtlasPalette, ColorScheme } from '../style/tokens.ts';

/** Between these zooms (256-pixel tiles) the height bands go over into plain land: they know no valley. */
const reliefFade = { from: 7, to: 9 };
/** The shading goes earlier: stretched farther, the cells of its grid would show. */
const shadeFade = { from: 6.5, to: 8.8 };

/** What is left of each band near by; they lie one on the other, so that the highest country keeps a third of its colour. */
const remainingTint = 0.06;

/** The ground of the atlas, the lowest layer first: water, land, heights, rivers, lakes, borders. */
export function groundLayers(palette: AtlasPalette, scheme: ColorScheme): LayerSpecification[] {
  return [
    { id: 'atlas-water', type: 'background', paint: { 'background-color': palette.shelf } },
    {
      id: 'atlas-depths',
      type: 'fill',
      ...atlasLayer('depths'),
      layout: { 'fill-sort-key': ['get', 'metres'] },
      paint: {
        'fill-color': stepProperty('metres', palette.slope, [[3000, palette.water]]),
        'fill-antialias': false,
      },
    },
    shallowsLayer(palette),
    { id: 'atlas-land', type: 'fill', ...atlasLayer('land'), paint: { 'fill-color': palette.land } },
    ...reliefLayers(palette, scheme),
    textureLayer(scheme),
    graticuleLayer(palette),
    ...waterLayers(palette),
    borderLayer(palette),
  ];
}

function shallowsLayer(palette: AtlasPalette): LayerSpecification {
  return {
    id: 'atlas-shallows',
    type: 'line',
    ...atlasLayer('coast'),
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': palette.shallows,
      'line-opacity': 0.9,
      'line-width': rampZoom([2, 4], [6, 11], [12, 26]),
      'line-blur': rampZoom([2, 2.5], [6, 7], [12, 16]),
    },
  };
}

function reliefLayers(palette: AtlasPalette, scheme: ColorScheme): LayerSpecification[] {
  return [
    {
      id: 'atlas-bands',
      type: 'fill',
      ...atlasLayer('bands'),
      // Two grids of heights lie one on the other at the edge of Asia.
      layout: { 'fill-sort-key': ['get', 'metres'] },
      paint: {
        'fill-color': heightColour(palette),
        'fill-antialias': false,
        'fill-opacity': rampZoom([reliefFade.from, 1], [reliefFade.to, remainingTint]),
      },
    },
    {
      id: 'atlas-shade',
      type: 'raster',
      source: shadeSourceId,
      maxzoom: toMapLibreZoom(shadeFade.to),
      paint: {
        'raster-opacity': rampZoom([shadeFade.from, scheme === 'light' ? 0.85 : 0.5], [shadeFade.to, 0]),
        // By night the shade is black and the light that of the moon.
        'raster-saturation': scheme === 'light' ? 0 : -1,
        'raster-contrast': scheme === 'light' ? 0 : 0.7,
        'raster-brightness-max': scheme === 'light' ? 1 : 0.5,
        'raster-fade-duration': 0,
      },
    },
  ];
}

/** A grain of the paper: dunes from afar too, hills and grass where everything else lies far apart. */
function textureLayer(scheme: ColorScheme): LayerSpecification {
  return {
    id: 'atlas-textures',
    type: 'fill',
    ...atlasLayer('textures'),
    minzoom: toMapLibreZoom(5),
    filter: ['any', ['==', ['get', 'kind'], 'sand'], ['>=', ['zoom'], nearZoom]],
    paint: {
      'fill-pattern': matchProperty('kind', textureNames(scheme), textureId('plain', scheme)),
      'fill-opacity': rampZoom([5, onSand(0.4, 0)], [6, onSand(0.9, 0)], [9.5, onSand(1, 0)], [11.5, 1]),
    },
  };
}

function textureNames(scheme: ColorScheme): Record<string, string> {
  return { sand: textureId('sand', scheme), rugged: textureId('rugged', scheme) };
}

function onSand(value: number, elsewhere: number): ExpressionSpecification {
  return ['match', ['get', 'kind'], 'sand', value, elsewhere];
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
    { id: 'atlas-rivers', type: 'line', ...atlasLayer('rivers'), filter: unlessNear, ...rivers(palette) },
    { id: 'atlas-rivers-near', type: 'line', ...nearLayer('rivers'), ...rivers(palette) },
    { id: 'atlas-lakes', type: 'fill', ...atlasLayer('lakes'), filter: unlessNear, paint: lakes(palette) },
    { id: 'atlas-lakes-near', type: 'fill', ...nearLayer('lakes'), paint: lakes(palette) },
    {
      id: 'atlas-coast',
      type: 'line',
      ...atlasLayer('coast'),
      layout: { 'line-join': 'round' },
      paint: { 'line-color': palette.coast, 'line-width': rampZoom([2, 0.5], [9, 1.2]) },
    },
  ];
}

function rivers(palette: AtlasPalette): Pick<LineLayerSpecification, 'layout' | 'paint'> {
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

function lakes(palette: AtlasPalette): NonNullable<FillLayerSpecification['paint']> {
  return { 'fill-color': palette.lake, 'fill-outline-color': palette.lakeShore };
}

function borderLayer(palette: AtlasPalette): LayerSpecification {
  return {
    id: 'atlas-borders',
    type: 'line',
    ...atlasLayer('borders'),
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

function heightColour(palette: AtlasPalette): ExpressionSpecification {
  const tints = Object.entries(palette.heights).map(([metres, colour]) => [Number(metres), colour] as const);
  return stepProperty('metres', palette.land, tints);
}

/** Widths in pixels of rivers by their rank, the greatest first; the last for brooks and those that run dry. */
function riverWidth(first: number, second: number, third: number, last: number): ExpressionSpecification {
  return ['match', ['get', 'level'], 1, first, 2, second, 3, third, last];
}

/** Small rivers are fainter from afar, and those that run dry everywhere. */
function riverOpacity(small: number): ExpressionSpecification {
  return ['match', ['get', 'level'], [1, 2], 1, 5, small * 0.6, small];
}
