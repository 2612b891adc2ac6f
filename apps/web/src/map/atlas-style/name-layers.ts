import type { Language } from '@cae-map/contract/enumerations';
import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { atlasLayer, graticuleSourceId } from './atlas-sources.ts';
import { matchProperty, rampZoom } from '../style/expressions.ts';
import { townId } from './town-image.ts';
import { mapFonts } from '../style/tokens.ts';
import type { AtlasPalette, ColorScheme } from '../style/tokens.ts';
import { toMapLibreZoom } from '../camera/zoom.ts';

/** The deepest zoom (of 256-pixel tiles) for which the tiles have names of their own. */
const deepestNames = 12;

/**
 * Names that are printed from this zoom (256-pixel tiles) or an earlier one belong to the widest things; and at each zoom
 * only those that were there a zoom before, since a name fills its run then. MapLibre's zoom is that zoom before.
 */
const greatRank: ExpressionSpecification = ['min', 4, ['zoom']];

/** A range's name stands below its row of mountains, not on it. */
const besideTheCrest: ExpressionSpecification = [
  'match',
  ['get', 'kind'],
  'ranges',
  ['literal', [0, 0.95]],
  ['literal', [0, 0]],
];

type Kind = 'ranges' | 'deserts' | 'regions' | 'seas' | 'lakes' | 'rivers';

/** The names of the atlas and its towns, in one language; towns lie above and are placed first. */
export function nameLayers(
  palette: AtlasPalette,
  scheme: ColorScheme,
  language: Language,
): LayerSpecification[] {
  const land = { color: palette.name, haloColor: `${palette.halo}80`, offset: besideTheCrest, language };
  const water = { color: palette.waterName, haloColor: palette.halo, language };
  return [
    graticuleLabelLayer(palette),
    runLayer('atlas-names-rivers', ['rivers'], { ...water, offset: [0, -0.55] }),
    runLayer('atlas-names-lakes', ['lakes'], water),
    runLayer('atlas-names-seas', ['seas'], { ...water, haloColor: palette.water }),
    runLayer('atlas-names-land', ['ranges', 'deserts'], land),
    runLayer('atlas-names-regions', ['regions'], { ...land, isUpperCase: true }),
    townLayer(palette, scheme, language),
    runLayer('atlas-names-great-land', ['ranges', 'deserts'], { ...land, isGreat: true }),
    runLayer('atlas-names-great-regions', ['regions'], { ...land, isUpperCase: true, isGreat: true }),
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

interface RunStyle {
  readonly color: string;
  readonly haloColor: string;
  readonly language: Language;
  readonly isUpperCase?: boolean;
  /** The names of the widest things only, which stand even where a stop covers a letter of theirs. */
  readonly isGreat?: boolean;
  /** Ems below the line; negative is above. */
  readonly offset?: [number, number] | ExpressionSpecification;
}

function runLayer(
  id: string,
  kinds: readonly Kind[],
  { color, haloColor, language, isUpperCase = false, isGreat = false, offset = [0, 0] }: RunStyle,
): LayerSpecification {
  const canBeGreat = kinds.some((kind) => kind === 'ranges' || kind === 'deserts' || kind === 'regions');
  return {
    id,
    type: 'symbol',
    ...atlasLayer('names'),
    filter: [
      'all',
      ['in', ['get', 'kind'], ['literal', [...kinds]]],
      [isGreat ? '<=' : '>', ['get', 'rank'], canBeGreat ? greatRank : 0],
      ['==', ['get', 'z'], ['min', ['zoom'], toMapLibreZoom(deepestNames)]],
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
      'text-overlap': isGreat ? 'always' : 'never',
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
    ...atlasLayer('towns'),
    filter: ['<=', ['get', 'from'], ['zoom']],
    layout: {
      'icon-image': townId(scheme),
      'text-field': ['get', `name_${language}`],
      'text-font': [...mapFonts.town],
      'text-size': sizeByRank(),
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

/** How the text is anchored, and how it is offset in ems, when a town's name stands on a side of its point. */
const anchors: Readonly<Record<Side, (string | [number, number])[]>> = {
  right: ['left', [0.45, 0]],
  left: ['right', [-0.45, 0]],
  top: ['bottom', [0, -0.3]],
  bottom: ['top', [0, 0.3]],
};

/** The sides in the order in which they are tried: first the one that the tiles name, away from the route. */
const townAnchors = matchProperty(
  'side',
  {
    left: sidesFrom('left', 'top', 'bottom', 'right'),
    top: sidesFrom('top', 'left', 'bottom', 'right'),
    bottom: sidesFrom('bottom', 'left', 'top', 'right'),
  },
  sidesFrom('right', 'left', 'top', 'bottom'),
);

function sidesFrom(...sides: readonly Side[]): ExpressionSpecification {
  return ['literal', sides.flatMap((side) => anchors[side])];
}

function sizeByRank(): ExpressionSpecification {
  const large: ExpressionSpecification = ['<=', ['get', 'from'], 3];
  return rampZoom(
    [4, ['case', large, 11, 10]],
    [8, ['case', large, 13, 11.5]],
    [12, ['case', large, 15, 13.5]],
  );
}
