import { unwrapLongitudes, type Position } from '@cae-map/expedition/route/geography';
import { drawOrder } from '../../../map/overlays/draw-order.ts';
import type { MapFeature, MapOverlay } from '../../../map/overlays/map-overlay.ts';
import type { ColorScheme } from '../../../map/style/tokens.ts';

const overlayId = 'correction';
const ghostLayerId = 'correction-ghost';

const colours: Readonly<Record<ColorScheme, { readonly ink: string; readonly halo: string }>> = {
  light: { ink: '#b5402a', halo: '#fffaf0' },
  dark: { ink: '#ff9a7d', halo: '#171a2f' },
};

/** The positions of a correction. */
export interface CorrectionPositions {
  /** The present position; null if it is not known. */
  readonly from: Position | null;
  /** The proposed position; null while it is not chosen. */
  readonly to: Position | null;
}

/** Creates the overlay of a corrected position: a ring at the present one, the ghost pin at the proposed one, and a line between. */
export function correctionOverlay({ from, to }: CorrectionPositions, colorScheme: ColorScheme): MapOverlay {
  const { ink, halo } = colours[colorScheme];
  return {
    id: overlayId,
    order: drawOrder.correction,
    sources: {
      [overlayId]: {
        type: 'geojson',
        data: { type: 'FeatureCollection', features: toFeatures(from, to) },
      },
    },
    layers: [
      {
        id: 'correction-halo',
        type: 'line',
        source: overlayId,
        paint: { 'line-color': halo, 'line-width': 5, 'line-opacity': 0.85 },
      },
      {
        id: 'correction-line',
        type: 'line',
        source: overlayId,
        paint: { 'line-color': ink, 'line-width': 2, 'line-dasharray': [2, 1.5] },
      },
      {
        id: 'correction-present',
        type: 'circle',
        source: overlayId,
        filter: ['==', ['get', 'end'], 'present'],
        paint: {
          'circle-radius': 8,
          'circle-color': halo,
          'circle-opacity': 0.6,
          'circle-stroke-color': ink,
          'circle-stroke-width': 2,
        },
      },
      {
        id: ghostLayerId,
        type: 'circle',
        source: overlayId,
        filter: ['==', ['get', 'end'], 'proposed'],
        paint: {
          'circle-radius': 11,
          'circle-color': ink,
          'circle-opacity': 0.75,
          'circle-stroke-color': halo,
          'circle-stroke-width': 3,
        },
      },
    ],
    interactiveLayerIds: [ghostLayerId],
  };
}

/** Whether a feature is the ghost pin. */
export function isGhost({ overlayId: id, layerId }: MapFeature): boolean {
  return id === overlayId && layerId === ghostLayerId;
}

function toFeatures(from: Position | null, to: Position | null): GeoJSON.Feature[] {
  const ends = [from, to].filter((each) => each !== null);
  const points = unwrapLongitudes(ends).map(([latitude, longitude]) => [longitude, latitude]);
  const names = [...(from === null ? [] : ['present']), ...(to === null ? [] : ['proposed'])];
  const ring: GeoJSON.Feature[] = points.map((coordinates, index) => ({
    type: 'Feature',
    properties: { end: names[index] },
    geometry: { type: 'Point', coordinates },
  }));
  if (points.length < 2) return ring;
  return [
    { type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates: points } },
    ...ring,
  ];
}
