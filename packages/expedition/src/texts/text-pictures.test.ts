import { describe, expect, test, vi } from 'vitest';
import { toExpedition } from '../to-expedition.ts';
import { anImage, aPlace, aText } from '../testing/records.ts';
import { picturesOfText, readRelatedImageIds, type TextPictureRules } from './text-pictures.ts';

const images = [
  anImage({ image_id: 1, place_id: 1, image_type: 'histexpphoto' }),
  anImage({ image_id: 2, place_id: 1, image_type: 'painting' }),
  anImage({ image_id: 3, place_id: 1, image_type: 'photo' }),
  anImage({ image_id: 4, place_id: 2, image_type: 'histexpphoto' }),
  anImage({ image_id: 5, place_id: 3, image_type: 'histexpphoto' }),
  anImage({ image_id: 6, place_id: null, image_type: 'histexpphoto' }),
  anImage({ image_id: 7, place_id: 1, image_type: 'histexpphoto', visibility_level: 'low' }),
  anImage({ image_id: 8, place_id: 1, image_type: 'histexpphoto', image_enabled: false }),
];
const expedition = toExpedition({
  places: [
    aPlace({ place_id: 1, date: '1926-05-01', enddate: '1926-05-01' }),
    aPlace({ place_id: 2, date: '1926-05-03', enddate: '1926-05-03' }),
    aPlace({ place_id: 3, date: '1926-06-01', enddate: '1926-06-01' }),
  ],
  images,
});
const sources = { expedition, imagesById: new Map(images.map((image) => [image.image_id, image])) };

function idsOf(text: object, rules: Partial<TextPictureRules> = {}): number[] {
  const all = { hasPaintings: false, duplicatePlaceIds: new Set<number>(), showAllPhotos: false, ...rules };
  return picturesOfText(aText({ text_id: 9, ...text }), sources, all).map(({ image_id }) => image_id);
}

const about = (...ids: number[]) => ids.map((id) => `<p data-text4placeid="${id}">It snowed.</p>`).join('');

describe('the pictures of a text', () => {
  test('are the images that it names, in their order, also without a place', () => {
    const text = { related_image_ids: [6, 4, 4, 99], text_content: about(3), text_date: '1926-05-01' };
    expect(idsOf(text)).toEqual([6, 4]);
  });

  test('are those of the places of its HTML and of its days, if it names none', () => {
    const text = { related_image_ids: [], text_date: '1926-05-01', text_enddate: '1926-05-03' };
    expect(idsOf(text)).toEqual([1, 4]);
    expect(
      idsOf({ ...text, text_content: `${about(3)}<p>See <a data-text4placeid2="2">camp</a>.</p>` }),
    ).toEqual([5, 4, 1]);
    expect(idsOf({ related_image_ids: [], text_content_en: about(3) })).toEqual([5]);
    expect(idsOf({ related_image_ids: [] })).toEqual([]);
  });

  test('are not found by a date that is coarser than a day', () => {
    expect(idsOf({ related_image_ids: [], text_date: '1926-05-01', date_format: 'YYYY-MM' })).toEqual([]);
  });

  test('have paintings by the rules only', () => {
    expect(idsOf({ related_image_ids: [1, 2, 3] })).toEqual([1]);
    expect(idsOf({ related_image_ids: [1, 2, 3] }, { hasPaintings: true })).toEqual([1, 2]);
  });

  test('leave out those of duplicate places', () => {
    const rules = { duplicatePlaceIds: new Set([1]) };
    expect(idsOf({ related_image_ids: [1, 4] }, rules)).toEqual([4]);
    expect(idsOf({ related_image_ids: [], text_content: about(1, 2) }, rules)).toEqual([4]);
  });

  test('leave out those of low visibility unless all are shown, and those that are not enabled', () => {
    expect(idsOf({ related_image_ids: [7, 8] })).toEqual([]);
    expect(idsOf({ related_image_ids: [7, 8] }, { showAllPhotos: true })).toEqual([7]);
  });

  test('are found by date and place with a warning if the images that the text names cannot be read', () => {
    const onWarning = vi.fn<(textId: number, problem: string) => void>();
    expect(idsOf({ related_image_ids: '[1, 4', text_date: '1926-06-01' }, { onWarning })).toEqual([5]);
    expect(onWarning.mock.calls).toEqual([[9, 'related_image_ids is not an array']]);
    expect(idsOf({ related_image_ids: '[1]' }, { onWarning })).toEqual([1]);
    expect(onWarning).toHaveBeenCalledTimes(1);
  });
});

describe('readRelatedImageIds', () => {
  test.each([
    [
      [3, 1],
      [3, 1],
    ],
    ['[3, 1]', [3, 1]],
    ['[]', []],
    ['', []],
    [null, []],
    [undefined, []],
  ])('reads %j', (value, ids) => {
    expect(readRelatedImageIds(value)).toEqual({ ids, problem: null });
  });

  test.each([
    ['[3, 1', []],
    ['3,1', []],
    ['{"3": 1}', []],
    [7, []],
    [{ id: 3 }, []],
    [[0, -2, 1.5, '3', null, 3, Number.NaN], [3]],
    ['[0, "a", 3]', [3]],
  ])('reports what it cannot read of %j', (value, ids) => {
    const result = readRelatedImageIds(value);
    expect(result.ids).toEqual(ids);
    expect(result.problem).toContain('related_image_ids');
  });
});
