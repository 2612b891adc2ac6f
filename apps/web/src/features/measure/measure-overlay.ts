import { greatCircle } from '@cae-map/expedition/measure/great-circle';
import type { MeasuredLine } from '@cae-map/expedition/measure/measured-line';
import { unwrapLongitudes, type Position } from '@cae-map/expedition/route/geography';
import { drawOrder } from '../../map/overlays/draw-order.ts';
import type { MapFeature, MapOverlay } from '../../map/overlays/map-overlay.ts';
import type { ColorScheme } from '../../map/style/tokens.ts';

const overlayId = 'measure';
const pointsLayerId = 'measure-points';
const segmentsLayerId = 'measure-segments';

/** The width of a segment for the pointer in CSS pixels. */
const grabWidth = 18;

/** The colours of the line, with a halo for contrast on any base map. */
const colours: Readonly<Record<ColorScheme, { readonly line: string; readonly halo: string }>> = {
  light: { line: '#231d33', halo: '#fffaf0' },
  dark: { line: '#fffaf0', halo: '#171a2f' },
};

/** Creates the measured line, along great circles, and its points above everything else. */
export function measureOverlay(line: MeasuredLine, colorScheme: ColorScheme): MapOverlay {
  const { line: ink, halo } = colours[colorScheme];
  return {
    id: overlayId,
    order: drawOrder.drawings,
    sources: {
      [overlayId]: {
        type: 'geojson',
        data: { type: 'FeatureCollection', features: [...segmentFeatures(line), ...pointFeatures(line)] },
      },
    },
    layers: [
      {
        id: segmentsLayerId,
        type: 'line',
        source: overlayId,
        filter: ['==', ['geometry-type'], 'LineString'],
        // Invisible, but found by the pointer.
        paint: { 'line-color': halo, 'line-width': grabWidth, 'line-opacity': 0 },
      },
      {
        id: 'measure-halo',
        type: 'line',
        source: overlayId,
        layout: { 'line-join': 'round', 'line-cap': 'round' },
        paint: { 'line-color': halo, 'line-width': 6, 'line-opacity': 0.85 },
      },
      {
        id: 'measure-line',
        type: 'line',
        source: overlayId,
        layout: { 'line-join': 'round' },
        paint: { 'line-color': ink, 'line-width': 2.5, 'line-dasharray': [2, 1.2] },
      },
      {
        id: pointsLayerId,
        type: 'circle',
        source: overlayId,
        filter: ['==', ['geometry-type'], 'Point'],
        paint: {
          'circle-radius': 6,
          'circle-color': halo,
          'circle-stroke-color': ink,
          'circle-stroke-width': 2.5,
        },
      },
    ],
    interactiveLayerIds: [pointsLayerId, segmentsLayerId],
  };
}

/** The index of the point that a feature shows; null for features of other overlays. */
export function pointIndex({ overlayId: id, properties }: MapFeature): number | null {
  return id === overlayId && typeof properties.index === 'number' ? properties.index : null;
}

/** The index of the point at the end of the segment that a feature shows; null for other features. */
export function segmentIndex({ overlayId: id, properties }: MapFeature): number | null {
  return id === overlayId && typeof properties.segment === 'number' ? properties.segment : null;
}

function segmentFeatures({ points }: MeasuredLine): GeoJSON.Feature[] {
  // The longitudes of the points are unwrapped, so that each segment begins where the previous one ends.
  const ends = unwrapLongitudes(points);
  return ends.slice(1).map((end, before) => {
    const start = ends[before] ?? end;
    const coordinates = unwrapLongitudes([start, ...greatCircle(start, end).slice(1, -1), end]).map(
      toCoordinates,
    );
    return {
      type: 'Feature',
      properties: { segment: before + 1 },
      geometry: { type: 'LineString', coordinates },
    };
  });
}

function pointFeatures({ points }: MeasuredLine): GeoJSON.Feature[] {
  return unwrapLongitudes(points).map((point, index) => ({
    type: 'Feature',
    properties: { index },
    geometry: { type: 'Point', coordinates: toCoordinates(point) },
  }));
}

function toCoordinates([latitude, longitude]: Position): [longitude: number, latitude: number] {
  return [longitude, latitude];
}
