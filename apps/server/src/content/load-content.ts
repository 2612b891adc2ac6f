import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from '../database/connection.ts';
import { books, chapters, contentLoads, images, places, textPlaces, texts } from '../database/schema.ts';
import { textPlaceRecords } from '../resources/books/text-places.ts';
import { chapterRecords, chronicleBook, textRecords } from './chronicle-records.ts';
import { numbered, paintingRecords, type UnnumberedImage } from './image-records.ts';
import { placeRecords } from './place-records.ts';
import type { Content } from './read-content.ts';

/** How many rows one statement carries: PostgreSQL takes at most 65,535 parameters. */
const rowsPerStatement = 500;

/** Everything that the product ships. */
export interface Shipment {
  readonly content: Content;
  /** The pictures drawn for this site. */
  readonly illustrations: readonly UnnumberedImage[];
}

/** What is loaded, in words for whoever watches the start. */
export function summaryOf({ content, illustrations }: Shipment): string {
  return [
    `${content.places.length} places`,
    `${content.texts.length} texts`,
    `${content.paintings.length} paintings`,
    `${illustrations.length} illustrations`,
  ].join(', ');
}

/** Tells whether the expedition was ever loaded into this database, whatever has become of it since. */
export async function isContentLoaded(orm: Orm): Promise<boolean> {
  const loads = await orm.select({ load_id: contentLoads.load_id }).from(contentLoads).limit(1);
  return loads.length > 0;
}

/** Writes the whole expedition into a database that holds no records yet, in one transaction. */
export async function loadContent(orm: Orm, shipment: Shipment): Promise<void> {
  const { content, illustrations } = shipment;
  await orm.transaction(async (transaction) => {
    const textRows = textRecords(content);
    await insertAll(transaction, places, placeRecords(content));
    await insertAll(transaction, books, [chronicleBook]);
    await insertAll(transaction, chapters, chapterRecords(content));
    await insertAll(transaction, texts, textRows);
    await insertAll(transaction, textPlaces, textRows.flatMap(textPlaceRecords));
    await insertAll(transaction, images, numbered([...paintingRecords(content), ...illustrations]));
    await continueNumbering(transaction);
    await transaction.insert(contentLoads).values({ summary: summaryOf(shipment) });
  });
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

/** The content brings its own ids; records made later are numbered behind them. */
async function continueNumbering(orm: Orm): Promise<void> {
  const numberedTables = [
    ['places', 'place_id'],
    ['images', 'image_id'],
    ['books', 'book_id'],
    ['chapters', 'chapter_id'],
    ['texts', 'text_id'],
  ] as const;
  for (const [table, column] of numberedTables) {
    const highest = sql`(select coalesce(max(${sql.identifier(column)}), 0) + 1 from ${sql.identifier(table)})`;
    await orm.execute(sql`select setval(pg_get_serial_sequence(${table}, ${column}), ${highest}, false)`);
  }
}
