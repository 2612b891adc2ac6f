import { readRealContent } from '@cae-map/expedition/testing/content';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { toJourney } from '@cae-map/expedition/journey/to-journey';
import { sceneLength } from '@cae-map/expedition/journey/voyage/voyage';
import { describe, expect, test } from 'vitest';
import { chapters, findChapterIndex, startPlaceId } from './chapters.ts';

const journey = toJourney(toExpedition(readRealContent()), { sections: ['cae'], whitelist: [] });

test('the chapters last about 90 seconds together', () => {
  const seconds = chapters.reduce((sum, chapter) => sum + sceneLength(chapter) / 1000, 0);
  expect(seconds).toBeGreaterThan(80);
  expect(seconds).toBeLessThan(100);
});

test('the chapters have unique slugs of lower-case letters and hyphens', () => {
  const slugs = chapters.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test('findChapterIndex returns 0 without a slug and -1 for an unknown one', () => {
  expect([findChapterIndex(undefined), findChapterIndex('leh'), findChapterIndex('nowhere')]).toEqual([
    0, 1, -1,
  ]);
});

describe.each(chapters.map((chapter, index) => ({ ...chapter, index })))('chapter $slug', (chapter) => {
  test('ends at a stop of the main route after that of the previous chapter', () => {
    const before = chapters[chapter.index - 1]?.until ?? startPlaceId;
    const [earlier, later] = [before, chapter.until].map(
      (id) => journey?.stopsByPlace.get(id)?.arrival ?? NaN,
    );
    expect(later).toBeGreaterThanOrEqual(earlier ?? NaN);
  });

  test('shows an area that contains its stop', () => {
    const [latitude = NaN, longitude = NaN] = journey?.stopsByPlace.get(chapter.until)?.position ?? [];
    const { west, south, east, north } = chapter.area;
    expect(latitude).toBeGreaterThan(south);
    expect(latitude).toBeLessThan(north);
    expect(longitude).toBeGreaterThan(west);
    expect(longitude).toBeLessThan(east);
  });

  test('has a title and a caption in both languages', () => {
    for (const { ru, en } of [chapter.title, chapter.caption]) {
      expect(ru).toMatch(/[А-Яа-яЁё]/);
      expect(en).toMatch(/^[^А-Яа-яЁё]+$/);
    }
  });
});
