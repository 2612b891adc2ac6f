import type { Position } from '@cae-map/expedition/route/geography';
import { unwrapLongitudes } from '@cae-map/expedition/route/geography';
import {
  editColours,
  editedPin,
  pinFeature,
  pinLayer,
  toCoordinates,
} from '../../../../map/editing/edited-pin.ts';
import { drawOrder } from '../../../../map/overlays/draw-order.ts';
import type { MapFeature, MapOverlay } from '../../../../map/overlays/map-overlay.ts';
import type { ColorScheme } from '../../../../map/style/tokens.ts';

const overlayId = 'edited-place';
const layers = { pin: 'edited-place-pin', points: 'edited-place-points', segments: 'edited-place-segments' };

/** The width of the line for the pointer, in CSS pixels. */
const grabWidth = 18;

/** The edited place on the map. */
export interface EditedPlace {
  readonly position: Position | null;
  /** The point at which the line begins; null if no line leads to the place. */
  readonly from: Position | null;
  /** The points between both. */
  readonly line: readonly Position[];
  /** Whether the points of the line can be dragged. */
  readonly isLineEdited: boolean;
}

/** The pin of a flag-like shape: a dot. */
const dot = 'M7 3.500a3.500 3.500 0 1 1 0 7a3.500 3.500 0 0 1 0-7Z';

/** Creates the overlay of the edited place: its pin, which can be dragged, and the line to it with its points. */
export function editedPlaceOverlay(place: EditedPlace, colorScheme: ColorScheme): MapOverlay {
  const { line: ink, halo } = editColours[colorScheme];
  const { position } = place;
  return {
    id: overlayId,
    order: drawOrder.editedRecord,
    sources: {
      [overlayId]: { type: 'geojson', data: { type: 'FeatureCollection', features: toFeatures(place) } },
    },
    layers: [
      {
        id: layers.segments,
        type: 'line',
        source: overlayId,
        filter: ['==', ['geometry-type'], 'LineString'],
        // Invisible, but found by the pointer.
        paint: { 'line-color': halo, 'line-width': grabWidth, 'line-opacity': 0 },
      },
      {
        id: 'edited-place-halo',
        type: 'line',
        source: overlayId,
        layout: { 'line-join': 'round', 'line-cap': 'round' },
        paint: { 'line-color': halo, 'line-width': 7, 'line-opacity': 0.9 },
      },
      {
        id: 'edited-place-line',
        type: 'line',
        source: overlayId,
        layout: { 'line-join': 'round', 'line-cap': 'round' },
        paint: { 'line-color': ink, 'line-width': 3 },
      },
      {
        id: layers.points,
        type: 'circle',
        source: overlayId,
        filter: ['has', 'index'],
        paint: {
          'circle-radius': 6,
          'circle-color': halo,
          'circle-stroke-color': ink,
          'circle-stroke-width': 2.5,
        },
      },
      pinLayer(layers.pin, overlayId),
    ],
    interactiveLayerIds: [layers.pin, layers.points, layers.segments],
    pin: editedPin(position, dot),
  };
}

/** What of the edited place is under the pointer. */
export type GrabbedPart =
  | { readonly kind: 'pin' }
  | { readonly kind: 'point'; readonly index: number }
  /** The point that is inserted would have this index. */
  | { readonly kind: 'segment'; readonly index: number };

/** Reads what of the edited place a feature shows; null for features of other overlays. */
export function readGrabbedPart({ overlayId: id, properties }: MapFeature): GrabbedPart | null {
  if (id !== overlayId) return null;
  if (properties.pin === true) return { kind: 'pin' };
  if (typeof properties.index === 'number') return { kind: 'point', index: properties.index };
  return typeof properties.segment === 'number' ? { kind: 'segment', index: properties.segment } : null;
}

function toFeatures({ position, from, line, isLineEdited }: EditedPlace): GeoJSON.Feature[] {
  const ends = [...(from === null ? [] : [from]), ...line, ...(position === null ? [] : [position])];
  const points = unwrapLongitudes(ends);
  const first = from === null ? 0 : 1;
  const segments = points.slice(1).map((end, index): GeoJSON.Feature => {
    const start = points[index] ?? end;
    return {
      type: 'Feature',
      // The index in the line, without the stop at which it begins.
      properties: isLineEdited ? { segment: index + 1 - first } : {},
      geometry: { type: 'LineString', coordinates: [toCoordinates(start), toCoordinates(end)] },
    };
  });
  const vertices = points.slice(first, first + line.length).map((point, index): GeoJSON.Feature => ({
    type: 'Feature',
    properties: { index },
    geometry: { type: 'Point', coordinates: toCoordinates(point) },
  }));
  const pin = position === null ? [] : [pinFeature(points.at(-1) ?? position)];
  return [...(line.length > 0 || isLineEdited ? segments : []), ...(isLineEdited ? vertices : []), ...pin];
}
