import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { atlasSourceLayer, nearSourceLayer } from './atlas-sources.ts';
import { reliefCrossFade } from './relief-layers.ts';
import { rampZoom, stepZoom } from '../style/expressions.ts';
import type { MountainSize } from './mountain-images.ts';
import type { ColorScheme } from '../style/tokens.ts';
import { toMapLibreZoom } from '../camera/zoom.ts';

/** The zooms (256-pixel tiles) from which the medium and the large images are used. */
const mediumFrom = 6;
const largeFrom = 9;

/** Icons beyond the height grid, which has no relief there. */
const isOutside: ExpressionSpecification = ['has', 'outside'];
const hasReachedZoom: ExpressionSpecification = ['<=', ['get', 'from'], ['zoom']];

/**
 * The mountain icons. Labels have priority over them, and they may overlap each other.
 * @param hasTerrain whether they give way to the relief of the height grid
 */
export function mountainLayers(scheme: ColorScheme, hasTerrain: boolean): LayerSpecification[] {
  const { from, to } = reliefCrossFade;
  const opacity = hasTerrain
    ? rampZoom([2.5, 0.6], [4, 1], [from, 1], [to, ['case', isOutside, 1, 0]])
    : rampZoom([2.5, 0.6], [4, 1]);
  return [
    {
      id: 'atlas-mountains-near',
      type: 'symbol',
      ...nearSourceLayer('mountains'),
      filter: hasTerrain ? ['all', isOutside, hasReachedZoom] : hasReachedZoom,
      layout: iconLayout(scheme),
    },
    {
      id: 'atlas-mountains',
      type: 'symbol',
      ...atlasSourceLayer('mountains'),
      minzoom: toMapLibreZoom(2.5),
      // Icons that have faded out do not take the place of labels.
      filter: hasTerrain
        ? ['all', hasReachedZoom, ['any', isOutside, ['<', ['zoom'], toMapLibreZoom(to)]]]
        : hasReachedZoom,
      layout: iconLayout(scheme),
      paint: { 'icon-opacity': opacity },
    },
  ];
}

function iconLayout(scheme: ColorScheme): NonNullable<SymbolLayerSpecification['layout']> {
  return {
    'icon-image': stepZoom(imageExpression('small', scheme), [
      [mediumFrom, imageExpression('medium', scheme)],
      [largeFrom, imageExpression('large', scheme)],
    ]),
    'icon-size': rampZoom(
      [2, scaleBySize(0.55)],
      [4, scaleBySize(0.9)],
      [mediumFrom - 0.01, scaleBySize(1.44)],
      [mediumFrom, scaleBySize(0.85)],
      [largeFrom - 0.01, scaleBySize(1.42)],
      [largeFrom, scaleBySize(0.87)],
      [12, scaleBySize(1.2)],
    ),
    'icon-anchor': 'bottom',
    'icon-overlap': 'cooperative',
    'icon-padding': 1,
    'symbol-z-order': 'viewport-y',
  };
}

function imageExpression(size: MountainSize, scheme: ColorScheme): ExpressionSpecification {
  return ['concat', 'atlas-mountain-', ['get', 'kind'], '-', ['get', 'variant'], `-${size}-${scheme}`];
}

/** Multiplies the icon size by the size of the feature. */
function scaleBySize(factor: number): ExpressionSpecification {
  return ['*', factor / 10, ['get', 'tenths']];
}
