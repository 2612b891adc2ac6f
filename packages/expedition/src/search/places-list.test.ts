import { expect, test } from 'vitest';
import {
  chosenPlaces,
  isNamedLike,
  listedPlaces,
  wholeList,
  type ListChoice,
  type ListedPlace,
} from './places-list.ts';
import { readRealContent } from '../testing/content.ts';
import { anImage, aPlace, aTextId } from '../testing/records.ts';
import { toExpedition } from '../to-expedition.ts';

const records = [
  aPlace({
    place_id: 1,
    seqid: 10,
    title_ru: 'Ёлочный мост',
    title_en: 'Bridge',
    visited_on: 'cae',
    go_by: 'horse',
    accuracy_level: 'exact',
    date: '1925-12-30',
    enddate: '1926-01-12',
  }),
  aPlace({
    place_id: 2,
    seqid: 20,
    title_ru: 'Аил',
    title_en: 'Village',
    title_modern: 'Ürümqi',
    visited_on: 'indiancae',
    go_by: 'car',
    accuracy_level: 'low',
    date: '1926-02-01',
    enddate: '1926-02-01',
  }),
  aPlace({ place_id: 3, seqid: 5, title_ru: 'Без даты', title_en: 'Undated', date: null, enddate: null }),
  aPlace({
    place_id: 5,
    seqid: 25,
    title_ru: 'Якша',
    title_en: 'Vague',
    date: '1927-01-01',
    enddate: '1927-12-31',
    date_format: 'YYYY',
  }),
  aPlace({ place_id: 4, seqid: 30, title_ru: 'Скрытое', title_en: 'Hidden', minzoom: 0 }),
];
const expedition = toExpedition({
  places: records,
  images: [
    anImage({ image_id: 1, place_id: 2, image_type: 'painting' }),
    anImage({ image_id: 2, place_id: 2, image_type: 'relatedimage', is_illustration: true }),
    anImage({ image_id: 4, place_id: 5, image_type: 'relatedimage', is_illustration: true }),
    anImage({ image_id: 5, place_id: 5, image_type: 'relatedimage', is_illustration: true }),
    anImage({ image_id: 3, place_id: 1, image_enabled: false }),
  ],
  textIds: [aTextId({ text_id: 1, place_ids: [1] })],
});
const distance = {
  value: 20,
  unit: 'miles',
  from_place_id: 1,
  to_place_id: 2,
  work: 'trails',
  page: '9',
} as const;
const march = { from_place_id: 1, place_id: 2, date: '1926-02-01', text_id: 10_001, distance, hours: null };
const comparison = { march, distance, statedMetres: 32_187, measuredMetres: 50_000, differs: true };
const places = listedPlaces(
  expedition,
  new Map([
    [1, { ...comparison, differs: false }],
    [2, comparison],
  ]),
);

function listIds(choice: Partial<ListChoice>, language: 'ru' | 'en' = 'ru'): number[] {
  return chosenPlaces(places, { ...wholeList, ...choice }, language).map(({ place_id }) => place_id);
}

test('listedPlaces returns the visible places in travel order', () => {
  expect(listIds({})).toEqual([3, 1, 2, 5]);
});

test('listedPlaces counts visible images by kind and texts', () => {
  const none = { painting: 0, photograph: 0, other: 0, illustration: 0 };
  expect(places.map(({ imageCounts, textCount }) => [imageCounts, textCount])).toEqual([
    [none, 0],
    [none, 1],
    [{ ...none, painting: 1, illustration: 1 }, 0],
    [{ ...none, illustration: 2 }, 0],
  ]);
});

test('chosenPlaces applies each filter', () => {
  expect(listIds({ mileageDiffers: true })).toEqual([2]);
  expect(listIds({ section: 'indiancae' })).toEqual([2]);
  expect(listIds({ transport: 'car' })).toEqual([2]);
  expect(listIds({ accuracy: 'low' })).toEqual([2]);
  expect(listIds({ stay: 'home' })).toEqual([1]);
  expect(listIds({ stay: 'chevron' })).toEqual([2]);
  expect(listIds({ imageKind: 'painting' })).toEqual([2]);
  expect(listIds({ imageKind: 'illustration' })).toEqual([2, 5]);
  expect(listIds({ imageKind: 'photograph' })).toEqual([]);
  expect(listIds({ withTexts: true })).toEqual([1]);
  expect(listIds({ withTexts: true, imageKind: 'painting' })).toEqual([]);
});

test('chosenPlaces includes a stay in every year that it touches', () => {
  expect(listIds({ year: 1925 })).toEqual([1]);
  expect(listIds({ year: 1926 })).toEqual([1, 2]);
  expect(listIds({ year: 1927 })).toEqual([5]);
});

test('chosenPlaces excludes undated places from every year', () => {
  expect(listIds({ year: 1928 })).toEqual([]);
});

test('chosenPlaces sorts titles by the collation of the language', () => {
  expect(listIds({ order: 'title' })).toEqual([2, 3, 1, 5]);
  expect(listIds({ order: 'title' }, 'en')).toEqual([1, 3, 5, 2]);
});

test('chosenPlaces sorts by length of stay with unknown lengths last', () => {
  expect(listIds({ order: 'stay' })).toEqual([1, 2, 3, 5]);
});

test('chosenPlaces sorts by number of images, of which illustrations count last', () => {
  expect(listIds({ order: 'pictures' })).toEqual([2, 5, 3, 1]);
});

test('isNamedLike matches any part of a name, ignoring case and diacritics', () => {
  const named = (typed: string): number[] =>
    places.flatMap((place: ListedPlace) => (isNamedLike(place, typed) ? [place.place_id] : []));
  expect(named('елоч')).toEqual([1]);
  expect(named('urumqi')).toEqual([2]);
  expect(named(' VILLAGE ')).toEqual([2]);
  expect(named('')).toEqual([3, 1, 2, 5]);
  expect(named('.*')).toEqual([]);
});

test('chosenPlaces returns every place of the real content once in every order', () => {
  const real = listedPlaces(toExpedition(readRealContent()));
  expect(real.length).toBeGreaterThan(400);
  for (const order of ['route', 'title', 'stay', 'pictures'] as const) {
    const sorted = chosenPlaces(real, { ...wholeList, order }, 'ru');
    expect(new Set(sorted.map(({ place_id }) => place_id)).size).toBe(real.length);
  }
});
