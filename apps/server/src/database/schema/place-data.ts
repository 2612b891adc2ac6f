import { isNull } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { revision } from './revision.ts';

/**
 * The place by which the content files of the product name a record, see `shippedKeys`; null for one that editors have added. A shipped
 * record that no editor has changed follows the next version of the product.
 */
const shippedKey = () => ({ shipped_key: text().unique() });

/** Other names of places, by which the search finds them. */
export const aliases = pgTable('aliases', {
  alias_id: integer().primaryKey().generatedByDefaultAsIdentity(),
  ...shippedKey(),
  place_ids: jsonb().$type<number[]>().notNull(),
  names: jsonb().$type<{ language: string; name: string }[]>().notNull(),
  note: text().notNull().default(''),
  ...revision(),
});

/** Heights of places with a source, which replace those of the height grid. */
export const heights = pgTable(
  'heights',
  {
    height_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ...shippedKey(),
    place_id: integer().notNull(),
    /** Above the sea. */
    metres: integer().notNull(),
    source_ru: text().notNull(),
    source_en: text().notNull(),
    ...revision(),
  },
  (table) => [uniqueIndex('heights_place').on(table.place_id).where(isNull(table.deleted_at))],
);
