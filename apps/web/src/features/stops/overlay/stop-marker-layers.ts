import type {
  CircleLayerSpecification,
  ExpressionSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import type { MarkerForm } from '@cae-map/expedition/places/markers';
import { stepZoom } from '../../../map/style/expressions.ts';
import { mapFonts } from '../../../map/style/tokens.ts';
import type { ColorScheme } from '../../../map/style/tokens.ts';
import { circlePaint, highlightCircle } from './stop-circles.ts';
import { stopColours } from './stop-colours.ts';
import { pinRoomId } from './stop-images.ts';
import { selectedSourceId } from './selected-stop.ts';
import type { StopData } from './stop-data.ts';
import { badgeZoom, labelSize, selectedAnchorOffsets } from './stop-labels.ts';
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

const selectedLabelSize = 13.5;

const markerForms: readonly MarkerForm[] = ['popup-marker', 'labelled-marker'];

/** Returns the zoom of MapLibre from which stops have a marker. The whitelist does not affect it. */
function firstMarkerZoom(minzoom: number, forms: readonly MarkerForm[]): number {
  return findFormZooms(forms, { minzoom, section: 'other', hasWhitelist: false })?.minzoom ?? 0;
}

function isInGroup(
  minzoom: number,
  { isMarker }: StopData,
  { selectedId }: StopsAppearance,
): ExpressionSpecification[] {
  return [['==', ['get', 'minzoom'], minzoom], isMarker, ['!=', ['get', 'place_id'], selectedId ?? -1]];
}

/** Creates the markers of the stops of one minzoom: rings at low zooms, badges at high zooms. */
export function markerLayer(
  minzoom: number,
  data: StopData,
  appearance: StopsAppearance,
): SymbolLayerSpecification {
  const scheme = appearance.colorScheme;
  return {
    id: `stops-markers-${minzoom}`,
    type: 'symbol',
    ...data.layerSource,
    minzoom: firstMarkerZoom(minzoom, markerForms),
    filter: ['all', ...isInGroup(minzoom, data, appearance)],
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
export function labelLayer(
  minzoom: number,
  data: StopData,
  appearance: StopsAppearance,
): SymbolLayerSpecification {
  return {
    id: `stops-labels-${minzoom}`,
    type: 'symbol',
    ...data.layerSource,
    minzoom: firstMarkerZoom(minzoom, ['labelled-marker']),
    filter: [
      'all',
      ...isInGroup(minzoom, data, appearance),
      ['!', data.isSilent],
      ['!', ['in', ['get', 'place_id'], ['literal', [...(appearance.namesakeIds ?? [])]]]],
    ],
    layout: {
      ...labelLayout(data.label, data.anchorOffsets(minzoom)),
      'symbol-sort-key': rankThenOrder,
    },
    paint: labelPaint(appearance.colorScheme),
  };
}

/** Reserves the area of the pin of the selected stop, so that no label overlaps it. */
export function pinRoomLayer(): SymbolLayerSpecification {
  return {
    id: 'stops-pin-room',
    type: 'symbol',
    source: selectedSourceId,
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
    source: selectedSourceId,
    layout: {
      ...labelLayout(['get', 'label'], selectedAnchorOffsets()),
      'text-size': selectedLabelSize,
      'text-allow-overlap': true,
    },
    paint: labelPaint(appearance.colorScheme),
  };
}

/** Creates the ring around the stops of a source: the selected or the hovered one. */
export function ringLayer(id: string, source: string): CircleLayerSpecification {
  const { color } = highlightCircle;
  return {
    id,
    type: 'circle',
    source,
    paint: circlePaint(highlightCircle, { fill: color, line: color, fillOpacity: 0.12 }),
  };
}

/** Creates the ring around the selected stop, and the glow if the option is set. */
export function selectedLayers(appearance: StopsAppearance): CircleLayerSpecification[] {
  const layers = [ringLayer('stops-selected', selectedSourceId)];
  if (appearance.highlightsSelected !== true) return layers;
  const glow: CircleLayerSpecification['paint'] = {
    'circle-color': highlightCircle.color,
    'circle-radius': 30,
    'circle-blur': 0.7,
    'circle-opacity': 0.45,
  };
  return [{ id: 'stops-selected-glow', type: 'circle', source: selectedSourceId, paint: glow }, ...layers];
}

/** If two stops of a group overlap, the larger one is in front; of two equal ones, the later one. */
const rankThenOrder: ExpressionSpecification = ['-', ['get', 'seqid'], ['*', 100_000, ['get', 'rank']]];

function labelLayout(
  label: ExpressionSpecification,
  offsets: ExpressionSpecification,
): NonNullable<SymbolLayerSpecification['layout']> {
  return {
    'text-field': label,
    'text-font': [...mapFonts.label],
    'text-size': labelSize,
    'text-max-width': 11,
    'text-line-height': 1.1,
    'text-padding': 2,
    'text-justify': 'auto',
    'text-variable-anchor-offset': offsets,
  };
}

function labelPaint(scheme: ColorScheme): NonNullable<SymbolLayerSpecification['paint']> {
  const { ink, halo } = stopColours[scheme];
  return { 'text-color': ink, 'text-halo-color': halo, 'text-halo-width': 1.6, 'text-halo-blur': 0.3 };
}
