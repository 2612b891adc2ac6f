import { roadBookId } from '@cae-map/contract/entities/content';
import { placeSchema } from '@cae-map/contract/entities/place';
import { compareMarches } from '@cae-map/expedition/marches/compare-marches';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { expect, test } from 'vitest';
import { readContentStatedMarches } from '../resources/stated-marches/content-stated-marches.ts';
import { readSettings } from '../settings.ts';
import { createPlaceRows } from './place-records.ts';
import { readContent } from './read-content.ts';

const { contentDir } = readSettings({});
const content = readContent(contentDir);
const marches = await readContentStatedMarches(contentDir);
const places = new Map(content.places.map((place) => [place.place_id, place]));
const chapters = new Set(
  content.chapters.filter(({ book_id }) => book_id === roadBookId).map(({ chapter }) => chapter),
);
const entries = content.texts.filter(({ chapter }) => chapters.has(chapter));

test('each entry of the road book has one march of its day between its stops', () => {
  const marchOf = new Map(marches.map((march) => [march.text_id, march]));

  expect(marches).toHaveLength(entries.length);
  for (const entry of entries) {
    const march = marchOf.get(entry.text_id);
    const stops = [march?.place_id, march?.from_place_id];
    expect({ date: march?.date, stops: entry.place_ids }).toEqual({
      date: entry.text_date,
      stops: [...new Set(stops)],
    });
  }
});

test('each entry of the road book names its pages, in the entry in both languages and in its sources', () => {
  for (const { text_content_ru, text_content_en, sources, text_id } of entries) {
    const pages = (text: string, mark: string) =>
      Array.from(text.matchAll(new RegExp(`${mark}\u00A0([\\d, ]+)`, 'g')), ([, page]) => page).toSorted();
    const english = pages(text_content_en, 'p\\.');
    expect(english, `text ${text_id}`).not.toEqual([]);
    expect(pages(text_content_ru, 'с\\.'), `text ${text_id}`).toEqual(english);
    expect(
      sources.every(({ page }) => page !== undefined),
      `text ${text_id}`,
    ).toBe(true);
  }
});

test('the entries of each chapter of the road book are in the order of their days', () => {
  const days = entries.map(({ text_date }) => text_date);

  expect(days).toEqual(days.toSorted());
});

test('each march leads forward along the route, on a day of the stop it reaches', () => {
  for (const { date, from_place_id, place_id, text_id } of marches) {
    const from = places.get(from_place_id);
    const to = places.get(place_id);
    const isReturn = to?.ispathpart === false || from?.ispathpart === false;
    expect(isReturn || (from?.seqid ?? 0) <= (to?.seqid ?? 0), `text ${text_id}`).toBe(true);
    expect(from?.visited_on, `text ${text_id}`).toBe('cae');
    if (to?.date_format !== 'YYYY-MM-DD' || to.date === null) continue;
    // A march through the night reaches its stop on the next day.
    const nextDay = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
    expect(to.date <= nextDay && date <= (to.enddate ?? to.date), `text ${text_id}, place ${place_id}`).toBe(
      true,
    );
  }
});

test('each distance of the content in miles or versts is compared with a line', () => {
  const records = createPlaceRows(content).map((row) => placeSchema.parse({ ...row, imgcount: 0 }));

  const compared = compareMarches(toExpedition({ places: records, images: [] }), marches);

  const stated = marches.filter(({ distance }) => distance !== null && distance.unit !== 'potai');
  expect([...compared.keys()].toSorted()).toEqual(stated.map(({ place_id }) => place_id).toSorted());
});
