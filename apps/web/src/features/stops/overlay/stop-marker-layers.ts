import type {
  CircleLayerSpecification,
  ExpressionSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import type { MarkerForm } from '@cae-map/expedition/places/markers';
import { stepZoom } from '../../../map/style/expressions.ts';
import { mapFonts } from '../../../map/style/tokens.ts';
import type { ColorScheme } from '../../../map/style/tokens.ts';
import { circleLayer, circlePaint, highlightCircle } from './stop-circles.ts';
import { stopColours } from './stop-colours.ts';
import { badgeRadius, pinRoomId, ringRadii } from './stop-images.ts';
import { anchorZooms, lastAnchorMinzoom } from './label-anchors.ts';
import { anchorOffsets, selectedAnchorOffsets } from './stop-labels.ts';
import { findFormZooms } from './stop-levels.ts';

/** The appearance of the stops. A change creates new layers but no new data. */
export interface StopsAppearance {
  readonly colorScheme: ColorScheme;
  /** The stop with the pin: it has no marker, and its label is placed before all others. */
  readonly selectedId: number | null;
  /** The stops of the same name in the town of the selected one, which do not repeat its label. */
  readonly namesakeIds?: readonly number[];
  /** Whether the selected stop also has a wide glow; false by default. */
  readonly highlightsSelected?: boolean;
}

/** The zoom (256-pixel tiles) from which a stop has a badge with the icon of its stay instead of a plain ring. */
const badgeZoom = 8;
const labelSize = 12.5;
const selectedLabelSize = 13.5;

const markerForms: readonly MarkerForm[] = ['popup-marker', 'labelled-marker'];

/** Returns the zoom of MapLibre from which stops have a marker. The whitelist does not affect it. */
function firstMarkerZoom(minzoom: number, forms: readonly MarkerForm[]): number {
  return findFormZooms(forms, { minzoom, section: 'other', hasWhitelist: false })?.minzoom ?? 0;
}

function isInGroup(minzoom: number, { selectedId }: StopsAppearance): ExpressionSpecification[] {
  return [
    ['==', ['get', 'minzoom'], minzoom],
    ['==', ['get', 'presence'], 'marker'],
    ['!=', ['get', 'place_id'], selectedId ?? -1],
  ];
}

function isSelected({ selectedId }: StopsAppearance): ExpressionSpecification {
  return ['==', ['get', 'place_id'], selectedId ?? -1];
}

/** Creates the markers of the stops of one minzoom: rings at low zooms, badges at high zooms. */
export function markerLayer(minzoom: number, appearance: StopsAppearance): SymbolLayerSpecification {
  const scheme = appearance.colorScheme;
  return {
    id: `stops-markers-${minzoom}`,
    type: 'symbol',
    source: 'stops',
    minzoom: firstMarkerZoom(minzoom, markerForms),
    filter: ['all', ...isInGroup(minzoom, appearance)],
    layout: {
      'icon-image': stepZoom(
        ['concat', 'stops-ring-', ['get', 'rank'], `-${scheme}`],
        [[badgeZoom, ['concat', 'stops-badge-', ['get', 'icon'], `-${scheme}`]]],
      ),
      'icon-allow-overlap': true,
      'icon-padding': 0,
      'symbol-sort-key': rankThenOrder,
    },
  };
}

/** Creates the labels of the stops of one minzoom, from that zoom on. */
export function labelLayer(minzoom: number, appearance: StopsAppearance): SymbolLayerSpecification {
  return {
    id: `stops-labels-${minzoom}`,
    type: 'symbol',
    source: 'stops',
    minzoom: firstMarkerZoom(minzoom, ['labelled-marker']),
    filter: [
      'all',
      ...isInGroup(minzoom, appearance),
      ['!', ['get', 'silent']],
      ['!', ['in', ['get', 'place_id'], ['literal', [...(appearance.namesakeIds ?? [])]]]],
    ],
    layout: labelLayout(minzoom),
    paint: labelPaint(appearance.colorScheme),
  };
}

/** Reserves the area of the pin of the selected stop, so that no label overlaps it. */
export function pinRoomLayer(appearance: StopsAppearance): SymbolLayerSpecification {
  return {
    id: 'stops-pin-room',
    type: 'symbol',
    source: 'stops',
    filter: isSelected(appearance),
    layout: {
      'icon-image': pinRoomId,
      'icon-anchor': 'bottom',
      'icon-allow-overlap': true,
      'icon-padding': 0,
    },
  };
}

/**
 * The label of the selected stop. It is the top layer, so it is placed first; neither the whitelist nor the zoom hides it.
 */
export function selectedLabelLayer(appearance: StopsAppearance): SymbolLayerSpecification {
  return {
    id: 'stops-selected-label',
    type: 'symbol',
    source: 'stops',
    filter: isSelected(appearance),
    layout: {
      ...labelLayout(lastAnchorMinzoom + 1),
      'text-size': selectedLabelSize,
      'text-allow-overlap': true,
      'text-variable-anchor-offset': selectedAnchorOffsets(),
    },
    paint: labelPaint(appearance.colorScheme),
  };
}

/** Creates the ring around selected or hovered stops of a source; without a filter around all stops of the source. */
export function ringLayer(
  id: string,
  source: string,
  filter: ExpressionSpecification = ['literal', true],
): CircleLayerSpecification {
  const { color } = highlightCircle;
  return circleLayer(
    id,
    source,
    filter,
    circlePaint(highlightCircle, { fill: color, line: color, fillOpacity: 0.12 }),
  );
}

/** Creates the ring around the selected stop, and the glow if the option is set. */
export function selectedLayers(appearance: StopsAppearance): CircleLayerSpecification[] {
  const layers = [ringLayer('stops-selected', 'stops', isSelected(appearance))];
  if (appearance.highlightsSelected !== true) return layers;
  const glow: CircleLayerSpecification['paint'] = {
    'circle-color': highlightCircle.color,
    'circle-radius': 30,
    'circle-blur': 0.7,
    'circle-opacity': 0.45,
  };
  return [circleLayer('stops-selected-glow', 'stops', isSelected(appearance), glow), ...layers];
}

/** If two stops of a group overlap, the larger one is in front; of two equal ones, the later one. */
const rankThenOrder: ExpressionSpecification = ['-', ['get', 'seqid'], ['*', 100_000, ['get', 'rank']]];

function labelLayout(minzoom: number): NonNullable<SymbolLayerSpecification['layout']> {
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
      minzoom <= lastAnchorMinzoom ? anchorZooms : [],
    ),
    'symbol-sort-key': rankThenOrder,
  };
}

function labelPaint(scheme: ColorScheme): NonNullable<SymbolLayerSpecification['paint']> {
  const { ink, halo } = stopColours[scheme];
  return { 'text-color': ink, 'text-halo-color': halo, 'text-halo-width': 1.6, 'text-halo-blur': 0.3 };
}
