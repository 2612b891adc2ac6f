import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { atlasLayer, nearLayer } from './atlas-sources.ts';
import { rampZoom, stepZoom } from '../style/expressions.ts';
import type { MountainSize } from './mountain-images.ts';
import type { ColorScheme } from '../style/tokens.ts';
import { toMapLibreZoom } from '../camera/zoom.ts';

/** From these zooms (256-pixel tiles) mountains are drawn with the next larger drawing. */
const mediumFrom = 6;
const largeFrom = 9;

/** The signs of mountains: they make way for every label and may stand one before the other. */
export function mountainLayers(scheme: ColorScheme): LayerSpecification[] {
  return [
    {
      id: 'atlas-mountains-near',
      type: 'symbol',
      ...nearLayer('mountains'),
      ...signs(scheme),
    },
    {
      id: 'atlas-mountains',
      type: 'symbol',
      ...atlasLayer('mountains'),
      minzoom: toMapLibreZoom(2.5),
      ...signs(scheme),
    },
  ];
}

function signs(scheme: ColorScheme): Pick<SymbolLayerSpecification, 'filter' | 'layout' | 'paint'> {
  return {
    filter: ['<=', ['get', 'from'], ['zoom']],
    layout: {
      'icon-image': stepZoom(imageName('small', scheme), [
        [mediumFrom, imageName('medium', scheme)],
        [largeFrom, imageName('large', scheme)],
      ]),
      'icon-size': rampZoom(
        [2, sized(0.55)],
        [4, sized(0.9)],
        [mediumFrom - 0.01, sized(1.44)],
        [mediumFrom, sized(0.85)],
        [largeFrom - 0.01, sized(1.42)],
        [largeFrom, sized(0.87)],
        [12, sized(1.2)],
      ),
      'icon-anchor': 'bottom',
      'icon-overlap': 'cooperative',
      'icon-padding': 1,
      'symbol-z-order': 'viewport-y',
    },
    paint: { 'icon-opacity': rampZoom([2.5, 0.6], [4, 1]) },
  };
}

function imageName(size: MountainSize, scheme: ColorScheme): ExpressionSpecification {
  return ['concat', 'atlas-mountain-', ['get', 'kind'], '-', ['get', 'variant'], `-${size}-${scheme}`];
}

/** Each sign has its own size beside that of the zoom. */
function sized(factor: number): ExpressionSpecification {
  return ['*', factor / 10, ['get', 'tenths']];
}
