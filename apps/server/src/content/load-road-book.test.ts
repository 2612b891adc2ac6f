import { roadBookId } from '@cae-map/contract/entities/content';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { DatabaseConnection } from '../database/connection.ts';
import { books, chapters, places, textPlaces, texts } from '../database/schema.ts';
import { readSettings } from '../settings.ts';
import { aContent, aContentWork } from '../testing/content-records.ts';
import { openTestDatabase } from '../testing/databases/databases.ts';
import type { Content } from './content.ts';
import { loadContent, loadRoadBook, summarizeRoadBook } from './load-content.ts';
import { findRoadBook } from './loaded-parts.ts';
import { readContent } from './read-content.ts';

const shipped = readContent(readSettings({}).contentDir);
const [roadChapter] = shipped.chapters.filter(({ book_id }) => book_id === roadBookId);
const [entry] = shipped.texts.filter(({ chapter }) => chapter === roadChapter?.chapter);
if (roadChapter === undefined || entry === undefined) throw new Error('the shipped content has no road book');
const [chronicleText] = shipped.texts.filter(({ place_ids }) =>
  place_ids.some((id) => entry.place_ids.includes(id)),
);
const [chronicleChapter] = shipped.chapters.filter(({ chapter }) => chapter === chronicleText?.chapter);
if (chronicleText === undefined || chronicleChapter === undefined) throw new Error('the stop has no text');

const stops = shipped.places.filter(({ place_id }) =>
  [...entry.place_ids, ...chronicleText.place_ids].includes(place_id),
);
const trails = aContentWork({ work_id: 'trails' });
const sources = [{ work: 'trails', page: '7' }];
const before: Content = aContent({
  places: stops.map((place) => ({ ...place, sources: [] })),
  chapters: [chronicleChapter],
  texts: [{ ...chronicleText, sources: [] }],
  works: [trails],
});
const content: Content = {
  ...before,
  chapters: [chronicleChapter, roadChapter],
  texts: [...before.texts, { ...entry, sources: [...sources, { work: 'unknown' }] }],
};

let database: DatabaseConnection;

/** A database that was filled before the content had a road book. */
beforeEach(async () => {
  database = await openTestDatabase('embedded');
  await loadContent(database.orm, { content: before, illustrations: [] });
  await database.orm.delete(books).where(eq(books.book_id, roadBookId));
});

describe('loadRoadBook', () => {
  test('adds the book with its chapters, entries, places and sources, and leaves the chronicle as it is', async () => {
    const chronicle = await database.orm.select().from(texts);

    await loadRoadBook(database.orm, content);

    const [book] = await database.orm.select().from(books).where(eq(books.book_id, roadBookId));
    expect(book).toMatchObject({ book_type: 'road-book', book_title_en: 'Road book' });
    expect(await database.orm.select().from(chapters).where(eq(chapters.book_id, roadBookId))).toMatchObject([
      { chapter_id: roadChapter.chapter, chapter_seqid: 1 },
    ]);
    const loaded = await database.orm.select().from(texts);
    expect(loaded.filter(({ chapter_id }) => chapter_id === roadChapter.chapter)).toHaveLength(1);
    expect(loaded.filter(({ chapter_id }) => chapter_id !== roadChapter.chapter)).toEqual(chronicle);
    const about = await database.orm.select().from(textPlaces).where(eq(textPlaces.text_id, entry.text_id));
    expect(about.map(({ place_id }) => place_id)).toEqual(entry.place_ids);
    expect(loaded.find(({ text_id }) => text_id === entry.text_id)?.sources).toMatchObject([
      { work: 'trails', page: '7' },
    ]);
  });

  test('omits the places that the database does not have', async () => {
    const [gone = 0, kept] = entry.place_ids;
    await database.orm.delete(textPlaces);
    await database.orm.delete(places).where(eq(places.place_id, gone));

    await loadRoadBook(database.orm, content);

    const about = await database.orm.select().from(textPlaces).where(eq(textPlaces.text_id, entry.text_id));
    expect(about.map(({ place_id }) => place_id)).toEqual([kept]);
  });
});

describe('findRoadBook', () => {
  test('finds that a database filled before has none', async () => {
    expect(await findRoadBook(database.orm)).toBe('missing');
  });

  test('finds a loaded road book, also after it has been deleted', async () => {
    await loadRoadBook(database.orm, content);
    expect(await findRoadBook(database.orm)).toBe('loaded');

    await database.orm.update(books).set({ deleted_at: new Date() }).where(eq(books.book_id, roadBookId));

    expect(await findRoadBook(database.orm)).toBe('loaded');
  });

  test('finds a chapter of another book under the ids of the road book', async () => {
    const [chapter] = await database.orm.select().from(chapters);
    if (chapter === undefined) throw new Error('no chapter');
    await database.orm.insert(chapters).values({ ...chapter, chapter_id: roadBookId });

    expect(await findRoadBook(database.orm)).toBe('ids in use');
  });
});

test('summarizeRoadBook counts the entries of the road book only', () => {
  expect(summarizeRoadBook(content)).toBe('1 entries');
});
