import { maxListedEditors, presenceLifetime } from '@cae-map/contract/entities/editing/presence-bounds';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../database/connection.ts';
import { presence } from '../../database/schema.ts';
import { openTestDatabase } from '../../testing/databases/databases.ts';
import { createMemoryPresence } from './memory-presence.ts';
import type { OpenRecord, PresenceRegistry } from './presence-registry.ts';
import { createSharedPresence } from './shared-presence.ts';

const anna: OpenRecord = { userId: 7, fullName: 'Anna', windowId: 'window-a', entity: 'place', entityId: 53 };
const boris: OpenRecord = { ...anna, userId: 3, fullName: 'Boris', windowId: 'window-b' };
const nobody = { editors: [], has_other_window: false };

interface TestedRegistry {
  readonly registry: PresenceRegistry;
  /** Lets time pass. @param milliseconds how much */
  readonly pass: (milliseconds: number) => Promise<void>;
}

let database: DatabaseConnection;
beforeAll(async () => {
  database = await openTestDatabase('postgresql');
});
afterAll(() => database.close());

function inMemory(): TestedRegistry {
  const clock = { time: 1_000 };
  return {
    registry: createMemoryPresence({ now: () => clock.time }),
    pass: async (milliseconds) => void (clock.time += milliseconds),
  };
}

/** Two processes, which get the reports in turn. */
function shared(): TestedRegistry {
  const processes = [createSharedPresence(database.orm), createSharedPresence(database.orm)];
  let turn = 0;
  return {
    registry: {
      async report(...report) {
        turn += 1;
        const process = processes[turn % processes.length];
        if (process === undefined) throw new Error('there are two processes');
        return await process.report(...report);
      },
    },
    pass: async (milliseconds) =>
      void (await database.orm
        .update(presence)
        .set({ expires_at: sql`expires_at - make_interval(secs => ${milliseconds / 1_000})` })),
  };
}

describe.each([
  ['in memory', inMemory],
  ['of several processes', shared],
] as const)('the registry of open records %s', (_where, create) => {
  let registry: PresenceRegistry;
  let pass: TestedRegistry['pass'];
  beforeEach(async () => {
    await database.orm.delete(presence);
    ({ registry, pass } = create());
  });
  const open = (record: OpenRecord) => registry.report(record, true);
  const close = (record: OpenRecord) => registry.report(record, false);
  /** What a window that has just opened the record learns; it is closed again. */
  const seenBy = async (record: OpenRecord) => {
    const seen = await open(record);
    await close(record);
    return seen;
  };

  test('returns the other users that have the record open, and not the user itself', async () => {
    expect(await open(anna)).toEqual(nobody);
    expect(await open(boris)).toEqual({ editors: ['Anna'], has_other_window: false });
    expect(await open(anna)).toEqual({ editors: ['Boris'], has_other_window: false });
  });

  test.each([
    ['another record of the kind', { entityId: 54 }],
    ['a record of another kind with the same id', { entity: 'image' as const }],
  ])('does not return the editors of %s', async (_what, fields) => {
    await open({ ...boris, ...fields });
    expect(await open(anna)).toEqual(nobody);
  });

  test('reports another window of the user, and lists a user with several windows once', async () => {
    await open(anna);
    expect(await open({ ...anna, windowId: 'window-c' })).toEqual({ editors: [], has_other_window: true });
    expect(await open(boris)).toEqual({ editors: ['Anna'], has_other_window: false });
  });

  test('lists the users in an order that does not depend on the last report', async () => {
    const other = { ...anna, userId: 9, fullName: 'Vera' };
    await open(anna);
    await open(boris);
    expect((await seenBy(other)).editors).toEqual(['Boris', 'Anna']);
    await open(anna);
    expect((await seenBy(other)).editors).toEqual(['Boris', 'Anna']);
  });

  test('removes an entry when it has not been renewed for its lifetime', async () => {
    await open(boris);
    await pass(presenceLifetime - 1_000);
    expect((await seenBy(anna)).editors).toEqual(['Boris']);
    await pass(1_000);
    expect(await open(anna)).toEqual(nobody);
  });

  test('keeps an entry that is renewed while others expire', async () => {
    await open(boris);
    await open({ ...boris, userId: 4, fullName: 'Vera' });
    await pass(presenceLifetime - 1_000);
    await open(boris);
    await pass(1_000);
    expect((await open(anna)).editors).toEqual(['Boris']);
  });

  test('removes only the entry of the window that is closed', async () => {
    await open(boris);
    await open({ ...boris, windowId: 'window-c' });
    await close(boris);
    expect((await seenBy(anna)).editors).toEqual(['Boris']);
    await close({ ...boris, windowId: 'window-c' });
    expect(await open(anna)).toEqual(nobody);
  });

  test('lists at most as many names as a response may contain', async () => {
    for (let userId = 100; userId < 100 + maxListedEditors + 5; userId += 1) await open({ ...anna, userId });
    expect((await open(anna)).editors).toHaveLength(maxListedEditors);
  });
});

test('the registry in memory evicts the entry that was renewed longest ago when it is full', async () => {
  const registry = createMemoryPresence({ maxEntries: 2 });
  await registry.report(boris, true);
  await registry.report(anna, true);
  await registry.report(boris, true);
  await registry.report({ ...anna, userId: 9, fullName: 'Vera' }, true);
  const seen = await registry.report({ ...anna, userId: 1 }, false);
  expect(seen.editors).toEqual(['Boris', 'Vera']);
});

test('the registry of several processes removes the entries that were renewed longest ago when it is full, and expired ones', async () => {
  await database.orm.delete(presence);
  await database.orm
    .execute(sql`insert into presence (user_id, window_id, entity, entity_id, full_name, expires_at)
    select 1, 'window-' || number, 'place', number, 'Anna', now() + make_interval(secs => 10 + number / 100.0)
    from generate_series(0, 1000) as number`);
  await createSharedPresence(database.orm).report(boris, true);
  const count = async () => await database.orm.$count(presence);
  expect(await count()).toBe(1_001);
  await createSharedPresence(database.orm).report(boris, true);
  expect(await count()).toBe(1_000);

  await database.orm.execute(
    sql`update presence set expires_at = now() - interval '1 second' where entity_id < 100`,
  );
  await createSharedPresence(database.orm).report(boris, true);
  expect(await count()).toBeLessThan(950);
});

test('reports of many windows at the same time all succeed', async () => {
  await database.orm.delete(presence);
  const [first, second] = [createSharedPresence(database.orm), createSharedPresence(database.orm)];
  await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const record = { ...anna, userId: index % 5, windowId: `window-${index % 3}` };
      await (index % 2 === 0 ? first : second).report(record, index % 4 !== 0);
    }),
  );
  expect(await first.report({ ...anna, userId: 99 }, true)).toMatchObject({ has_other_window: false });
});
