import type { GeoPhoto } from '@cae-map/expedition/geo-photos';
import type { FeatureCollection, Point } from 'geojson';
import type { LayerSpecification, SourceSpecification } from 'maplibre-gl';
import { drawOrder } from '../../../map/overlays/draw-order.ts';
import type { MapFeature, MapOverlay } from '../../../map/overlays/map-overlay.ts';
import { mapFonts, type ColorScheme } from '../../../map/style/tokens.ts';
import { thumbnailImage, thumbnailSize } from './thumbnail-image.ts';

const sourceId = 'geo-photos';
const imagePrefix = (colorScheme: ColorScheme): string => `geo-photo-${colorScheme}-`;

/** The distance in CSS pixels below which photographs are one cluster. */
export const clusterRadius = 80;

/** The tile zoom up to which photographs are clustered; beyond it they are apart unless they have one position. */
const clusterMaxZoom = 17;

/** The circle with the number of photographs, at the upper right corner of the thumbnail. */
const badge = { radius: 10, offset: [thumbnailSize / 2 - 2, 2 - thumbnailSize / 2] as [number, number] };
const badgeColours: Readonly<Record<ColorScheme, { readonly fill: string; readonly text: string }>> = {
  light: { fill: '#a5361f', text: '#ffffff' },
  dark: { fill: '#f0977a', text: '#12162c' },
};

/** Creates the overlay of the photographs: thumbnails, and one with their number for photographs close to each other. */
export function geoPhotoOverlay(photos: readonly GeoPhoto[], colorScheme: ColorScheme): MapOverlay {
  return {
    id: sourceId,
    order: drawOrder.photographs,
    sources: { [sourceId]: createSource(photos) },
    layers: createLayers(colorScheme),
    interactiveLayerIds: [`${sourceId}-thumbnails`],
    images: Object.fromEntries(
      photos.map(({ image }) => [
        `${imagePrefix(colorScheme)}${image.image_id}`,
        thumbnailImage(image, colorScheme),
      ]),
    ),
    labelCharacters: '0123456789',
  };
}

interface PhotoProperties {
  readonly image_id: number;
  readonly place_id: number;
  readonly latitude: number;
  readonly longitude: number;
}

function createSource(photos: readonly GeoPhoto[]): SourceSpecification {
  const data: FeatureCollection<Point, PhotoProperties> = {
    type: 'FeatureCollection',
    features: photos.map(({ image, placeId, position: [latitude, longitude] }) => ({
      type: 'Feature',
      properties: { image_id: image.image_id, place_id: placeId, latitude, longitude },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  };
  return {
    type: 'geojson',
    data,
    cluster: true,
    clusterRadius,
    clusterMaxZoom,
    // The first photograph stands for the cluster; the sums give its centre.
    clusterProperties: {
      image_id: ['min', ['get', 'image_id']],
      latitude: ['+', ['get', 'latitude']],
      longitude: ['+', ['get', 'longitude']],
    },
  };
}

function createLayers(colorScheme: ColorScheme): LayerSpecification[] {
  const { fill, text } = badgeColours[colorScheme];
  return [
    {
      id: `${sourceId}-thumbnails`,
      type: 'symbol',
      source: sourceId,
      layout: {
        'icon-image': ['concat', imagePrefix(colorScheme), ['to-string', ['get', 'image_id']]],
        'icon-allow-overlap': true,
        // The labels of the stops remain visible above the photographs.
        'icon-ignore-placement': true,
      },
    },
    {
      id: `${sourceId}-badges`,
      type: 'circle',
      source: sourceId,
      filter: ['has', 'point_count'],
      paint: { 'circle-radius': badge.radius, 'circle-color': fill, 'circle-translate': badge.offset },
    },
    {
      id: `${sourceId}-counts`,
      type: 'symbol',
      source: sourceId,
      filter: ['has', 'point_count'],
      layout: {
        'text-field': ['to-string', ['get', 'point_count_abbreviated']],
        'text-font': [...mapFonts.label],
        'text-size': 11,
        'text-allow-overlap': true,
        'text-ignore-placement': true,
      },
      paint: { 'text-color': text, 'text-translate': badge.offset },
    },
  ];
}

/** What a clicked thumbnail stands for: one photograph, or a cluster and its centre in degrees. */
export type ClickedPhoto =
  | { readonly kind: 'photo'; readonly imageId: number; readonly placeId: number }
  | { readonly kind: 'cluster'; readonly latitude: number; readonly longitude: number };

/** Reads a clicked feature of the overlay; null if it is not one of them. */
export function readClickedPhoto({ properties }: Pick<MapFeature, 'properties'>): ClickedPhoto | null {
  const { image_id: imageId, place_id: placeId, point_count: count, latitude, longitude } = properties;
  if (typeof count === 'number' && typeof latitude === 'number' && typeof longitude === 'number')
    return { kind: 'cluster', latitude: latitude / count, longitude: longitude / count };
  if (typeof imageId !== 'number' || typeof placeId !== 'number') return null;
  return { kind: 'photo', imageId, placeId };
}
