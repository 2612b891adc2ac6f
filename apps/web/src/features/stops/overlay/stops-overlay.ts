import type { LayerSpecification, SourceSpecification } from 'maplibre-gl';
import type { Position } from '@cae-map/expedition/route/geography';
import { showPointThreshold } from '@cae-map/expedition/places/markers';
import type { Feature, Point } from 'geojson';
import { drawOrder } from '../../../map/overlays/draw-order.ts';
import type { MapOverlay } from '../../../map/overlays/map-overlay.ts';
import { stopCircleLayers } from './stop-circle-layers.ts';
import { stopFeatures, stopLabel, townSize } from './stop-features.ts';
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

/** The options of the overlay. */
export interface StopsOptions extends StopFeatureOptions, StopsAppearance {}

/**
 * Creates the GeoJSON source of the stops. Callers keep it while the options are unchanged, since each call creates new
 * data.
 */
export function stopsSource(options: StopFeatureOptions): Readonly<Record<string, SourceSpecification>> {
  return { stops: { type: 'geojson', data: stopFeatures(options), tolerance: 0 } };
}

/**
 * Creates the overlay of the stops: circles, rings or badges, and labels, by the zoom rules of each place.
 *
 * Stops outside the view need no filter: the map draws only the tiles in the view.
 */
export function stopsOverlay(
  source: Readonly<Record<string, SourceSpecification>>,
  options: StopsOptions,
): MapOverlay {
  const minzooms = listMinzooms(options);
  // Descending: the labels of the upper layers are placed first, so that the lower minzoom wins a collision.
  const groups = minzooms.toReversed();
  const circles = stopCircleLayers(groups, options, earliestPoint(options));
  const layers: LayerSpecification[] = [
    ...circles,
    ...markersAndLabels(groups, { ...options, namesakeIds: findNamesakes(options) }),
    ...selectedLayers(options),
    selectedLabelLayer(options),
    pinRoomLayer(options),
  ];
  return {
    id: 'stops',
    order: drawOrder.stops,
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
 * Creates the ring around the hovered stop. It has its own overlay and source, because it changes with every movement of the
 * pointer, and a new filter would lay out all stops again.
 */
export function hoveredStopOverlay(position: Position | null): MapOverlay {
  const features: Feature<Point>[] =
    position === null ? [] : [{ type: 'Feature', properties: {}, geometry: pointAt(position) }];
  return {
    id: 'stops-pointed',
    order: drawOrder.hoveredStop,
    sources: { 'stops-pointed': { type: 'geojson', data: { type: 'FeatureCollection', features } } },
    layers: [ringLayer('stops-pointed', 'stops-pointed')],
    interactiveLayerIds: [],
  };
}

/** Returns the ids of the stops with the name of the selected one in the same town. */
function findNamesakes({ expedition, selectedId, language, showsModernNames }: StopsOptions): number[] {
  const selected = selectedId === null ? undefined : expedition.byId.get(selectedId);
  if (!selected?.position) return [];
  const [latitude, longitude] = selected.position;
  const label = stopLabel(selected, language, showsModernNames);
  return expedition.places
    .filter(({ id, position }) => {
      if (id === selected.id || !position) return false;
      return Math.hypot(position[0] - latitude, position[1] - longitude) < townSize;
    })
    .filter((place) => stopLabel(place, language, showsModernNames) === label)
    .map(({ id }) => id);
}

function pointAt([latitude, longitude]: Position): Point {
  return { type: 'Point', coordinates: [longitude, latitude] };
}

/** Up to this minzoom the labels of stops have priority over the rings of small stops. */
const townMinzoom = 4;

/**
 * Creates the markers and labels of all groups. A label avoids the markers in the layers above: the labels of small stops
 * avoid all markers, those of towns only the markers of towns, since otherwise Leh had no label among its many halts.
 */
function markersAndLabels(groups: readonly number[], options: StopsOptions): LayerSpecification[] {
  const towns = groups.filter((minzoom) => minzoom <= townMinzoom);
  const others = groups.filter((minzoom) => minzoom > townMinzoom);
  return [others, towns].flatMap((minzooms) => [
    ...minzooms.map((minzoom) => labelLayer(minzoom, options)),
    ...minzooms.map((minzoom) => markerLayer(minzoom, options)),
  ]);
}

/** Lists the minzooms of all stops in ascending order. Stops of one minzoom share their layers. */
function listMinzooms({ expedition }: StopsOptions): number[] {
  const minzooms = expedition.places.map(({ record }) => record.minzoom).filter((minzoom) => minzoom > 0);
  return [...new Set(minzooms)].sort((one, other) => one - other);
}

/** Returns a function that finds the zoom at which the first stop of a group becomes a point of the route. */
function earliestPoint({ expedition }: StopsOptions): (minzoom: number) => number {
  return (minzoom) =>
    Math.min(
      ...expedition.places
        .filter(({ record }) => record.minzoom === minzoom)
        .map(({ record }) => showPointThreshold(record.zoom)),
    );
}
