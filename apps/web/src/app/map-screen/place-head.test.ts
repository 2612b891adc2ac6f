import { expect, test } from 'vitest';
import { english } from '../../lib/language/catalogue-en.ts';
import { placeStateHead } from './place-head.ts';

const missing = { kind: 'missing' } as const;

test('the title of the page of a deleted place names the place', () => {
  const former = { place_id: 53, title_ru: 'Лех', title_en: 'Leh' };
  expect(placeStateHead(missing, 'en', english, former)?.title).toBe(
    'The stop “Leh” was removed from the map',
  );
});

test('the title of the page of a place that never existed says that it is not found', () => {
  expect(placeStateHead(missing, 'en', english)?.title).toBe(english.place.notFound);
});
