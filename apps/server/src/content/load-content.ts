import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from '../database/connection.ts';
import {
  books,
  chapters,
  contentLoads,
  images,
  people,
  places,
  textPlaces,
  texts,
  works,
} from '../database/schema.ts';
import type { ContentPart } from '../database/values.ts';
import { createChapterRows, createTextRows, roadBook, shippedBooks } from './chronicle-records.ts';
import { createIllustrationRows } from './illustration-records.ts';
import { numberImages, createPaintingRows, type UnnumberedImage } from './image-records.ts';
import { createPersonRows } from './person-records.ts';
import { createPlaceRows } from './place-records.ts';
import type { Content } from './content.ts';
import { readFlight, type FlightStop } from './flight/flight-file.ts';
import { loadFlight } from './flight/load-flight.ts';
import { readContent } from './read-content.ts';
import { readPlaceData, type PlaceData } from './place-data/place-data.ts';
import { storePlaceData } from './place-data/store-place-data.ts';
import { readShippedRecords, type ShippedRecords } from './shipped/shipped-records.ts';
import { storeShippedRecords } from './shipped/store-shipped.ts';
import { allRecordKinds } from '../resources/resources.ts';
import { advanceSequences } from '../writes/records/id-sequences.ts';
import { createWorkRows } from './work-records.ts';

/** Rows per INSERT statement: PostgreSQL accepts at most 65,535 parameters. */
const rowsPerStatement = 500;

/** The records that an empty database is filled with. */
export interface SeedData {
  readonly content: Content;
  /** The illustrations drawn at set-up. */
  readonly illustrations: readonly UnnumberedImage[];
  /** The pages and the captions of the film; none by default. */
  readonly shipped?: ShippedRecords;
  /** Names for search; none by default. */
  readonly placeData?: PlaceData;
  /** The stops of the flight; none by default. */
  readonly flight?: readonly FlightStop[];
}

/**
 * Reads and validates the seed data.
 * @throws {StartError} `wrong_content`, with one line for each violation.
 */
export async function readSeedData(contentDirectory: string): Promise<SeedData> {
  const content = readContent(contentDirectory);
  return {
    content,
    illustrations: await createIllustrationRows(content, contentDirectory),
    shipped: readShippedRecords(contentDirectory),
    placeData: readPlaceData(contentDirectory, () => undefined),
    flight: readFlight(contentDirectory),
  };
}

/** Summarises the seed data for the start-up log. */
export function summarizeSeedData({ content, illustrations }: SeedData): string {
  return [
    `${content.places.length} places`,
    `${content.texts.length} texts`,
    `${content.paintings.length} paintings`,
    `${illustrations.length} illustrations`,
  ].join(', ');
}

/** Summarises the works and people for the start-up log. */
export function summarizeWorksAndPeople(content: Content): string {
  return `${content.works.length} works, ${content.people.length} people`;
}

/** Inserts the seed data into an empty database, in one transaction. */
export async function loadContent(orm: Orm, seedData: SeedData): Promise<void> {
  const { content, illustrations, shipped, placeData, flight } = seedData;
  await orm.transaction(async (transaction) => {
    const written = createTextRows(content);
    await insertAll(transaction, places, createPlaceRows(content));
    await insertAll(transaction, books, shippedBooks);
    await insertAll(transaction, chapters, createChapterRows(content));
    await insertAll(
      transaction,
      texts,
      written.map(({ text }) => text),
    );
    await insertAll(
      transaction,
      textPlaces,
      written.flatMap(({ places: about }) => about),
    );
    await insertAll(transaction, images, numberImages([...createPaintingRows(content), ...illustrations]));
    if (shipped !== undefined) await storeShippedRecords(transaction, shipped);
    if (placeData !== undefined) await storePlaceData(transaction, placeData);
    if (flight !== undefined) await loadFlight(transaction, flight);
    await advanceSequences(transaction, allRecordKinds);
    await recordLoad(transaction, 'expedition', summarizeSeedData(seedData));
    await insertWorksAndPeople(transaction, content);
  });
}

/**
 * Inserts the works, the people and the sources of the records that still exist, in one transaction: into a database that was
 * filled before the content had them.
 */
export async function loadWorksAndPeople(orm: Orm, content: Content): Promise<void> {
  await orm.transaction(async (transaction) => {
    for (const { place_id, sources } of content.places)
      if (sources.length > 0)
        await transaction.update(places).set({ sources }).where(eq(places.place_id, place_id));
    for (const { text_id, sources } of content.texts)
      if (sources.length > 0)
        await transaction.update(texts).set({ sources }).where(eq(texts.text_id, text_id));
    await insertWorksAndPeople(transaction, content);
  });
}

/** Summarises the road book for the start-up log. */
export function summarizeRoadBook(content: Content): string {
  return `${chooseRoadBook(content).texts.length} entries`;
}

/**
 * Inserts the road book into a database that was filled before the content had it, in one transaction. Entries of places that were
 * deleted lose the link to the place only, and those that rest on a deleted work the source only.
 */
export async function loadRoadBook(orm: Orm, content: Content): Promise<void> {
  const book = chooseRoadBook(content);
  await orm.transaction(async (transaction) => {
    const existing = await transaction.select({ id: places.place_id }).from(places);
    const placeIds = new Set(existing.map(({ id }) => id));
    const written = createTextRows(book);
    await insertAll(transaction, books, [roadBook]);
    await insertAll(transaction, chapters, createChapterRows(book));
    const knownWorks = await transaction.select({ id: works.work_id }).from(works);
    const workIds = new Set(knownWorks.map(({ id }) => id));
    await insertAll(
      transaction,
      texts,
      written.map(({ text }) => ({
        ...text,
        sources: (text.sources ?? []).filter(({ work }) => workIds.has(work)),
      })),
    );
    const about = written.flatMap((text) => text.places).filter(({ place_id }) => placeIds.has(place_id));
    await insertAll(transaction, textPlaces, about);
    await advanceSequences(transaction, allRecordKinds);
  });
}

/** The content with the chapters and texts of the road book only. */
function chooseRoadBook(content: Content): Content {
  const ownChapters = content.chapters.filter(({ book_id }) => book_id === roadBook.book_id);
  const ids = new Set(ownChapters.map(({ chapter }) => chapter));
  return {
    ...content,
    chapters: ownChapters,
    texts: content.texts.filter(({ chapter }) => ids.has(chapter)),
  };
}

async function insertWorksAndPeople(orm: Orm, content: Content): Promise<void> {
  await insertAll(orm, works, createWorkRows(content));
  await insertAll(orm, people, createPersonRows(content.people));
  await recordLoad(orm, 'works and people', summarizeWorksAndPeople(content));
}

async function recordLoad(orm: Orm, part: ContentPart, summary: string): Promise<void> {
  await orm.insert(contentLoads).values({ part, summary });
}

async function insertAll<Table extends PgTable>(
  orm: Orm,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    await orm.insert(table).values(rows.slice(start, start + rowsPerStatement));
  }
}
