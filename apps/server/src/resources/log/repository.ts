import { asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Orm } from '../../database/connection.ts';
import { logCounts } from '../../database/schema.ts';

export type LogCount = typeof logCounts.$inferSelect;

/** The sum of the counts of several days. */
export type LogTotal = Omit<LogCount, 'day'>;

/** The most rows of one day; further details are counted together as `other`. */
const maxRowsPerDay = 2000;
const otherDetail = 'other';
/** How long counts are kept, in days. */
const retentionDays = 400;

/** Adds counts of one day to those of the database; the number of rows of a day is bounded. */
export async function addCounts(orm: Orm, day: string, counts: readonly LogCount[]): Promise<void> {
  await orm.transaction(async (transaction) => {
    const existing = await transaction
      .select({ event: logCounts.event, lang: logCounts.lang, detail: logCounts.detail })
      .from(logCounts)
      .where(eq(logCounts.day, day));
    const rows = new Set(existing.map(toKey));
    const merged = new Map<string, LogCount>();
    for (const count of counts) {
      const isNew = !rows.has(toKey(count));
      const stored = isNew && rows.size >= maxRowsPerDay ? { ...count, detail: otherDetail } : count;
      rows.add(toKey(stored));
      const previous = merged.get(toKey(stored))?.count ?? 0;
      merged.set(toKey(stored), { ...stored, day, count: previous + count.count });
    }
    await transaction
      .insert(logCounts)
      .values([...merged.values()])
      .onConflictDoUpdate({
        target: [logCounts.day, logCounts.event, logCounts.lang, logCounts.detail],
        set: { count: sql`${logCounts.count} + excluded.count` },
      });
    await transaction
      .delete(logCounts)
      .where(lt(logCounts.day, sql`${day}::date - ${sql.raw(String(retentionDays))}`));
  });
}

/** The sums since a day (`YYYY-MM-DD`), by event and the most frequent first; at most `limit` rows. */
export async function sumCounts(orm: Orm, since: string, limit = 10_000): Promise<LogTotal[]> {
  const total = sql<number>`sum(${logCounts.count})::int`;
  const { event, lang, detail } = logCounts;
  return await orm
    .select({ event, lang, detail, count: total })
    .from(logCounts)
    .where(gte(logCounts.day, since))
    .groupBy(event, lang, detail)
    .orderBy(asc(event), desc(total), asc(detail), asc(lang))
    .limit(limit);
}

function toKey({ event, lang, detail }: Pick<LogCount, 'event' | 'lang' | 'detail'>): string {
  return JSON.stringify([event, lang, detail]);
}
