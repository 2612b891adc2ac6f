import { anImage, aPlace } from '@cae-map/contract/testing/records';
import { describe, expect, test } from 'vitest';
import { toExpedition } from './to-expedition.ts';
import { geoPhotos, geoPhotosAtZoom } from './geo-photos.ts';

const photo = { ...anImage, image_type: 'photo', latitude: 34, longitude: 77, url: '/a.webp' } as const;

const photosOf = (fields: Partial<typeof anImage>, showAllPhotos = false) =>
  geoPhotos(toExpedition({ places: [aPlace], images: [{ ...photo, ...fields }] }), { showAllPhotos });

describe('geoPhotos', () => {
  test('returns an image with its position and the stop it belongs to', () => {
    expect(photosOf({ minzoom: 7 })).toMatchObject([{ placeId: 53, position: [34, 77], minzoom: 7 }]);
  });

  test.each([
    ['without a latitude', { latitude: null }],
    ['without a longitude', { longitude: null }],
    ['without a file', { url: null, thumb: null, thumbnail: null }],
    ['that is an illustration', { is_illustration: true }],
    ['that is a video', { image_type: 'video' as const }],
    ['that is disabled', { image_enabled: false }],
    ['of an unknown place', { place_id: 99 }],
    ['without a place', { place_id: null }],
  ])('omits an image %s', (_title, fields) => {
    expect(photosOf(fields)).toEqual([]);
  });

  test('returns an image of low visibility only if all photographs are wanted', () => {
    expect(photosOf({ visibility_level: 'low' })).toEqual([]);
    expect(photosOf({ visibility_level: 'low' }, true)).toHaveLength(1);
  });
});

describe('geoPhotosAtZoom', () => {
  const photos = [...photosOf({ minzoom: 7 }), ...photosOf({ minzoom: null })];

  test.each([
    ['globalonly', 0.9, []],
    ['globalonly', 1, [7, 10]],
    ['perphoto', 1, []],
    ['perphoto', 7, [7]],
    ['perphoto', 10, [7, 10]],
  ] as const)('with %s at zoom %d returns the photographs from the zooms %j', (filter, zoom, expected) => {
    expect(geoPhotosAtZoom(photos, zoom, filter).map(({ minzoom }) => minzoom)).toEqual(expected);
  });
});
