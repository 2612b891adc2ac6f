import { imageTypes } from '@cae-map/contract/enumerations';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addImageCounts, countImages, groupImages, getImageGroup, getImageKind, isShown } from './images.ts';
import { anImage } from '../testing/records.ts';

const someImages = fc
  .uniqueArray(
    fc.record({
      image_id: fc.integer({ min: 1, max: 60 }),
      image_seqid: fc.integer({ min: 0, max: 5 }),
      image_type: fc.constantFrom(...imageTypes),
      is_illustration: fc.boolean(),
    }),
    { selector: ({ image_id }) => image_id },
  )
  .map((list) => list.map(anImage));

describe('groupImages', () => {
  test('returns the groups in display order with videos among the photos', () => {
    const types = [
      'relatedimage',
      'video',
      'photo',
      'postcard',
      'painting',
      'histimage',
      'histexpphoto',
    ] as const;
    const images = types.map((image_type, index) => anImage({ image_id: index + 1, image_type }));
    const groups = groupImages([
      ...images,
      anImage({ image_id: 8, image_type: 'histexpphoto', is_illustration: true }),
    ]);
    expect(
      groups.map(({ name, images: members }) => [name, members.map(({ image_id }) => image_id)]),
    ).toEqual([
      ['histexpphoto', [7]],
      ['histimage', [6]],
      ['painting', [5]],
      ['postcard', [4]],
      ['photo', [2, 3]],
      ['relatedimage', [1]],
      ['illustration', [8]],
    ]);
  });

  test('sorts a group by image_seqid, then by id', () => {
    const images = [
      [3, 1],
      [2, 2],
      [1, 2],
    ].map(([image_id = 0, image_seqid = 0]) => anImage({ image_id, image_seqid }));
    expect(groupImages(images)[0]?.images.map(({ image_id }) => image_id)).toEqual([3, 1, 2]);
  });

  test('treats an image of an unknown type as a related one', () => {
    const unknown = { ...anImage({ image_id: 1 }), image_type: JSON.parse('"hologram"') };
    expect(groupImages([unknown]).map(({ name }) => name)).toEqual(['relatedimage']);
  });

  test('never mixes illustrations with other images', () => {
    fc.assert(
      fc.property(someImages, (images) => {
        for (const group of groupImages(images)) {
          for (const image of group.images) expect(image.is_illustration).toBe(group.name === 'illustration');
        }
      }),
    );
  });

  test('contains every image once, independent of the input order', () => {
    fc.assert(
      fc.property(someImages, (images) => {
        const groups = groupImages(images);
        const ids = groups.flatMap((group) => group.images.map(({ image_id }) => image_id));
        expect(ids.toSorted((a, b) => a - b)).toEqual(
          images.map(({ image_id }) => image_id).toSorted((a, b) => a - b),
        );
        expect(groupImages(images.toReversed())).toEqual(groups);
        expect(
          groups.every(({ name, images: [first] }) => first !== undefined && getImageGroup(first) === name),
        ).toBe(true);
      }),
    );
  });
});

test('isShown requires an enabled image, and high visibility unless all photos are requested', () => {
  const image = (image_enabled: boolean, visibility_level: 'high' | 'low') =>
    anImage({ image_id: 1, image_enabled, visibility_level });
  const all = [image(true, 'high'), image(true, 'low'), image(false, 'high'), image(false, 'low')];
  expect(all.map((each) => isShown(each, false))).toEqual([true, false, false, false]);
  expect(all.map((each) => isShown(each, true))).toEqual([true, true, false, false]);
});

test('images drawn for this site are counted apart from paintings, photographs and other images', () => {
  const kinds = imageTypes.map((image_type) => [
    image_type,
    getImageKind({ image_type, is_illustration: false }),
  ]);
  expect(Object.fromEntries(kinds)).toEqual({
    histexpphoto: 'photograph',
    histimage: 'photograph',
    painting: 'painting',
    postcard: 'other',
    photo: 'photograph',
    video: 'other',
    relatedimage: 'other',
  });
  const drawn = imageTypes.map((image_type) => ({ image_type, is_illustration: true }));
  const counts = countImages([...drawn, { image_type: 'painting', is_illustration: false }]);
  expect(counts).toEqual({ painting: 1, photograph: 0, other: 0, illustration: imageTypes.length });
  expect(addImageCounts(counts, counts).illustration).toBe(2 * imageTypes.length);
});
