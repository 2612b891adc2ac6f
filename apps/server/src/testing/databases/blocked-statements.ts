import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import type { Orm } from '../../database/connection.ts';

/** For PostgreSQL: waits until so many statements of this database wait for a lock that another transaction has. */
export async function waitForBlockedStatements(orm: Orm, expected: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = (await orm.execute(sql`
        select count(*)::int as blocked from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`)) as { rows: { blocked: number }[] };
      const blocked = rows[0]?.blocked ?? 0;
      if (blocked !== expected) throw new Error(`${blocked} statements wait for a lock, not ${expected}`);
    },
    { timeout: 10_000, interval: 10 },
  );
}
