import type { Language } from '@cae-map/contract/enumerations';
import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { atlasSourceLayer, graticuleSourceId } from './atlas-sources.ts';
import { peakLayer } from './ice-layers.ts';
import { matchProperty, rampZoom } from '../style/expressions.ts';
import { townImageId } from './town-image.ts';
import { mapFonts } from '../style/tokens.ts';
import type { AtlasPalette, ColorScheme } from '../style/tokens.ts';
import { toMapLibreZoom } from '../camera/zoom.ts';

/** The highest zoom (256-pixel tiles) for which the tiles contain separate labels. */
const maxLabelZoom = 12;

/**
 * The maximum rank of major labels. A rank is the zoom (256-pixel tiles) from which a label is shown. Only labels that were
 * already shown at the previous zoom count as major; MapLibre's zoom is that previous zoom.
 */
const majorRank: ExpressionSpecification = ['min', 4, ['zoom']];

/** Labels of mountain ranges are below the mountain icons. */
const belowCrestOffset: ExpressionSpecification = [
  'match',
  ['get', 'kind'],
  'ranges',
  ['literal', [0, 0.95]],
  ['literal', [0, 0]],
];

type Kind = 'ranges' | 'deserts' | 'regions' | 'seas' | 'lakes' | 'rivers';

/** The labels of the atlas in one language. Towns are above other labels and are placed first, then summits. */
export function nameLayers(
  palette: AtlasPalette,
  scheme: ColorScheme,
  language: Language,
): LayerSpecification[] {
  const land = { color: palette.name, haloColor: `${palette.halo}80`, offset: belowCrestOffset, language };
  const water = { color: palette.waterName, haloColor: palette.halo, language };
  return [
    graticuleLabelLayer(palette),
    lineLabelLayer('atlas-names-rivers', ['rivers'], { ...water, offset: [0, -0.55] }),
    lineLabelLayer('atlas-names-lakes', ['lakes'], water),
    lineLabelLayer('atlas-names-seas', ['seas'], { ...water, haloColor: palette.water }),
    lineLabelLayer('atlas-names-land', ['ranges', 'deserts'], land),
    lineLabelLayer('atlas-names-regions', ['regions'], { ...land, isUpperCase: true }),
    peakLayer(palette, scheme, language),
    townLayer(palette, scheme, language),
    lineLabelLayer('atlas-names-great-land', ['ranges', 'deserts'], { ...land, isMajor: true }),
    lineLabelLayer('atlas-names-great-regions', ['regions'], { ...land, isUpperCase: true, isMajor: true }),
  ];
}

function graticuleLabelLayer(palette: AtlasPalette): LayerSpecification {
  return {
    id: 'atlas-graticule-labels',
    type: 'symbol',
    source: graticuleSourceId,
    minzoom: toMapLibreZoom(8),
    filter: ['<=', ['get', 'from'], ['+', ['zoom'], 1]],
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 700,
      'text-field': ['get', 'label'],
      'text-font': [...mapFonts.region],
      'text-size': 9.5,
      'text-offset': [0, -0.55],
      'text-padding': 12,
    },
    paint: {
      'text-color': palette.name,
      'text-opacity': 0.7,
      'text-halo-color': palette.halo,
      'text-halo-width': 1,
    },
  };
}

interface LineLabelStyle {
  readonly color: string;
  readonly haloColor: string;
  readonly language: Language;
  readonly isUpperCase?: boolean;
  /** Only major labels, which are shown even if other symbols cover them. */
  readonly isMajor?: boolean;
  /** In ems below the line; negative values are above. */
  readonly offset?: [number, number] | ExpressionSpecification;
}

function lineLabelLayer(
  id: string,
  kinds: readonly Kind[],
  { color, haloColor, language, isUpperCase = false, isMajor = false, offset = [0, 0] }: LineLabelStyle,
): LayerSpecification {
  const canBeMajor = kinds.some((kind) => kind === 'ranges' || kind === 'deserts' || kind === 'regions');
  return {
    id,
    type: 'symbol',
    ...atlasSourceLayer('names'),
    filter: [
      'all',
      ['in', ['get', 'kind'], ['literal', [...kinds]]],
      [isMajor ? '<=' : '>', ['get', 'rank'], canBeMajor ? majorRank : 0],
      ['==', ['get', 'z'], ['min', ['zoom'], toMapLibreZoom(maxLabelZoom)]],
    ],
    layout: {
      'symbol-placement': 'line-center',
      'symbol-sort-key': ['get', 'rank'],
      'text-field': ['get', `name_${language}`],
      'text-font': isUpperCase ? [...mapFonts.region] : [...mapFonts.name],
      'text-size': ['get', 'size'],
      'text-letter-spacing': ['get', `spacing_${language}`],
      'text-transform': isUpperCase ? 'uppercase' : 'none',
      'text-max-angle': 60,
      'text-padding': 1,
      'text-overlap': isMajor ? 'always' : 'never',
      'text-offset': offset,
    },
    paint: {
      'text-color': color,
      'text-halo-color': haloColor,
      'text-halo-width': 1,
      'text-halo-blur': 0.5,
      'text-opacity': 0.92,
    },
  };
}

function townLayer(palette: AtlasPalette, scheme: ColorScheme, language: Language): LayerSpecification {
  return {
    id: 'atlas-towns',
    type: 'symbol',
    ...atlasSourceLayer('towns'),
    filter: ['<=', ['get', 'from'], ['zoom']],
    layout: {
      'icon-image': townImageId(scheme),
      'text-field': ['get', `name_${language}`],
      'text-font': [...mapFonts.town],
      'text-size': townTextSize(),
      'text-variable-anchor-offset': townAnchors,
      'text-justify': 'auto',
      'text-padding': 3,
      'symbol-sort-key': ['get', 'from'],
    },
    paint: {
      'text-color': palette.town,
      'text-halo-color': palette.halo,
      'text-halo-width': 1.2,
      'text-halo-blur': 0.4,
    },
  };
}

type Side = 'right' | 'left' | 'top' | 'bottom';

/** The text anchor and the offset in ems for a label on each side of a town's point. */
const anchors: Readonly<Record<Side, (string | [number, number])[]>> = {
  right: ['left', [0.45, 0]],
  left: ['right', [-0.45, 0]],
  top: ['bottom', [0, -0.3]],
  bottom: ['top', [0, 0.3]],
};

/** The sides in the order of preference; the first one is a property of the feature and is away from the route. */
const townAnchors = matchProperty(
  'side',
  {
    left: anchorOffsets('left', 'top', 'bottom', 'right'),
    top: anchorOffsets('top', 'left', 'bottom', 'right'),
    bottom: anchorOffsets('bottom', 'left', 'top', 'right'),
  },
  anchorOffsets('right', 'left', 'top', 'bottom'),
);

function anchorOffsets(...sides: readonly Side[]): ExpressionSpecification {
  return ['literal', sides.flatMap((side) => anchors[side])];
}

function townTextSize(): ExpressionSpecification {
  const large: ExpressionSpecification = ['<=', ['get', 'from'], 3];
  return rampZoom(
    [4, ['case', large, 11, 10]],
    [8, ['case', large, 13, 11.5]],
    [12, ['case', large, 15, 13.5]],
  );
}
