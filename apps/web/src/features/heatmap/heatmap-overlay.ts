import type { PlaceNights } from '@cae-map/expedition/nights';
import type { FeatureCollection, Point } from 'geojson';
import type { GeoJSONSourceSpecification, HeatmapLayerSpecification } from 'maplibre-gl';
import { drawOrder } from '../../map/overlays/draw-order.ts';
import type { MapOverlay } from '../../map/overlays/map-overlay.ts';
import { rampZoom } from '../../map/style/expressions.ts';
import { heatColours } from '../../map/style/heat-colours.ts';
import type { ColorScheme } from '../../map/style/tokens.ts';

const sourceId = 'heatmap';

/** The nights from which a place has the full weight. */
const fullWeightNights = 120;
/** The weight of a place where no night was spent. */
const leastWeight = 0.1;

/**
 * The weight of a place, 0.1 to 1. It grows with the square root of the nights, since stays last from one night to eight months,
 * and single nights would be invisible beside the long ones.
 */
export function heatWeight(nights: number): number {
  return Math.min(1, leastWeight + (1 - leastWeight) * Math.sqrt(nights / fullWeightNights));
}

/** Creates the source of the heat map: a point for each place with its weight. */
export function heatmapSource(places: readonly PlaceNights[]): GeoJSONSourceSpecification {
  const data: FeatureCollection<Point, { readonly weight: number }> = {
    type: 'FeatureCollection',
    features: places.map(({ position: [latitude, longitude], nights }) => ({
      type: 'Feature',
      properties: { weight: heatWeight(nights) },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  };
  return { type: 'geojson', data };
}

/** Creates the overlay of the heat map, below the route. */
export function heatmapOverlay(source: GeoJSONSourceSpecification, colorScheme: ColorScheme): MapOverlay {
  return {
    id: 'heatmap',
    order: drawOrder.areas,
    sources: { [sourceId]: source },
    layers: [heatmapLayer(colorScheme)],
    interactiveLayerIds: [],
  };
}

function heatmapLayer(colorScheme: ColorScheme): HeatmapLayerSpecification {
  return {
    id: sourceId,
    type: 'heatmap',
    source: sourceId,
    paint: {
      'heatmap-weight': ['get', 'weight'],
      // The spots grow more slowly than the distances between the places, so that they separate while zooming in.
      'heatmap-radius': rampZoom([3, 20], [6, 36], [10, 52], [16, 72]),
      'heatmap-intensity': rampZoom([3, 1.3], [8, 1.8], [12, 2.2]),
      'heatmap-opacity': 0.85,
      'heatmap-color': [
        'interpolate',
        ['linear'],
        ['heatmap-density'],
        0,
        'rgba(0,0,0,0)',
        ...heatColours[colorScheme].flatMap((colour, index, all) => [(index + 1) / all.length, colour]),
      ],
    },
  };
}
