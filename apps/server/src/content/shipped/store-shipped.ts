import { sql } from 'drizzle-orm';
import type { Orm } from '../../database/connection.ts';
import { captions, pages } from '../../database/schema.ts';
import type { ShippedRecords } from './shipped-records.ts';

/**
 * Stores the texts that the product is shipped with, at every start: those that no editor has changed follow a new version of the
 * product. Nothing is written while they are the same.
 */
export async function storeShippedRecords(orm: Orm, shipped: ShippedRecords): Promise<void> {
  const { pages: shippedPages, captions: shippedCaptions } = shipped;
  if (shippedPages.length > 0)
    await orm
      .insert(pages)
      .values(shippedPages.map(({ page_name, texts }) => ({ page_name, shipped: texts })))
      .onConflictDoUpdate({
        target: pages.page_name,
        set: { shipped: sql`excluded.shipped` },
        setWhere: sql`${pages.shipped} <> excluded.shipped`,
      });
  if (shippedCaptions.length > 0)
    await orm
      .insert(captions)
      .values(
        shippedCaptions.map(({ slug, texts }, index) => ({ slug, position: index + 1, shipped: texts })),
      )
      .onConflictDoUpdate({
        target: captions.slug,
        set: { shipped: sql`excluded.shipped`, position: sql`excluded.position` },
        setWhere: sql`(${captions.shipped}, ${captions.position}) <> (excluded.shipped, excluded.position)`,
      });
}
