import { recordKinds } from '@cae-map/contract/entities/editing/record-kinds';
import { viewpointRevisionSchema, type ViewpointRevision } from '@cae-map/contract/entities/flight/viewpoint';
import { eq, getTableColumns } from 'drizzle-orm';
import { places, viewpoints } from '../../database/schema.ts';
import { applySelection, type RecordKind } from '../../writes/records/record-kind.ts';
import { checkRestoredViewpoint, checkViewpoints } from './check-viewpoint.ts';
import type { ViewpointRow, ViewpointValues } from './viewpoint-values.ts';

/** The stops of the flight, as editors change them. */
export const viewpointKind: RecordKind<ViewpointRow, ViewpointValues, ViewpointRevision> = {
  contract: recordKinds.viewpoint,
  table: viewpoints,
  html: null,
  select: (orm, selection) =>
    applySelection(
      orm
        .select({
          ...getTableColumns(viewpoints),
          place_title_ru: places.title_ru,
          place_title_en: places.title_en,
        })
        .from(viewpoints)
        .innerJoin(places, eq(places.place_id, viewpoints.place_id))
        .$dynamic(),
      viewpoints,
      selection,
    ),
  present: (row) => viewpointRevisionSchema.parse({ ...row, updated_at: row.updated_at.toISOString() }),
  check: checkViewpoints,
  checkRestored: checkRestoredViewpoint,
  steps: [],
  isReadAgain: ({ changedFields }) => changedFields.has('place_id'),
};
