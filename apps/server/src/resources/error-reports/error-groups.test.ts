import { asc } from 'drizzle-orm';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { DatabaseConnection } from '../../database/connection.ts';
import { reportedErrors } from '../../database/schema.ts';
import { openTestDatabase } from '../../testing/databases/databases.ts';
import { errorReport } from '../../testing/requests/envelopes.ts';
import { createErrorGroups } from './error-groups.ts';
import { addErrors, maxStoredErrors, removeOldErrors, type ErrorRow } from './repository.ts';

let database: DatabaseConnection;
beforeEach(async () => {
  database = await openTestDatabase('embedded');
  onTestFinished(() => database.close());
});

const day = 24 * 60 * 60 * 1000;

function errorRow(id: string, lastSeen: number): ErrorRow {
  const at = new Date(lastSeen);
  const fields = { type: 'Error', message: id, origin: '', release: '', page: '/', count: 1 };
  return { error_id: id, ...fields, first_seen_at: at, last_seen_at: at };
}

const stored = async () =>
  (await database.orm.select().from(reportedErrors).orderBy(asc(reportedErrors.error_id))).map(
    ({ error_id: id }) => id,
  );

test('stored errors are bounded: those that were reported last are kept', async () => {
  const now = Date.now();
  await addErrors(
    database.orm,
    Array.from({ length: maxStoredErrors }, (_, index) => errorRow(`e${index}`, now - index * 1000)),
  );
  await addErrors(database.orm, [errorRow('new', now + 1)]);
  const ids = await stored();
  expect(ids).toHaveLength(maxStoredErrors);
  expect(ids).toContain('new');
  expect(ids).not.toContain(`e${maxStoredErrors - 1}`);
});

test('an error is deleted 90 days after its last report', async () => {
  const now = Date.now();
  await addErrors(database.orm, [errorRow('a', now - 91 * day), errorRow('b', now - 89 * day)]);
  await removeOldErrors(database.orm);
  expect(await stored()).toEqual(['b']);
});

test('groups are kept while the database fails, bounded, and written once when it recovers', async () => {
  const log = { warn: vi.fn() };
  const transaction = vi.spyOn(database.orm, 'transaction').mockRejectedValueOnce(new Error('down'));
  const groups = createErrorGroups(database.orm, log);
  groups.add(errorReport({}, 'first'));
  await groups.flush();
  expect(log.warn).toHaveBeenCalledOnce();
  groups.add(errorReport({}, 'first'));
  for (let index = 0; index < 300; index += 1) groups.add(errorReport({}, `other ${index}`));
  await groups.flush();
  await groups.flush();
  expect(transaction).toHaveBeenCalledTimes(2);
  const rows = await database.orm.select().from(reportedErrors);
  expect(rows).toHaveLength(200);
  expect(rows.find(({ message }) => message === 'first')?.count).toBe(2);
});
