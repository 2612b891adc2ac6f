import type { LayerSpecification, SourceSpecification } from 'maplibre-gl';
import type { Position } from '@cae-map/expedition/route/geography';
import { showPointThreshold } from '@cae-map/expedition/places/markers';
import type { Feature, Point } from 'geojson';
import type { MapOverlay } from '../../../map/map-overlay.ts';
import { stopCircleLayers } from './stop-circle-layers.ts';
import { stopFeatures } from './stop-features.ts';
import type { StopFeatureOptions } from './stop-features.ts';
import { stopImages } from './stop-images.ts';
import {
  labelLayer,
  markerLayer,
  pinRoomLayer,
  ringLayer,
  selectedLabelLayer,
  selectedLayers,
} from './stop-marker-layers.ts';
import type { StopsAppearance } from './stop-marker-layers.ts';

/** By what the stops are drawn. */
export interface StopsOptions extends StopFeatureOptions, StopsAppearance {}

/** The stops as points of the map; keep it while its options are the same, since each call makes the data anew. */
export function stopsSource(options: StopFeatureOptions): Readonly<Record<string, SourceSpecification>> {
  return { stops: { type: 'geojson', data: stopFeatures(options), tolerance: 0 } };
}

/**
 * The stops as an overlay of the map: circles, rings or badges, and labels, by the zoom rules of each place.
 *
 * Nothing here hides the stops outside of the view: the map draws from the tiles that the view touches alone, so that a
 * stop elsewhere is neither drawn nor found under the pointer, and costs no page element.
 */
export function stopsOverlay(
  source: Readonly<Record<string, SourceSpecification>>,
  options: StopsOptions,
): MapOverlay {
  const minzooms = minzoomsOf(options);
  // The highest first: what lies above is placed first, so that of two labels the one of the lower minzoom stays.
  const groups = minzooms.toReversed();
  const circles = stopCircleLayers(groups, options, earliestPoint(options));
  const layers: LayerSpecification[] = [
    ...circles,
    ...markersAndLabels(groups, options),
    ...selectedLayers(options),
    selectedLabelLayer(options),
    pinRoomLayer(options),
  ];
  return {
    id: 'stops',
    order: 20,
    sources: source,
    layers,
    interactiveLayerIds: [
      ...minzooms.map((minzoom) => `stops-markers-${minzoom}`),
      ...minzooms.map((minzoom) => `stops-labels-${minzoom}`),
      ...circles.map(({ id }) => id),
    ],
    images: stopImages(options.colorScheme),
  };
}

/**
 * The ring around the stop that is pointed at. It has an overlay and a source of its own: it changes with every movement
 * of the pointer, and another filter would have all stops laid out again.
 */
export function pointedStopOverlay(position: Position | null): MapOverlay {
  const features: Feature<Point>[] =
    position === null ? [] : [{ type: 'Feature', properties: {}, geometry: pointAt(position) }];
  return {
    id: 'stops-pointed',
    order: 21,
    sources: { 'stops-pointed': { type: 'geojson', data: { type: 'FeatureCollection', features } } },
    layers: [ringLayer('stops-pointed', 'stops-pointed')],
    interactiveLayerIds: [],
  };
}

function pointAt([latitude, longitude]: Position): Point {
  return { type: 'Point', coordinates: [longitude, latitude] };
}

/** Up to this minzoom stops are so well known that their names matter more than the rings of small stops beside them. */
const townMinzoom = 4;

/**
 * Markers and labels of all groups. Labels keep off the markers that lie above them: those of small stops off every
 * marker, those of towns off the markers of towns alone, since among many halts Leh would find no place.
 */
function markersAndLabels(groups: readonly number[], options: StopsOptions): LayerSpecification[] {
  const towns = groups.filter((minzoom) => minzoom <= townMinzoom);
  const others = groups.filter((minzoom) => minzoom > townMinzoom);
  return [others, towns].flatMap((minzooms) => [
    ...minzooms.map((minzoom) => labelLayer(minzoom, options)),
    ...minzooms.map((minzoom) => markerLayer(minzoom, options)),
  ]);
}

/** Every minzoom that occurs, lowest first: stops of one minzoom are one group of layers. */
function minzoomsOf({ expedition }: StopsOptions): number[] {
  const minzooms = expedition.places.map(({ record }) => record.minzoom).filter((minzoom) => minzoom > 0);
  return [...new Set(minzooms)].sort((one, other) => one - other);
}

/** The zoom at which the first stop of a group becomes a point of the route, by the size words that occur in it. */
function earliestPoint({ expedition }: StopsOptions): (minzoom: number) => number {
  return (minzoom) =>
    Math.min(
      ...expedition.places
        .filter(({ record }) => record.minzoom === minzoom)
        .map(({ record }) => showPointThreshold(record.zoom)),
    );
}
