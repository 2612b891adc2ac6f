import { recordTags } from '@cae-map/contract/record-tags';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AnnouncementListener, Orm } from '../connection.ts';
import { queryRows } from '../query-rows.ts';
import { announcedChanges } from '../schema.ts';

/** For how long rows are kept, in minutes. */
export const keptMinutes = 10;
/** A process that has not read the rows for so long may have missed removed ones, in milliseconds. */
const longestGap = (keptMinutes * 60 * 1_000) / 2;

interface PollOptions {
  /** Between two reads, in milliseconds. */
  readonly poll: number;
  readonly signal: AbortSignal;
}

const readSchema = z.object({
  snapshot: z.string(),
  tags: z.array(z.array(z.enum(recordTags).catch(recordTags[0]))),
});

/**
 * Reads what other processes have announced, again and again.
 * @param onGap called when rows may have been missed
 */
export function pollAnnouncements(
  orm: Orm,
  self: string,
  listener: AnnouncementListener,
  { poll, signal }: PollOptions,
  onGap: () => void,
): void {
  let snapshot: string | undefined;
  let lastRead = performance.now();
  let isReading = false;

  async function read(): Promise<void> {
    if (isReading) return;
    isReading = true;
    try {
      const [row] = await queryRows(orm, newAnnouncements(self, snapshot), readSchema);
      if (row === undefined || signal.aborted) return;
      const isGap = snapshot === undefined || performance.now() - lastRead > longestGap;
      snapshot = row.snapshot;
      lastRead = performance.now();
      const tags = new Set(row.tags.flat());
      if (isGap) onGap();
      else if (tags.size > 0) listener([...tags]);
    } catch {
      // While the database is unavailable nothing is committed that this process could send.
    } finally {
      isReading = false;
    }
  }

  const timer = setInterval(() => void read(), poll).unref();
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
  void read();
}

/** The tags of the rows that were committed after a snapshot, and the snapshot of this read. */
function newAnnouncements(self: string, snapshot: string | undefined) {
  const isNew =
    snapshot === undefined
      ? sql`false`
      : sql`not pg_visible_in_snapshot(${announcedChanges.transaction_id}, ${snapshot}::pg_snapshot)`;
  return sql`select pg_current_snapshot()::text as snapshot,
    coalesce((select jsonb_agg(${announcedChanges.tags}) from ${announcedChanges}
      where ${announcedChanges.sender} <> ${self} and ${isNew}), '[]') as tags`;
}

/** Removes rows that every process has read. */
export async function removeOldAnnouncements(orm: Orm): Promise<void> {
  await orm.execute(
    sql`delete from ${announcedChanges} where ${announcedChanges.announced_at} < now() - make_interval(mins => ${keptMinutes})`,
  );
}
