import type { Orm } from '../database/connection.ts';
import { contentLoads } from '../database/schema.ts';
import type { ContentPart } from '../database/values.ts';

/** The parts of the content that were ever loaded into this database, even if their records were deleted since. */
export async function findLoadedParts(orm: Orm): Promise<ReadonlySet<ContentPart>> {
  const loads = await orm.selectDistinct({ part: contentLoads.part }).from(contentLoads);
  return new Set(loads.map(({ part }) => part));
}
