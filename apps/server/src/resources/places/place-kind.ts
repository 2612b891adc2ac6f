import { recordKinds } from '@cae-map/contract/entities/editing/record-kinds';
import type { PlaceRevision } from '@cae-map/contract/entities/place';
import { getTableColumns, sql } from 'drizzle-orm';
import { images, places } from '../../database/schema.ts';
import { checkSources } from '../../writes/records/check-sources.ts';
import { applySelection, type RecordKind } from '../../writes/records/record-kind.ts';
import { presentPlaceRevision, type PlaceRow } from './presenter.ts';

/** The values of a new place. */
export type PlaceValues = Omit<
  typeof places.$inferInsert,
  'place_id' | 'created_at' | 'version' | 'updated_at' | 'updated_by' | 'deleted_at'
>;

/**
 * The number of enabled images of a place, as a subquery: rows of an aggregate cannot be locked. The tables are named, because the query
 * builder writes the columns of a query of one table without it.
 */
const imageCount = sql<number>`(select count(*)::int from ${images} where ${images}.place_id = ${places}.place_id
  and ${images}.image_enabled and ${images}.deleted_at is null)`;

/** Places as editors, imports and visitors' corrections change them. */
export const placeKind: RecordKind<PlaceRow, PlaceValues, PlaceRevision> = {
  contract: recordKinds.place,
  table: places,
  html: 'places',
  select: (orm, selection) =>
    applySelection(
      orm
        .select({ ...getTableColumns(places), imgcount: imageCount })
        .from(places)
        .$dynamic(),
      places,
      selection,
    ),
  present: presentPlaceRevision,
  check: checkSources,
  steps: [],
};
