import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { atlasSourceLayer, nearSourceLayer } from './atlas-sources.ts';
import { rampZoom, stepZoom } from '../style/expressions.ts';
import type { MountainSize } from './mountain-images.ts';
import type { ColorScheme } from '../style/tokens.ts';
import { toMapLibreZoom } from '../camera/zoom.ts';

/** The zooms (256-pixel tiles) from which the medium and the large images are used. */
const mediumFrom = 6;
const largeFrom = 9;

/** The mountain icons. Labels have priority over them, and they may overlap each other. */
export function mountainLayers(scheme: ColorScheme): LayerSpecification[] {
  return [
    {
      id: 'atlas-mountains-near',
      type: 'symbol',
      ...nearSourceLayer('mountains'),
      ...iconStyle(scheme),
    },
    {
      id: 'atlas-mountains',
      type: 'symbol',
      ...atlasSourceLayer('mountains'),
      minzoom: toMapLibreZoom(2.5),
      ...iconStyle(scheme),
    },
  ];
}

function iconStyle(scheme: ColorScheme): Pick<SymbolLayerSpecification, 'filter' | 'layout' | 'paint'> {
  return {
    filter: ['<=', ['get', 'from'], ['zoom']],
    layout: {
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
    },
    paint: { 'icon-opacity': rampZoom([2.5, 0.6], [4, 1]) },
  };
}

function imageExpression(size: MountainSize, scheme: ColorScheme): ExpressionSpecification {
  return ['concat', 'atlas-mountain-', ['get', 'kind'], '-', ['get', 'variant'], `-${size}-${scheme}`];
}

/** Multiplies the icon size by the size of the feature. */
function scaleBySize(factor: number): ExpressionSpecification {
  return ['*', factor / 10, ['get', 'tenths']];
}
