import type { Orm } from '../database/connection.ts';
import { contentLoads } from '../database/schema.ts';

/** Whether the expedition was ever loaded into this database, even if its records were deleted since. */
export async function isContentLoaded(orm: Orm): Promise<boolean> {
  const loads = await orm.select({ load_id: contentLoads.load_id }).from(contentLoads).limit(1);
  return loads.length > 0;
}
