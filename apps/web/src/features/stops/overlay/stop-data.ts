import { anchorZooms, lastAnchorMinzoom } from '@cae-map/expedition/map-features/label-anchors';
import {
  labelLetters,
  stopFeatures,
  type StopFeatureOptions,
} from '@cae-map/expedition/map-features/stop-features';
import { showPointThreshold } from '@cae-map/expedition/places/markers';
import type { ExpressionSpecification, SourceSpecification } from 'maplibre-gl';
import type { LayerSource } from '../../../map/overlays/map-overlay.ts';
import { anchorOffsets } from './stop-labels.ts';

/** A group of stops that is drawn by the same layers. Zooms are on the scale of 256-pixel tiles. */
export interface StopLevel {
  /** The zoom from which its stops have labels. */
  readonly minzoom: number;
  /** The zoom from which the first of its stops is a point of the route. */
  readonly pointzoom: number;
}

/** The stops of the map as data: where they come from, and how layers read the fields that depend on the options of the visitor. */
export interface StopData {
  readonly sources: Readonly<Record<string, SourceSpecification>>;
  readonly layerSource: LayerSource;
  /** Ascending by minzoom. */
  readonly levels: readonly StopLevel[];
  /** Whether only some stops become markers, the others remain points of the route. */
  readonly hasWhitelist: boolean;
  /** Whether a stop becomes a circle and a marker. */
  readonly isMarker: ExpressionSpecification;
  /** Whether a stop remains a point of the route. */
  readonly isPoint: ExpressionSpecification;
  readonly label: ExpressionSpecification;
  /** Whether another stop of the town has the label. */
  readonly isSilent: ExpressionSpecification;
  /** Returns the value of `text-variable-anchor-offset` for the labels of a level. */
  readonly anchorOffsets: (minzoom: number) => ExpressionSpecification;
  /** The unique characters of all labels. */
  readonly labelCharacters: string;
}

/** Creates a GeoJSON source of the stops in the loaded lists. Memoize it by the options: the map parses each new data object again. */
export function listedStops(options: StopFeatureOptions): StopData {
  return {
    sources: { stops: { type: 'geojson', data: stopFeatures(options), tolerance: 0 } },
    layerSource: { source: 'stops' },
    levels: listLevels(options),
    hasWhitelist: options.whitelist.length > 0,
    isMarker: ['==', ['get', 'presence'], 'marker'],
    isPoint: ['==', ['get', 'presence'], 'point'],
    label: ['get', 'label'],
    isSilent: ['get', 'silent'],
    anchorOffsets: (minzoom) => anchorOffsets(minzoom <= lastAnchorMinzoom ? anchorZooms : []),
    labelCharacters: labelLetters(options),
  };
}

function listLevels({ expedition }: StopFeatureOptions): StopLevel[] {
  const pointZooms = new Map<number, number>();
  for (const { record } of expedition.places) {
    if (record.minzoom <= 0) continue;
    const before = pointZooms.get(record.minzoom) ?? Infinity;
    pointZooms.set(record.minzoom, Math.min(before, showPointThreshold(record.zoom)));
  }
  return [...pointZooms]
    .map(([minzoom, pointzoom]) => ({ minzoom, pointzoom }))
    .toSorted((one, other) => one.minzoom - other.minzoom);
}
