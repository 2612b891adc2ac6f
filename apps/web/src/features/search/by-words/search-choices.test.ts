import type { DateHit, SearchAnswer, SearchHit } from '@cae-map/expedition/search/search-answer';
import { expect, test } from 'vitest';
import { foundPlaceIds, searchGroups } from './search-choices.ts';

const marked = { text: '', language: 'ru', ranges: [] } as const;

function createAnswer(
  hits: readonly SearchHit[],
  counts: Partial<SearchAnswer['counts']> = {},
  captionCounts: Partial<SearchAnswer['captionCounts']> = {},
): SearchAnswer {
  const none = { place: 0, date: 0, coordinates: 0, person: 0, text: 0, caption: 0, work: 0 };
  const noCaptions = { painting: 0, photograph: 0, other: 0, illustration: 0 };
  return {
    hits,
    counts: { ...none, ...counts },
    captionCounts: { ...noCaptions, ...captionCounts },
    didYouMean: null,
  };
}

const place = (placeId: number): SearchHit => ({
  kind: 'place',
  placeId,
  title: marked,
  name: null,
  rank: 'title',
  isGuess: false,
});

const june = (placeIds: readonly number[], nearest: Partial<DateHit> = {}): SearchHit => ({
  kind: 'date',
  precision: 'month',
  firstDay: '1926-06-01',
  lastDay: '1926-06-30',
  placeIds,
  dayBefore: null,
  dayAfter: null,
  ...nearest,
});

test('searchGroups lists places before days, each with the target of its stop', () => {
  const groups = searchGroups(createAnswer([june([5]), place(7), place(8)], { place: 20, date: 1 }));
  expect(groups.map(({ kind, count }) => [kind, count])).toEqual([
    ['place', 20],
    ['date', 1],
  ]);
  expect(groups.flatMap(({ choices }) => choices.map(({ target }) => target))).toEqual([
    { kind: 'place', placeId: 7 },
    { kind: 'place', placeId: 8 },
    { kind: 'place', placeId: 5 },
  ]);
});

test('searchGroups sets the day of a stop that was found by one day', () => {
  const day = { ...june([5]), precision: 'day', firstDay: '1926-06-13', lastDay: '1926-06-13' } as const;
  const [group] = searchGroups(createAnswer([day]));
  expect(group?.choices.map(({ target }) => target)).toEqual([
    { kind: 'place', placeId: 5, day: '1926-06-13' },
  ]);
});

test('searchGroups offers the nearest days with stops for days without stops', () => {
  const [group] = searchGroups(createAnswer([june([], { dayBefore: '1926-05-30', dayAfter: '1926-07-02' })]));
  expect(group?.choices.map(({ target }) => target)).toEqual([
    { kind: 'day', day: '1926-05-30' },
    { kind: 'day', day: '1926-07-02' },
  ]);
});

test('foundPlaceIds contains each place once, and places of texts only without other hits', () => {
  const caption: SearchHit = {
    kind: 'caption',
    imageKind: 'painting',
    imageId: 1,
    placeId: 5,
    title: marked,
    author: marked,
  };
  const text: SearchHit = {
    kind: 'text',
    textId: 3,
    chapterId: 2,
    date: null,
    enddate: null,
    date_format: 'YYYY-MM-DD',
    placeIds: [5, 9],
    heading: marked,
    excerpt: { ...marked, isCutBefore: false, isCutAfter: false },
  };
  const point: SearchHit = { kind: 'coordinates', position: [34, 77], nearest: [{ placeId: 5, metres: 10 }] };
  const answer = createAnswer([place(5), june([5]), point, text, caption]);
  const ids = searchGroups(answer).flatMap(({ choices }) => choices.map(({ id }) => id));
  expect(ids).toHaveLength(6);
  expect(new Set(ids).size).toBe(6);
  expect(foundPlaceIds(answer)).toEqual([5]);
  expect(foundPlaceIds(createAnswer([text, caption]))).toEqual([5, 9]);
  expect(foundPlaceIds(createAnswer([june([]), text]))).toEqual([5, 9]);
  expect(foundPlaceIds(createAnswer([june([7, 8]), text]))).toEqual([7, 8]);
});

test('searchGroups groups captions by the kind of their images, each kind with its own count', () => {
  const caption = (imageId: number, imageKind: 'painting' | 'illustration'): SearchHit => ({
    kind: 'caption',
    imageKind,
    imageId,
    placeId: 5,
    title: marked,
    author: marked,
  });
  const answer = createAnswer(
    [caption(1, 'painting'), caption(2, 'illustration'), caption(3, 'illustration')],
    { caption: 21 },
    { painting: 1, illustration: 20 },
  );
  expect(
    searchGroups(answer).map(({ imageKind, count, choices }) => [imageKind, count, choices.length]),
  ).toEqual([
    ['painting', 1, 1],
    ['illustration', 20, 2],
  ]);
});

test('people are listed after places and works at the end, and open their pages', () => {
  const hits: readonly SearchHit[] = [
    place(5),
    { kind: 'person', personId: 'lobzang', name: marked, role: marked },
    june([]),
    { kind: 'work', workId: 'trails', title: marked, author: marked },
  ];
  const groups = searchGroups(createAnswer(hits, { person: 1, work: 1 }));
  expect(groups.map(({ kind }) => kind)).toEqual(['place', 'person', 'date', 'work']);
  expect(groups.flatMap(({ choices }) => choices.map(({ target }) => target))).toEqual([
    { kind: 'place', placeId: 5 },
    { kind: 'page', path: '/person/lobzang' },
    { kind: 'page', path: '/sources#trails' },
  ]);
  expect(foundPlaceIds(createAnswer(hits.slice(1)))).toEqual([]);
});
