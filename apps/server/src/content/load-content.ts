import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from '../database/connection.ts';
import { books, chapters, contentLoads, images, places, textPlaces, texts } from '../database/schema.ts';
import { chapterRecords, chronicleBook, textRecords } from './chronicle-records.ts';
import { illustrationRecords } from './illustration-records.ts';
import { numbered, paintingRecords, type UnnumberedImage } from './image-records.ts';
import { placeRecords } from './place-records.ts';
import type { Content } from './content.ts';
import { readContent } from './read-content.ts';

/** How many rows one statement carries: PostgreSQL takes at most 65,535 parameters. */
const rowsPerStatement = 500;

/** Everything that the product ships. */
export interface Shipment {
  readonly content: Content;
  /** The pictures drawn for this site. */
  readonly illustrations: readonly UnnumberedImage[];
}

/**
 * Reads and checks everything that the product ships.
 * @throws {StartError} `wrong_content`, naming what is wrong.
 */
export async function readShipment(contentDirectory: string): Promise<Shipment> {
  const content = readContent(contentDirectory);
  return { content, illustrations: await illustrationRecords(content, contentDirectory) };
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

/** Writes the whole expedition into a database that holds no records yet, in one transaction. */
export async function loadContent(orm: Orm, shipment: Shipment): Promise<void> {
  const { content, illustrations } = shipment;
  await orm.transaction(async (transaction) => {
    const written = textRecords(content);
    await insertAll(transaction, places, placeRecords(content));
    await insertAll(transaction, books, [chronicleBook]);
    await insertAll(transaction, chapters, chapterRecords(content));
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
