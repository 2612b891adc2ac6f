import type { ExpressionSpecification, LayerSpecification, SourceSpecification } from 'maplibre-gl';
import { stepZoom } from '../../map/expressions.ts';
import type { MapOverlay } from '../../map/map-overlay.ts';
import { mapFonts } from '../../map/tokens.ts';
import type { ColorScheme } from '../../map/tokens.ts';
import { toMapLibreZoom } from '../../map/zoom.ts';
import { stopColours } from './stop-colours.ts';
import { stopFeatures } from './stop-features.ts';
import type { StopFeatureOptions } from './stop-features.ts';
import { badgeRadius, pinRoomId, ringRadii, stopImages } from './stop-images.ts';
import { anchorOffsets } from './stop-labels.ts';

/** By what the stops are drawn. */
export interface StopsOptions extends StopFeatureOptions {
  readonly colorScheme: ColorScheme;
  /** The stop whose pin stands on the map: its own ring is left out and its label is always tried first. */
  readonly selectedId: number | null;
}

const sourceId = 'stops';
/** The zoom (256-pixel tiles) from which a stop shows the sign of its stay instead of a plain ring. */
const badgeZoom = 8;
const labelSize = 12.5;

/** The stops as points of the map; keep it while its options are the same, since each call makes the data anew. */
export function stopsSource(options: StopFeatureOptions): Readonly<Record<string, SourceSpecification>> {
  return { [sourceId]: { type: 'geojson', data: stopFeatures(options), tolerance: 0 } };
}

/** The stops as an overlay of the map: points, rings or badges, and labels, by the zoom rules of each place. */
export function stopsOverlay(
  source: Readonly<Record<string, SourceSpecification>>,
  options: StopsOptions,
): MapOverlay {
  const minzooms = minzoomsOf(options);
  const groups = minzooms.toReversed();
  return {
    id: 'stops',
    order: 20,
    sources: source,
    layers: [
      circleLayer(options),
      ...groups.map((minzoom) => labelLayer(minzoom, options)),
      ...groups.map((minzoom) => ringLayer(minzoom, options)),
      selectedLabelLayer(options),
      pinRoomLayer(options),
    ],
    interactiveLayerIds: [
      ...minzooms.map((minzoom) => `stops-rings-${minzoom}`),
      ...minzooms.map((minzoom) => `stops-labels-${minzoom}`),
      'stops-circles',
    ],
    images: stopImages(options.colorScheme),
  };
}

/** Every minzoom that occurs, lowest first: stops of one minzoom are one group of layers, and lower ones win. */
function minzoomsOf({ expedition }: StopsOptions): number[] {
  const minzooms = expedition.places.map(({ record }) => record.minzoom).filter((minzoom) => minzoom > 0);
  return [...new Set(minzooms)].sort((one, other) => one - other);
}

/**
 * The zoom from which something rounds up to a level, as MapLibre counts it: rules speak of rounded zooms, and 4.5
 * rounds to 5.
 */
function roundsTo(level: number): number {
  return Math.max(0, toMapLibreZoom(level - 0.5));
}

function isInGroup(minzoom: number, { selectedId }: StopsOptions): ExpressionSpecification {
  return ['all', ['==', ['get', 'minzoom'], minzoom], ['!=', ['get', 'place_id'], selectedId ?? -1]];
}

/** Stops that are two levels short of their minzoom, as small circles. */
function circleLayer(options: StopsOptions): LayerSpecification {
  const colours = stopColours[options.colorScheme];
  return {
    id: 'stops-circles',
    type: 'circle',
    source: sourceId,
    filter: ['!=', ['get', 'place_id'], options.selectedId ?? -1],
    paint: {
      'circle-color': colours.paper,
      'circle-stroke-color': colours.circle,
      'circle-stroke-width': 1.6,
      'circle-radius': 1.9,
      'circle-opacity': circleOpacity(),
      'circle-stroke-opacity': circleOpacity(),
    },
  };
}

/** 1 at the one rounded zoom at which a stop is a circle, by the rule of MRK-1; 0 elsewhere. */
function circleOpacity(): ExpressionSpecification {
  const levels = Array.from({ length: 22 }, (_, index) => index + 1);
  return stepZoom(
    0,
    levels.map((level) => [level - 0.5, ['case', ['==', ['get', 'minzoom'], level + 2], 1, 0]]),
  );
}

function ringLayer(minzoom: number, options: StopsOptions): LayerSpecification {
  const scheme = options.colorScheme;
  return {
    id: `stops-rings-${minzoom}`,
    type: 'symbol',
    source: sourceId,
    minzoom: roundsTo(minzoom - 1),
    filter: isInGroup(minzoom, options),
    layout: {
      'icon-image': stepZoom(
        ['concat', 'stops-ring-', ['get', 'rank'], `-${scheme}`],
        [[badgeZoom, ['concat', 'stops-badge-', ['get', 'icon'], `-${scheme}`]]],
      ),
      'icon-allow-overlap': true,
      'icon-padding': 0,
      'symbol-sort-key': ['-', ['get', 'seqid'], ['*', 100_000, ['get', 'rank']]],
    },
  };
}

function labelLayer(minzoom: number, options: StopsOptions): LayerSpecification {
  return {
    id: `stops-labels-${minzoom}`,
    type: 'symbol',
    source: sourceId,
    minzoom: roundsTo(minzoom),
    filter: isInGroup(minzoom, options),
    layout: labelLayout(),
    paint: labelPaint(options.colorScheme),
  };
}

/** Where the pin of the selected stop stands no label may stand. */
function pinRoomLayer({ selectedId }: StopsOptions): LayerSpecification {
  return {
    id: 'stops-pin-room',
    type: 'symbol',
    source: sourceId,
    filter: ['==', ['get', 'place_id'], selectedId ?? -1],
    layout: {
      'icon-image': pinRoomId,
      'icon-anchor': 'bottom',
      'icon-allow-overlap': true,
      'icon-padding': 0,
    },
  };
}

type SymbolLayer = Extract<LayerSpecification, { type: 'symbol' }>;

/** The label of the selected stop lies above all others, so that it is placed before them. */
function selectedLabelLayer({ selectedId, colorScheme }: StopsOptions): LayerSpecification {
  return {
    id: 'stops-selected-label',
    type: 'symbol',
    source: sourceId,
    filter: ['==', ['get', 'place_id'], selectedId ?? -1],
    layout: {
      ...labelLayout(),
      'text-size': labelSize + 1,
      // Below the pin's point or beside it.
      'text-variable-anchor-offset': ['top', [0, 0.3], 'left', [1.5, -0.9], 'right', [-1.5, -0.9]],
    },
    paint: labelPaint(colorScheme),
  };
}

function labelLayout(): NonNullable<SymbolLayer['layout']> {
  return {
    'text-field': ['get', 'label'],
    'text-font': [...mapFonts.label],
    'text-size': labelSize,
    'text-max-width': 11,
    'text-line-height': 1.1,
    'text-padding': 2,
    'text-justify': 'auto',
    'text-variable-anchor-offset': anchorOffsets(
      ringRadii[2] / labelSize + 0.1,
      badgeRadius / labelSize + 0.1,
      badgeZoom,
    ),
    'symbol-sort-key': ['-', ['get', 'seqid'], ['*', 100_000, ['get', 'rank']]],
  };
}

function labelPaint(scheme: ColorScheme): NonNullable<SymbolLayer['paint']> {
  const { ink, halo } = stopColours[scheme];
  return { 'text-color': ink, 'text-halo-color': halo, 'text-halo-width': 1.6, 'text-halo-blur': 0.3 };
}
