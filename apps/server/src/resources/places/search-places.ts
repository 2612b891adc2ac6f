import type { ApiParameters } from '@cae-map/contract/api/client';
import { createPlaceCondition, type FilteredPlace } from '@cae-map/expedition/editing/place-filter';
import { asc, isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Orm } from '../../database/connection.ts';
import { places } from '../../database/schema.ts';

/** The first character of a text, which is enough to find out whether there is one. */
const firstCharacter = (column: PgColumn) => sql<string>`left(ltrim(${column}, E' \\n\\r\\t'), 1)`;

/**
 * Finds the places of the editors' list that pass a filter. The words are compared here and not by the database, so that they are folded as
 * in every other search of the product.
 * @returns their ids in the order of the route
 */
export async function searchPlaces(
  orm: Orm,
  parameters: ApiParameters<'searchPlacesForEditors'>,
  now: number,
): Promise<number[]> {
  const rows = await orm
    .select({
      place_id: places.place_id,
      seqid: places.seqid,
      title_ru: places.title_ru,
      title_en: places.title_en,
      title_modern: places.title_modern,
      date: places.date,
      enddate: places.enddate,
      date_format: places.date_format,
      go_by: places.go_by,
      ispathpart: places.ispathpart,
      visited_on: places.visited_on,
      accuracy_level: places.accuracy_level,
      latitude: places.latitude,
      longitude: places.longitude,
      notes: firstCharacter(places.notes),
      notes_en: firstCharacter(places.notes_en),
      location_reference: firstCharacter(places.location_reference),
      content_todo: firstCharacter(places.content_todo),
      path_ref_req: places.path_ref_req,
      minzoom: places.minzoom,
      created_at: places.created_at,
      updated_at: places.updated_at,
    })
    .from(places)
    .where(isNull(places.deleted_at))
    .orderBy(asc(places.seqid), asc(places.place_id));
  const records = rows.map((row): FilteredPlace => ({
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }));
  const passes = createPlaceCondition(
    {
      text: parameters.q ?? '',
      section: parameters.section ?? null,
      accuracy: parameters.accuracy ?? null,
      gap: parameters.gap ?? null,
      timeField: parameters.time_field ?? 'created_at',
      recent: parameters.recent ?? null,
    },
    now,
    records,
  );
  return records.filter(passes).map(({ place_id }) => place_id);
}
