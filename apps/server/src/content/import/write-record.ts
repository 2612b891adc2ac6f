import { eq, sql } from 'drizzle-orm';
import type { Orm } from '../../database/connection.ts';
import { chapters, images, places, texts } from '../../database/schema.ts';
import type { ChangedEntity } from '../../database/values.ts';
import { recordChange } from '../../writes/changes.ts';

/** The tables of records with a version and a history. */
const recordTables = {
  places: { table: places, id: places.place_id, key: 'place_id', entity: 'place' },
  images: { table: images, id: images.image_id, key: 'image_id', entity: 'image' },
  chapters: { table: chapters, id: chapters.chapter_id, key: 'chapter_id', entity: 'chapter' },
  texts: { table: texts, id: texts.text_id, key: 'text_id', entity: 'text' },
} as const satisfies Record<string, { readonly entity: ChangedEntity; [name: string]: unknown }>;
export type RecordTable = keyof typeof recordTables;

/** Adds a record and its change to the history. A command of the operator has no user. */
export async function insertRow(
  transaction: Orm,
  name: RecordTable,
  id: number,
  values: object,
): Promise<void> {
  const { table, key, entity } = recordTables[name];
  const row = { ...values, [key]: id };
  // The values have been validated; the table is one of several.
  await transaction.insert(table).values(row as never);
  await recordChange(transaction, null, {
    entity,
    entityId: id,
    action: 'create',
    before: null,
    after: { ...row, version: 1 },
  });
}

/** Changes fields of a record, increases its version and adds the change to the history. */
export async function updateRow(
  transaction: Orm,
  name: RecordTable,
  recordId: number,
  { before, values }: { readonly before: { readonly version: number }; readonly values: object },
): Promise<void> {
  const { table, id, entity } = recordTables[name];
  await transaction
    .update(table)
    .set({ ...values, version: before.version + 1, updated_at: sql`now()`, updated_by: null })
    .where(eq(id, recordId));
  const previous = Object.fromEntries(
    Object.keys(values).map((field) => [field, Reflect.get(before, field)]),
  );
  await recordChange(transaction, null, {
    entity,
    entityId: recordId,
    action: 'update',
    before: { ...previous, version: before.version },
    after: { ...values, version: before.version + 1 },
  });
}

/** Advances the sequences of ids past the ids that an import has named. */
export async function advanceSequences(transaction: Orm): Promise<void> {
  for (const [name, { key }] of Object.entries(recordTables)) {
    const sequence = sql`pg_get_serial_sequence(${name}, ${key})`;
    const highest = sql`(select coalesce(max(${sql.identifier(key)}), 0) + 1 from ${sql.identifier(name)})`;
    await transaction.execute(
      sql`select setval(${sequence}, greatest(nextval(${sequence}), ${highest}), false)`,
    );
  }
}
