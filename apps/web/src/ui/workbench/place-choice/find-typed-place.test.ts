import { expect, test } from 'vitest';
import { placeRevision } from '../../../testing/editor.ts';
import { findTypedPlace } from './find-typed-place.ts';
import { createPlaceOptions } from './use-place-options.ts';

const place = (place_id: number, title_ru: string, title_en: string, title_modern = '') =>
  placeRevision({ place_id, seqid: place_id, title_ru, title_en, title_modern, date: null });
const options = createPlaceOptions(
  [
    place(53, 'Лех', 'Leh'),
    place(54, 'Лех. Дворец', 'Leh. The palace'),
    place(55, 'Бомбей', 'Bombay', 'Mumbai; Bombay'),
    place(56, 'Ташилунпо', 'Lehtse'),
    place(530, 'Ташилунпо', 'Tashilhunpo'),
  ],
  'ru',
);

test.each([
  ['the whole title although others contain it', 'leh', { kind: 'place', placeId: 53 }],
  ['the title in the other language', 'The palace', { kind: 'place', placeId: 54 }],
  ['a modern name', 'mumbai', { kind: 'place', placeId: 55 }],
  ['the number', '53', { kind: 'place', placeId: 53 }],
  ['a title that two places have', 'Ташилунпо', { kind: 'ambiguous', count: 2 }],
  ['a part that three places have', 'le', { kind: 'ambiguous', count: 3 }],
  ['no place', 'Lhasa', { kind: 'unknown' }],
  ['nothing', '  ', { kind: 'empty' }],
])('findTypedPlace finds %s', (_case, typed, expected) => {
  expect(findTypedPlace(options, typed)).toEqual(expected);
});
