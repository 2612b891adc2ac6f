import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { expect, test } from 'vitest';
import { readRealContent } from '../testing/content.ts';
import { anImage, aPlace } from '../testing/records.ts';
import { toExpedition } from '../to-expedition.ts';
import {
  allPaintings,
  filterPaintings,
  groupPaintings,
  listedPaintings,
  notRecorded,
  paintingValues,
  placesOfPaintings,
  type PaintingChoice,
} from './paintings-list.ts';

const painting = (fields: Parameters<typeof anImage>[0]) => anImage({ image_type: 'painting', ...fields });

const places = [
  aPlace({ place_id: 1, seqid: 20, title_ru: 'Лех', title_en: 'Leh' }),
  aPlace({ place_id: 2, seqid: 10, title_ru: 'Гум', title_en: 'Ghoom' }),
];
const images = [
  painting({
    image_id: 10,
    place_id: 1,
    year: 1925,
    title_ru: 'Твердыни стен (Монастырь бон-по)',
    title_en: 'Strongholds of Walls',
    ownership: 'Museum B',
    ownership_ru: 'Библиотека',
  }),
  painting({
    image_id: 11,
    place_id: 2,
    year: null,
    title_ru: 'Тёмный путь',
    title_en: 'Dark',
    ownership: ' ',
  }),
  painting({
    image_id: 12,
    place_id: 1,
    year: 1924,
    title_ru: 'Помни',
    title_en: 'Remember',
    ownership: 'Museum A',
    ownership_ru: 'Собрание',
  }),
  painting({ image_id: 13, place_id: null, year: 1936, title_ru: 'Эверест', title_en: 'Everest' }),
  painting({ image_id: 14, place_id: 1, image_enabled: false }),
  anImage({ image_id: 15, place_id: 1, image_type: 'histexpphoto' }),
  anImage({ image_id: 16, place_id: 1, image_type: 'painting', is_illustration: true }),
];
const expedition = toExpedition({ places, images });
const all = listedPaintings(expedition, images);
const idsOf = (paintings: typeof all) => paintings.map(({ image }) => image.image_id);
const filtered = (choice: Partial<PaintingChoice>) =>
  idsOf(filterPaintings(all, { ...allPaintings, ...choice }));

test('listedPaintings contains enabled paintings in travel order, those without a place last', () => {
  expect(idsOf(all)).toEqual([11, 12, 10, 13]);
});

test('listedPaintings contains only paintings of the visible places', () => {
  expect(idsOf(listedPaintings(expedition, images, [1]))).toEqual([12, 10]);
});

test('a painting with a stretch of road matches the titles and the stop filter of both of its ends', () => {
  const stretch = painting({ image_id: 20, place_id: 2, until_place_id: 1, title_en: 'Pass' });
  const paintings = listedPaintings(expedition, [stretch]);
  for (const choice of [{ typed: 'pass leh' }, { typed: 'гум' }, { stop: 1 }, { stop: 2 }])
    expect(idsOf(filterPaintings(paintings, { ...allPaintings, ...choice })), JSON.stringify(choice)).toEqual(
      [20],
    );
  expect(filterPaintings(paintings, { ...allPaintings, typed: 'khotan' })).toEqual([]);
  expect(paintingValues(paintings, 'en').stops.map(({ id }) => id)).toEqual([2, 1]);
});

test('the filters of paintings are combined', () => {
  expect(filtered({})).toEqual([11, 12, 10, 13]);
  expect(filtered({ stop: 1 })).toEqual([12, 10]);
  expect(filtered({ stop: 1, year: 1925 })).toEqual([10]);
  expect(filtered({ year: notRecorded })).toEqual([11]);
  expect(filtered({ museum: 'Museum A' })).toEqual([12]);
  expect(filtered({ museum: notRecorded })).toEqual([11, 13]);
});

test('the text of a filter matches words of the titles and places in both languages without case, diacritics and hyphens', () => {
  expect(filtered({ typed: 'темный' })).toEqual([11]);
  expect(filtered({ typed: 'REMEM' })).toEqual([12]);
  expect(filtered({ typed: 'бон-по твердыни' })).toEqual([10]);
  expect(filtered({ typed: 'твердыни walls' })).toEqual([10]);
  expect(filtered({ typed: 'Лех' })).toEqual([12, 10]);
  expect(filtered({ typed: 'Хотан' })).toEqual([]);
});

test('groupPaintings sorts the groups and puts paintings without a value last', () => {
  const keys = (grouping: 'stop' | 'year' | 'museum', language: ContentLanguage = 'en') =>
    groupPaintings(all, grouping, language).map(({ key, paintings }) => [key, ...idsOf([...paintings])]);
  expect(keys('stop')).toEqual([
    ['2', 11],
    ['1', 12, 10],
    [notRecorded, 13],
  ]);
  expect(keys('year')).toEqual([
    ['1924', 12],
    ['1925', 10],
    ['1936', 13],
    [notRecorded, 11],
  ]);
  expect(keys('museum')).toEqual([
    ['Museum A', 12],
    ['Museum B', 10],
    [notRecorded, 11, 13],
  ]);
  expect(keys('museum', 'ru').map(([key]) => key)).toEqual(['Museum B', 'Museum A', notRecorded]);
});

test('paintingValues contains the values of the filters in both languages', () => {
  expect(paintingValues(all, 'en')).toEqual({
    stops: [
      { id: 2, title: 'Ghoom' },
      { id: 1, title: 'Leh' },
    ],
    years: [1924, 1925, 1936, notRecorded],
    museums: [
      { key: 'Museum A', name: 'Museum A' },
      { key: 'Museum B', name: 'Museum B' },
      { key: notRecorded, name: notRecorded },
    ],
  });
  const inRussian = paintingValues(all, 'ru');
  expect(inRussian.stops.map(({ title }) => title)).toEqual(['Гум', 'Лех']);
  expect(inRussian.museums.map(({ name }) => name)).toEqual(['Библиотека', 'Собрание', notRecorded]);
});

test('placesOfPaintings contains each place once', () => {
  expect(placesOfPaintings(all)).toEqual([2, 1]);
});

test('every painting of the content is listed once', () => {
  const content = readRealContent();
  const listed = listedPaintings(toExpedition(content), content.images);
  expect(listed).toHaveLength(content.images.length);
  expect(listed.every(({ place }) => place !== null)).toBe(true);
});
