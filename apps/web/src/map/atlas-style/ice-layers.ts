import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { Language } from '@cae-map/contract/enumerations';
import { toMapLibreZoom } from '../camera/zoom.ts';
import { rampZoom } from '../style/expressions.ts';
import { mapFonts } from '../style/tokens.ts';
import type { AtlasPalette, ColorScheme } from '../style/tokens.ts';
import { atlasSourceLayer, nearSourceLayer } from './atlas-sources.ts';
import { peakImageId } from './peak-image.ts';

/** Glaciers and salt flats, below the shading of the terrain. */
export function iceLayers(palette: AtlasPalette): LayerSpecification[] {
  return [
    {
      id: 'atlas-salt',
      type: 'fill',
      ...atlasSourceLayer('salt'),
      minzoom: toMapLibreZoom(5.5),
      paint: {
        'fill-color': palette.salt,
        'fill-outline-color': palette.saltEdge,
        'fill-opacity': rampZoom([5.5, 0], [6.5, 0.85]),
      },
    },
    {
      id: 'atlas-glaciers',
      type: 'fill',
      ...atlasSourceLayer('glaciers'),
      minzoom: toMapLibreZoom(5),
      paint: {
        'fill-color': palette.ice,
        'fill-outline-color': palette.iceEdge,
        'fill-opacity': rampZoom([5, 0.2], [6.5, 0.8], [11, 0.9]),
      },
    },
  ];
}

/** The form lines of glaciers, above the shading. */
export function formLinesLayer(palette: AtlasPalette): LayerSpecification {
  return {
    id: 'atlas-form-lines',
    type: 'line',
    ...nearSourceLayer('form-lines'),
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': palette.iceLine,
      'line-width': rampZoom([9, 0.4], [12, 0.9]),
      'line-opacity': rampZoom([9, 0], [9.6, 0.55]),
    },
  };
}

const isNamed: ExpressionSpecification = ['has', 'name_en'];

/** Summits with their names and heights, and spot heights without names. */
export function peakLayer(
  palette: AtlasPalette,
  scheme: ColorScheme,
  language: Language,
): LayerSpecification {
  return {
    id: 'atlas-peaks',
    type: 'symbol',
    ...atlasSourceLayer('peaks'),
    minzoom: toMapLibreZoom(6),
    filter: ['<=', ['get', 'from'], ['zoom']],
    layout: {
      'icon-image': peakImageId(scheme),
      'icon-size': ['case', isNamed, 1, 0.7],
      'icon-anchor': 'bottom',
      'icon-padding': 1,
      'symbol-sort-key': ['-', 0, ['get', 'metres']],
      'text-field': [
        'format',
        ['case', isNamed, ['concat', ['get', `name_${language}`], '\n'], ''],
        {},
        ['to-string', ['get', 'metres']],
        { 'font-scale': 0.86 },
      ],
      'text-font': [...mapFonts.name],
      'text-size': rampZoom([6, 10.5], [9, 12.5], [12, 14]),
      'text-line-height': 1.05,
      'text-variable-anchor-offset': [
        'left',
        [0.6, -0.3],
        'right',
        [-0.6, -0.3],
        'top',
        [0, 0.15],
        'bottom',
        [0, -0.9],
      ],
      'text-justify': 'auto',
      'text-optional': false,
      'text-padding': 2,
    },
    paint: {
      'text-color': palette.name,
      'text-halo-color': palette.halo,
      'text-halo-width': 1,
    },
  };
}
