import type { GeoJSONSourceSpecification, LayerSpecification } from 'maplibre-gl';
import type { Position } from '@cae-map/expedition/route/geography';
import type { Feature, Point } from 'geojson';
import { drawOrder } from '../../../map/overlays/draw-order.ts';
import type { MapOverlay } from '../../../map/overlays/map-overlay.ts';
import { selectedSourceId } from './selected-stop.ts';
import { stopCircleLayers } from './stop-circle-layers.ts';
import type { StopData } from './stop-data.ts';
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

/**
 * Creates the overlay of the stops: circles, rings or badges, and labels, by the zoom rules of each place.
 *
 * Stops outside the view need no filter: the map draws only the tiles in the view.
 */
export function stopsOverlay(
  data: StopData,
  selected: GeoJSONSourceSpecification,
  appearance: StopsAppearance,
): MapOverlay {
  // Descending: the labels of the upper layers are placed first, so that the lower minzoom wins a collision.
  const levels = data.levels.toReversed();
  const minzooms = data.levels.map(({ minzoom }) => minzoom);
  const circles = stopCircleLayers(levels, data, appearance);
  const layers: LayerSpecification[] = [
    ...circles,
    ...markersAndLabels(minzooms.toReversed(), data, appearance),
    ...selectedLayers(appearance),
    selectedLabelLayer(appearance),
    pinRoomLayer(),
  ];
  return {
    id: 'stops',
    order: drawOrder.stops,
    sources: { ...data.sources, [selectedSourceId]: selected },
    layers,
    interactiveLayerIds: [
      ...minzooms.map((minzoom) => `stops-markers-${minzoom}`),
      ...minzooms.map((minzoom) => `stops-labels-${minzoom}`),
      ...circles.map(({ id }) => id),
    ],
    images: stopImages(appearance.colorScheme),
    labelCharacters: data.labelCharacters,
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

function pointAt([latitude, longitude]: Position): Point {
  return { type: 'Point', coordinates: [longitude, latitude] };
}

/** Up to this minzoom the labels of stops have priority over the rings of small stops. */
const townMinzoom = 4;

/**
 * Creates the markers and labels of all groups. A label avoids the markers in the layers above: the labels of small stops
 * avoid all markers, those of towns only the markers of towns, since otherwise Leh had no label among its many halts.
 */
function markersAndLabels(
  groups: readonly number[],
  data: StopData,
  appearance: StopsAppearance,
): LayerSpecification[] {
  const towns = groups.filter((minzoom) => minzoom <= townMinzoom);
  const others = groups.filter((minzoom) => minzoom > townMinzoom);
  return [others, towns].flatMap((minzooms) => [
    ...minzooms.map((minzoom) => labelLayer(minzoom, data, appearance)),
    ...minzooms.map((minzoom) => markerLayer(minzoom, data, appearance)),
  ]);
}
