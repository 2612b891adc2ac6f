import { describe, expect, test } from 'vitest';
import { imageRevision } from '../../../../testing/editor.ts';
import {
  createImageCondition,
  createSearchTexts,
  noFilter,
  type ImageFilter,
} from '@cae-map/expedition/editing/image-filter';
import { orderField, sortImages, type ImageOrder } from './sort-images.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

function passes(filter: Partial<ImageFilter>, fields: Parameters<typeof imageRevision>[0]): boolean {
  const image = imageRevision(fields);
  const texts = createSearchTexts([image], new Map([[53, 'Лех Leh']]));
  return createImageCondition({ ...noFilter, ...filter }, texts, now)(image);
}

describe('the filter of images', () => {
  test.each(['монастырь хемис', 'HEMIS', 'leh', 'hemis-1.jpg', '7'])('finds an image by %j', (text) => {
    const image = {
      image_id: 7,
      title_ru: 'Монастырь Хемис',
      title_en: 'Hemis',
      filename: 'hemis-1.jpg',
      place_id: 53,
    };
    expect(passes({ text }, image)).toBe(true);
    expect(passes({ text: `${text} other` }, image)).toBe(false);
  });

  const choices: readonly [
    Partial<ImageFilter>,
    Parameters<typeof imageRevision>[0],
    Parameters<typeof imageRevision>[0],
  ][] = [
    [{ type: 'photo' }, { image_type: 'photo' }, { image_type: 'postcard' }],
    [
      { kind: 'illustration' },
      { image_type: 'relatedimage', is_illustration: true },
      { is_illustration: false },
    ],
    [{ placement: 'none' }, { place_id: null, latitude: null, longitude: null }, { place_id: 53 }],
    [{ placeId: 53 }, { place_id: 53 }, { place_id: 54 }],
    [{ enabled: 'hidden' }, { image_enabled: false }, { image_enabled: true }],
    [{ visibility: 'low' }, { visibility_level: 'low' }, { visibility_level: 'high' }],
    [{ gap: 'date' }, { year: null, datetime_original: null }, { year: 1925 }],
    [{ gap: 'rights' }, { licence: '' }, { licence: 'CC0', rights_holder: 'Museum' }],
    [{ gap: 'review' }, { is_reviewed: false }, { is_reviewed: true }],
    [{ recent: 'week' }, { created_at: '2026-11-14T12:00:00Z' }, { created_at: '2026-11-12T12:00:00Z' }],
  ];
  test.each(choices)('%o passes %o and not %o', (filter, passing, failing) => {
    expect(passes(filter, passing)).toBe(true);
    expect(passes(filter, failing)).toBe(false);
  });
});

test.each([
  ['newest', [3, 2, 1]],
  ['library', [2, 1, 3]],
  ['place', [3, 1, 2]],
  ['date', [1, 2, 3]],
  ['title', [2, 3, 1]],
] as const satisfies readonly (readonly [ImageOrder, readonly number[]])[])(
  'sortImages in the order %s',
  (order, ids) => {
    const shared = { datetime_original: null, title_ru: '' };
    const images = [
      imageRevision({
        ...shared,
        image_id: 1,
        created_at: '2026-01-01T00:00:00Z',
        seqid: 2,
        place_id: 5,
        year: 1924,
        title_en: 'C',
      }),
      imageRevision({
        ...shared,
        image_id: 2,
        created_at: '2026-01-02T00:00:00Z',
        seqid: 1,
        place_id: null,
        year: 1925,
        title_en: 'A',
      }),
      imageRevision({
        ...shared,
        image_id: 3,
        created_at: '2026-01-03T00:00:00Z',
        seqid: 3,
        place_id: 4,
        year: null,
        title_en: 'B',
      }),
    ];
    const placeOrder = new Map([
      [4, 0],
      [5, 1],
    ]);
    const sorted = sortImages(images, order, { language: 'en', placeOrder });
    expect(sorted.map(({ image_id }) => image_id)).toEqual(ids);
  },
);

test('images can be moved in the order of the library and within one place only', () => {
  expect(orderField('library', { placeId: null })).toBe('seqid');
  expect(orderField('place', { placeId: 53 })).toBe('image_seqid');
  expect(orderField('place', { placeId: null })).toBeNull();
  expect(orderField('newest', { placeId: 53 })).toBeNull();
});
