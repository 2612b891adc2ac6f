import { expect, test } from 'vitest';
import { anImage } from '../testing/records.ts';
import { collectionName } from './collection-name.ts';

const collection = (ownership: string | null, ownership_ru: string) =>
  anImage({ image_id: 1, ownership, ownership_ru });

test('collectionName returns the name in the language of the page, or in the other one', () => {
  const museum = collection('Roerich Museum', 'Музей Рериха');
  expect(collectionName(museum, 'ru')).toEqual({ text: 'Музей Рериха', language: 'ru' });
  expect(collectionName(museum, 'en')).toEqual({ text: 'Roerich Museum', language: 'en' });
  expect(collectionName(collection('Roerich Museum', ' '), 'ru')).toEqual({
    text: 'Roerich Museum',
    language: 'en',
  });
  expect(collectionName(collection(null, 'Музей Рериха'), 'en')?.language).toBe('ru');
});

test('collectionName returns null if no collection is recorded', () => {
  expect(collectionName(collection(null, ''), 'en')).toBeNull();
  expect(collectionName(collection(' ', ' '), 'ru')).toBeNull();
});
