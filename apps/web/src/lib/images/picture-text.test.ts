import { expect, test } from 'vitest';
import { english } from '../language/catalogue-en.ts';
import { russian } from '../language/catalogue-ru.ts';
import { illustrationRecord, imageRecord } from '../../testing/data/records.ts';
import { pictureCredits, pictureTitle } from './picture-text.ts';

test('pictureTitle returns the title in the language of the page, in the other language, or a placeholder', () => {
  expect(pictureTitle(imageRecord(), 'ru', russian)).toEqual({ text: 'Лех', language: 'ru' });
  expect(pictureTitle(imageRecord({ title_en: '' }), 'en', english)).toEqual({ text: 'Лех', language: 'ru' });
  expect(pictureTitle(imageRecord({ title_ru: '', title_en: ' ' }), 'en', english)).toEqual({
    text: 'Untitled',
    language: 'en',
  });
});

test('pictureCredits lists the author, the date and the owner', () => {
  const image = imageRecord({
    datetime_original: '1925-09-19 14:30',
    date_format: 'YYYY-MM-DD',
    ownership: 'Roerich Museum',
    ownership_ru: 'Музей Рериха',
  });
  expect(pictureCredits(image, 'en')).toEqual(['Nicholas Roerich', '19 September 1925', 'Roerich Museum']);
  expect(pictureCredits(image, 'ru')).toEqual(['Н. К. Рерих', '19 сентября 1925', 'Музей Рериха']);
});

test('pictureCredits contains the year if the date is unknown, and omits missing values', () => {
  expect(pictureCredits(imageRecord({ author_ru: '', author_en: '' }), 'en')).toEqual(['1925']);
  expect(pictureCredits(imageRecord({ author_en: '', year: null }), 'en')).toEqual(['Н. К. Рерих']);
});

test('pictureCredits is empty for an illustration drawn for this site', () => {
  const drawing = illustrationRecord({
    year: 1925,
    datetime_original: '1925-08-26',
    date_format: 'YYYY-MM-DD',
  });
  expect(pictureCredits(drawing, 'en')).toEqual([]);
});
