import { expect, test } from 'vitest';
import { english } from '../../../lib/language/catalogue-en.ts';
import { russian } from '../../../lib/language/catalogue-ru.ts';
import { illustrationRecord, imageRecord } from '../../../testing/records.ts';
import { pictureCredits, pictureTitle } from './picture-text.ts';

test('a title stands in the language of the reader, in the other where it is missing, or is said to be missing', () => {
  expect(pictureTitle(imageRecord(), 'ru', russian)).toEqual({ text: 'Лех', language: 'ru' });
  expect(pictureTitle(imageRecord({ title_en: '' }), 'en', english)).toEqual({ text: 'Лех', language: 'ru' });
  expect(pictureTitle(imageRecord({ title_ru: '', title_en: ' ' }), 'en', english)).toEqual({
    text: 'Untitled',
    language: 'en',
  });
});

test('the credits say who made it, when, and whose it is', () => {
  const image = imageRecord({
    datetime_original: '1925-09-19 14:30',
    date_format: 'YYYY-MM-DD',
    ownership: 'Roerich Museum',
  });
  expect(pictureCredits(image, 'en')).toEqual(['Nicholas Roerich', '19 September 1925', 'Roerich Museum']);
  expect(pictureCredits(image, 'ru')).toEqual(['Н. К. Рерих', '19 сентября 1925', 'Roerich Museum']);
});

test('where no day is known the year stands, and what is unknown is left out', () => {
  expect(pictureCredits(imageRecord({ author_ru: '', author_en: '' }), 'en')).toEqual(['1925']);
  expect(pictureCredits(imageRecord({ author_en: '', year: null }), 'en')).toEqual(['Н. К. Рерих']);
});

test('a drawing for this site is not credited with the day that it shows', () => {
  const drawing = illustrationRecord({
    year: 1925,
    datetime_original: '1925-08-26',
    date_format: 'YYYY-MM-DD',
  });
  expect(pictureCredits(drawing, 'en')).toEqual([]);
});
