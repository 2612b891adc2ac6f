import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { somePlaces } from '../../testing/arbitraries.ts';
import { readRealContent } from '../../testing/content.ts';
import { someJourney } from '../../testing/journeys.ts';
import { anImage, aPlace } from '../../testing/records.ts';
import { toExpedition } from '../../to-expedition.ts';
import { timeline, type Timeline } from './timeline.ts';
import {
  entryCount,
  maxPageEntries,
  pageIndexOf,
  timelineOfPages,
  timelinePages,
  type TimelinePage,
} from './timeline-pages.ts';
import { toJourney, wholeJourney } from '../to-journey.ts';

const place = (id: number, date: string, format = 'YYYY-MM-DD') =>
  aPlace({ place_id: id, seqid: id, date, enddate: date, date_format: format });

/** Half the entries of a page, as places of one month. */
const halfPage = (first: number, month: string) =>
  Array.from({ length: maxPageEntries / 2 }, (_, index) => place(first + index, `${month}-05`));

const whole = timeline(
  someJourney([
    place(1, '1925-04-01'),
    place(2, '1926-01-01', 'YYYY'),
    ...halfPage(100, '1926-03'),
    ...halfPage(200, '1926-05'),
    ...halfPage(300, '1926-08'),
    ...halfPage(400, '1927-02'),
    aPlace({ place_id: 900, seqid: 900, date: null, enddate: null }),
  ]),
);
const pages = timelinePages(whole);

/** The parts of a timeline by their keys: the year for entries without a month, else the month. */
const contentOf = ({ years }: Timeline) =>
  years.flatMap(({ year, wholeYear, months }) => [
    ...(entryCount(wholeYear) === 0 ? [] : [[year, wholeYear] as const]),
    ...months.map((month) => [month.month, month] as const),
  ]);
const only = (timelineOf: Timeline, all: readonly TimelinePage[], index: number) =>
  timelineOfPages(timelineOf, all, { first: index, last: index });

/** Places of some months of some years. */
const someYears = fc
  .tuple(somePlaces, fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 40, maxLength: 40 }))
  .map(([places, months]) =>
    places.map((record, index) => {
      const month = months[index] ?? 0;
      const date = `${1924 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-10`;
      return record.date === null ? record : { ...record, date, enddate: date };
    }),
  );

describe('timelinePages', () => {
  test('divides each year between its months', () => {
    expect(pages).toEqual([
      { from: '1925', months: { first: '1925-04', last: '1925-04' }, isWholeYear: true },
      { from: '1926', months: { first: '1926-03', last: '1926-03' }, isWholeYear: false },
      { from: '1926-05', months: { first: '1926-05', last: '1926-08' }, isWholeYear: false },
      { from: '1927', months: { first: '1927-02', last: '1927-02' }, isWholeYear: true },
    ]);
  });

  test('counts the pictures of places', () => {
    const withPictures = timeline(
      someJourney([place(1, '1925-04-01'), place(2, '1925-06-01')], {
        images: Array.from({ length: maxPageEntries }, (_, index) =>
          anImage({ image_id: index + 1, place_id: 2 }),
        ),
      }),
    );
    expect(timelinePages(withPictures).map(({ from }) => from)).toEqual(['1925', '1925-06']);
  });

  test('puts entries without a month on the first page of the year', () => {
    expect(contentOf(only(whole, pages, 1)).map(([key]) => key)).toEqual(['1926', '1926-03']);
    expect(contentOf(only(whole, pages, 2)).map(([key]) => key)).toEqual(['1926-05', '1926-08']);
  });

  test('puts undated places on the last page', () => {
    const undated = pages.map((_, index) => only(whole, pages, index).undated.length);
    expect(undated).toEqual([0, 0, 0, 1]);
  });

  test('puts every entry of any timeline on exactly one page', () => {
    fc.assert(
      fc.property(someYears, (places) => {
        const journey = toJourney(toExpedition({ places, images: [] }));
        if (journey === null) return;
        const line = timeline(journey);
        const all = timelinePages(line, 1);
        const parts = all.map((_, index) => only(line, all, index));
        expect(parts.flatMap(contentOf)).toEqual(contentOf(line));
        expect(parts.filter((part) => contentOf(part).length === 0)).toEqual([]);
        if (all.length > 0) expect(parts.flatMap(({ undated }) => undated)).toEqual(line.undated);
        for (const [index, { from, months }] of all.entries()) {
          expect(pageIndexOf(all, from)).toBe(index);
          if (months !== null) expect(pageIndexOf(all, months.last)).toBe(index);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('creates pages of the real content that are no larger than the largest month or the limit', () => {
    const journey = wholeJourney(toExpedition(readRealContent()));
    if (journey === null) throw new Error('no journey');
    const line = timeline(journey);
    const all = timelinePages(line);
    const largestMonth = Math.max(...contentOf(line).map(([, part]) => entryCount(part)));
    for (const [index] of all.entries()) {
      const entries = contentOf(only(line, all, index)).reduce((sum, [, part]) => sum + entryCount(part), 0);
      expect(entries).toBeLessThanOrEqual(Math.max(maxPageEntries, largestMonth));
    }
    expect(all.length).toBeGreaterThan(6);
  });
});

describe('pageIndexOf', () => {
  test('finds the page of a year or month, also of a month without entries', () => {
    const found = ['1925', '1926', '1926-03', '1926-04', '1926-05', '1926-12', '1927-02'].map((key) =>
      pageIndexOf(pages, key),
    );
    expect(found).toEqual([0, 1, 1, 1, 2, 2, 3]);
    expect(pageIndexOf(pages, '1900')).toBe(0);
  });

  test('returns -1 after the end of the timeline and without pages', () => {
    expect(pageIndexOf(pages, '1927-03')).toBe(-1);
    expect(pageIndexOf(pages, '1928')).toBe(-1);
    expect(pageIndexOf([], '')).toBe(-1);
  });

  test('returns the first page for an invalid key', () => {
    for (const key of ['', '1927-13', 'x', '1927-02-01', '19270']) expect(pageIndexOf(pages, key)).toBe(0);
  });
});
