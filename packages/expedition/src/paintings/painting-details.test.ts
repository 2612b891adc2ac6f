import { expect, test } from 'vitest';
import { formatSize, paintingDetails } from './painting-details.ts';

const painting = {
  technique_ru: 'Темпера, холст',
  technique_en: '',
  series_ru: ' ',
  series_en: '',
  height_cm: 65.7,
  width_cm: 97.9,
  inventory_number: ' NRM-112 ',
};

test('the size of a painting has the height first, and the decimal mark and the unit of the language', () => {
  expect([formatSize(painting, 'ru'), formatSize(painting, 'en')]).toEqual([
    '65,7 × 97,9\u00a0см',
    '65.7 × 97.9\u00a0cm',
  ]);
});

test('the size of a painting is null while one side is unknown', () => {
  expect(formatSize({ height_cm: 65.7, width_cm: null }, 'en')).toBeNull();
});

test('the details of a painting are in the other language where one is missing, and null where both are', () => {
  expect(paintingDetails(painting, 'en')).toMatchObject({
    technique: { text: 'Темпера, холст', language: 'ru' },
    series: null,
    inventoryNumber: 'NRM-112',
  });
});
