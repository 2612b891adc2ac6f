import { discRings, type AccuracyDisc } from '@cae-map/expedition/uncertainty/discs';
import type { Feature, LineString, Polygon } from 'geojson';
import type { GeoJSONSourceSpecification, LayerSpecification } from 'maplibre-gl';
import type { Position } from '@cae-map/expedition/route/geography';
import { drawOrder } from '../../map/overlays/draw-order.ts';
import type { MapOverlay } from '../../map/overlays/map-overlay.ts';
import { layerZooms } from '../../map/style/expressions.ts';
import type { ColorScheme } from '../../map/style/tokens.ts';
import { discColours, discLayerOpacity, openEdgeDash } from '../../map/style/uncertainty-colours.ts';

const overlayId = 'uncertainty';
const lastZoom = 24;

/**
 * The steps of the first zooms. MapLibre evaluates the zooms of features at whole levels only, but those of layers exactly, so that
 * discs with about the same first zoom share a layer; the first width is between 12 and 14.3 pixels.
 */
const zoomStep = 0.25;

interface DiscProperties {
  readonly fromZoom: number;
  readonly isLimit: boolean;
}

/** Creates the source of the discs: nested areas for a soft edge, and the edge as a line. */
export function discsSource(discs: readonly AccuracyDisc[]): GeoJSONSourceSpecification {
  return {
    type: 'geojson',
    data: { type: 'FeatureCollection', features: discs.flatMap(discFeatures) },
    // A circle of few pixels would lose its corners.
    tolerance: 0.1,
  };
}

/** Creates the overlay of the discs, below the route and above every base layer. */
export function discsOverlay(
  discs: readonly AccuracyDisc[],
  source: GeoJSONSourceSpecification,
  colorScheme: ColorScheme,
): MapOverlay {
  const zooms = [...new Set(discs.map(roundZoom))].toSorted((a, b) => a - b);
  return {
    id: overlayId,
    order: drawOrder.uncertainty,
    sources: { [overlayId]: source },
    layers: zooms.flatMap((zoom) => discLayers(zoom, colorScheme)),
    interactiveLayerIds: [],
  };
}

function roundZoom({ fromZoom }: AccuracyDisc): number {
  return Math.ceil(fromZoom / zoomStep) * zoomStep;
}

function discLayers(zoom: number, colorScheme: ColorScheme): LayerSpecification[] {
  const { fill, edge, halo } = discColours[colorScheme];
  const zooms = layerZooms(zoom, lastZoom);
  return [
    {
      id: `uncertainty-area-${zoom}`,
      type: 'fill',
      source: overlayId,
      ...zooms,
      filter: ['all', ['==', ['geometry-type'], 'Polygon'], ['==', ['get', 'fromZoom'], zoom]],
      paint: { 'fill-color': fill, 'fill-opacity': discLayerOpacity, 'fill-antialias': false },
    },
    {
      id: `uncertainty-halo-${zoom}`,
      type: 'line',
      source: overlayId,
      ...zooms,
      filter: ['all', ['==', ['geometry-type'], 'LineString'], ['==', ['get', 'fromZoom'], zoom]],
      paint: { 'line-color': halo, 'line-width': 3, 'line-opacity': 0.45 },
    },
    ...[true, false].map((isLimit): LayerSpecification => ({
      id: `uncertainty-${isLimit ? 'edge' : 'open-edge'}-${zoom}`,
      type: 'line',
      source: overlayId,
      ...zooms,
      filter: [
        'all',
        ['==', ['geometry-type'], 'LineString'],
        ['==', ['get', 'fromZoom'], zoom],
        ['==', ['get', 'isLimit'], isLimit],
      ],
      paint: {
        'line-color': edge,
        'line-width': 1.25,
        'line-opacity': 0.85,
        ...(isLimit ? {} : { 'line-dasharray': [...openEdgeDash] }),
      },
    })),
  ];
}

function discFeatures(disc: AccuracyDisc): Feature<Polygon | LineString, DiscProperties>[] {
  const properties = { fromZoom: roundZoom(disc), isLimit: disc.isLimit };
  const rings = discRings(disc).map((ring) => ring.map(toCoordinates));
  const edge = rings.slice(-1).map((coordinates): LineString => ({ type: 'LineString', coordinates }));
  // The exterior ring of a polygon is counterclockwise (RFC 7946).
  const areas = rings.map((ring): Polygon => ({ type: 'Polygon', coordinates: [ring.toReversed()] }));
  return [...areas, ...edge].map((geometry) => ({ type: 'Feature', properties, geometry }));
}

function toCoordinates([latitude, longitude]: Position): [longitude: number, latitude: number] {
  return [longitude, latitude];
}
