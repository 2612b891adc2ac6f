import { sql, type SQL } from 'drizzle-orm';
import { places } from '../../database/schema.ts';

/**
 * The titles of a place, as subqueries: rows of a join cannot be locked. The table is named, because the query builder writes the columns of
 * a query of one table without it.
 * @param placeId the id of the place, such as a column
 */
export function placeTitles(placeId: SQL): Readonly<Record<'title_ru' | 'title_en', SQL.Aliased<string>>> {
  const titleOf = (column: 'title_ru' | 'title_en') =>
    sql<string>`coalesce((select ${sql.identifier(column)} from ${places} where ${places}.place_id = ${placeId}), '')`.as(
      column,
    );
  return { title_ru: titleOf('title_ru'), title_en: titleOf('title_en') };
}
