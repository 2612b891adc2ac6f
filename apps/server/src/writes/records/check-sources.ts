import type { Citation } from '@cae-map/contract/entities/work';
import { and, inArray, isNull } from 'drizzle-orm';
import type { Orm } from '../../database/connection.ts';
import { works } from '../../database/schema.ts';
import { RequestError } from '../../responses/request-error.ts';
import type { PlannedChange, RecordRow } from './record-kind.ts';

/** A record that rests on works of the bibliography. */
type CitingRow = RecordRow & { readonly sources: readonly Citation[] };
interface CitingValues {
  readonly sources?: readonly Citation[] | undefined;
}

/**
 * Checks that the works that changed records rest on exist. Works that a record names already stay, because they may have been deleted since.
 * @throws {RequestError} `invalid_request` with the field to correct
 */
export async function checkSources<Row extends CitingRow, Values extends CitingValues>(
  transaction: Orm,
  changes: readonly PlannedChange<Row, Values>[],
): Promise<void> {
  // One after another: a transaction has a single connection.
  for (const { before, values } of changes) {
    const known = new Set(before?.sources.map(({ work }) => work));
    const added = (values.sources ?? []).map(({ work }) => work).filter((work) => !known.has(work));
    if (added.length === 0) continue;
    const found = await transaction
      .select({ id: works.work_id })
      .from(works)
      .where(and(inArray(works.work_id, added), isNull(works.deleted_at)));
    const existing = new Set(found.map(({ id }) => id));
    const missing = added.find((work) => !existing.has(work));
    if (missing !== undefined)
      throw new RequestError(
        'invalid_request',
        `sources has the work ${missing}, but there is no such work.`,
      );
  }
}
