import { expect, test } from 'vitest';
import { imageRecord, placeRecord, textRecord } from '../../../../testing/data/records.ts';
import { rankImages } from './rank-images.ts';

const places = [
  placeRecord({ place_id: 1, title_ru: 'Лех', title_en: 'Leh', date: '1925-08-26' }),
  placeRecord({ place_id: 2, title_ru: 'Кашгар', title_en: 'Kashgar', date: '1926-02-03' }),
  placeRecord({ place_id: 3, title_ru: 'Хотан', title_en: 'Khotan', date: '1925-10-14' }),
];
const image = (image_id: number, place_id: number, title_en: string) =>
  imageRecord({ image_id, place_id, title_en, title_ru: '', image_type: 'histexpphoto' });
const images = [
  image(10, 2, 'A gate'),
  image(11, 3, 'Yaks'),
  image(12, 1, 'The palace'),
  imageRecord({ image_id: 13, place_id: 1, image_type: 'postcard' }),
];
const text = textRecord({ text_date: '1925-08-26', text_content: '<p data-text4placeid="2">Кашгар</p>' });
const idsFor = (typed: string) => rankImages(text, images, places, typed).map(({ image_id }) => image_id);

test('rankImages offers the images of the places of a text first, then the nearest in time', () => {
  expect(idsFor('')).toEqual([10, 12, 11]);
});

test('rankImages finds images by their titles and those of their places in either language, in any order of words', () => {
  expect(idsFor('хотан')).toEqual([11]);
  expect(idsFor('Palace leh')).toEqual([12]);
  expect(idsFor('nothing')).toEqual([]);
});
