import type { ContentHeight } from '@cae-map/contract/entities/height';
import { and, eq, gt, isNotNull, isNull, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Orm } from '../../database/connection.ts';
import { aliases, heights } from '../../database/schema.ts';
import { columnOf, type RecordTable } from '../../writes/records/record-kind.ts';
import type { PlaceData } from './place-data.ts';
import { aliasKeys } from './shipped-keys.ts';

/** A row as the product ships it. */
type ShippedRow = { readonly shipped_key: string };

/**
 * Stores the data about places that the product is shipped with, at every start. Records that no editor has changed follow a new version of
 * the product: they are added, replaced and removed with the file. Nothing is written while they are the same.
 */
export async function storePlaceData(orm: Orm, data: PlaceData): Promise<void> {
  await orm.transaction(async (transaction) => {
    if (data.aliases !== null) {
      const keys = aliasKeys(data.aliases);
      const rows = data.aliases.map((alias, index) => ({ ...alias, shipped_key: keys[index] ?? '' }));
      await storeShipped(transaction, aliases, rows);
    }
    if (data.heights !== null) await storeHeights(transaction, data.heights);
  });
}

/** Stores heights, except of places for which editors have added one. */
async function storeHeights(transaction: Orm, shipped: readonly ContentHeight[]): Promise<void> {
  const changed = await transaction
    .select({ place_id: heights.place_id, shipped_key: heights.shipped_key })
    .from(heights)
    .where(and(isNull(heights.deleted_at), or(isNull(heights.shipped_key), gt(heights.version, 1))));
  const rows = shipped.filter(({ place_id: id }) =>
    changed.every(({ place_id, shipped_key }) => place_id !== id || shipped_key === String(id)),
  );
  await storeShipped(
    transaction,
    heights,
    rows.map((height) => ({ ...height, shipped_key: String(height.place_id) })),
  );
}

async function storeShipped(
  transaction: Orm,
  table: RecordTable,
  rows: readonly ShippedRow[],
): Promise<void> {
  const shippedKey = columnOf(table, 'shipped_key');
  const version = columnOf(table, 'version');
  const keys = rows.map(({ shipped_key: key }) => key);
  await transaction
    .delete(table)
    .where(and(eq(version, 1), isNotNull(shippedKey), notInArray(shippedKey, keys)));
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first).filter((name) => name !== 'shipped_key');
  const excluded = (name: string): SQL => sql`excluded.${sql.identifier(name)}`;
  const differs = columns.map((name) => sql`${columnOf(table, name)} is distinct from ${excluded(name)}`);
  await transaction
    .insert(table)
    .values(rows.map((row) => ({ ...row })))
    .onConflictDoUpdate({
      target: shippedKey,
      set: Object.fromEntries(columns.map((name) => [name, excluded(name)])),
      setWhere: sql`${version} = 1 and (${sql.join(differs, sql` or `)})`,
    });
}
