import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { databaseKinds, openTestDatabase } from '../testing/databases/databases.ts';
import { logSlowQueries } from './log-slow-queries.ts';

describe.each(databaseKinds)('a query of the %s database', (kind) => {
  /** Reports every query as slow. */
  async function open() {
    const database = await openTestDatabase(kind);
    onTestFinished(() => database.close());
    const warn = vi.fn();
    logSlowQueries(database, { warn }, 0.000_001);
    return { database, warn };
  }

  test('that is slow is logged with its text and duration and without its values', async () => {
    const { database, warn } = await open();
    await database.orm.execute(sql`select ${'s3cret'}::text
      as value`);
    expect(warn.mock.calls).toEqual([
      [{ statement: 'select $1::text as value', milliseconds: expect.any(Number) }, 'a query was slow'],
    ]);
  });

  test('of a transaction that is slow is logged', async () => {
    const { database, warn } = await open();
    await database.orm.transaction((transaction) => transaction.execute(sql`select 7 as seven`));
    const statements = warn.mock.calls.map(([{ statement }]): unknown => statement);
    expect(statements).toContain('select 7 as seven');
  });

  test('that fails is logged, and rejects', async () => {
    const { database, warn } = await open();
    await expect(database.orm.execute(sql`select * from nowhere`)).rejects.toThrow('nowhere');
    expect(warn.mock.calls).toHaveLength(1);
  });
});

test('no query is logged when the limit is 0 or the query is faster', async () => {
  const database = await openTestDatabase('postgresql');
  onTestFinished(() => database.close());
  const warn = vi.fn();
  logSlowQueries(database, { warn }, 0);
  logSlowQueries(database, { warn }, 60_000);
  await database.orm.execute(sql`select 1`);
  expect(warn).not.toHaveBeenCalled();
});
