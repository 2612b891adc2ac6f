import { recordTags } from '@cae-map/contract/record-tags';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { readSettings } from '../../settings.ts';
import { startTcpProxy, type TcpProxy } from '../../testing/cluster/tcp-proxy.ts';
import { createDatabase } from '../../testing/databases/postgresql-server.ts';
import type { DatabaseConnection } from '../connection.ts';
import { openPostgresqlDatabase } from '../postgresql.ts';
import { defaultLimits } from '../postgresql-pool.ts';
import { announcedChanges } from '../schema.ts';
import { removeOldAnnouncements } from './poll-announcements.ts';

/** Short, so that the tests are. */
const times = { token: 50, tokenLimit: 400, probeLimit: 400, reconnect: 50, poll: 20 };

let url: string;
let writer: DatabaseConnection;

beforeEach(async () => {
  url = await createDatabase(inject('postgresqlOrigin'));
  writer = await open(url);
  await writer.migrate(readSettings({}).migrationsDir);
});

async function open(address: string): Promise<DatabaseConnection> {
  const database = await openPostgresqlDatabase(address, () => undefined, defaultLimits, times);
  onTestFinished(() => database.close());
  return database;
}

async function openProxy(options?: Parameters<typeof startTcpProxy>[1]): Promise<TcpProxy> {
  const proxy = await startTcpProxy(new URL(url), options);
  onTestFinished(() => proxy.close());
  return proxy;
}

async function announce(...tags: Parameters<DatabaseConnection['announce']>[1]): Promise<void> {
  await writer.orm.transaction((transaction) => writer.announce(transaction, tags));
}

/** A process behind a proxy: what it has learned. */
async function listen(proxy: TcpProxy) {
  const database = await open(proxy.urlOf(url));
  const listener = vi.fn();
  const modes: string[] = [];
  await database.onAnnounced(listener, (mode) => modes.push(mode));
  return { database, listener, modes };
}

describe('a process that listens for changes', () => {
  test('receives those of others when they are committed, and not its own', async () => {
    const { database, listener, modes } = await listen(await openProxy());
    await database.orm.transaction((transaction) => database.announce(transaction, ['images']));
    await announce('places');
    await vi.waitFor(() => expect(listener.mock.calls).toEqual([[['places']]]));
    expect(modes).toEqual(['listening']);
    await vi.waitFor(() => expect(database.announcementStatus().delay).toBeGreaterThan(0));
  });

  test('does not receive those of a transaction that is rolled back', async () => {
    const { listener } = await listen(await openProxy());
    const failing = writer.orm.transaction(async (transaction) => {
      await writer.announce(transaction, ['images']);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await announce('places');
    await vi.waitFor(() => expect(listener.mock.calls).toEqual([[['places']]]));
    expect(await writer.orm.$count(announcedChanges)).toBe(1);
  });

  test('connects again and invalidates everything when all packets of its connections are dropped without an error', async () => {
    const proxy = await openProxy();
    const { database, listener, modes } = await listen(proxy);
    proxy.dropPackets();
    await announce('places');

    await vi.waitFor(() => expect(modes).toEqual(['listening', 'lost', 'listening']), { timeout: 10_000 });
    expect(listener.mock.calls).toEqual([[recordTags]]);
    expect(database.announcementStatus()).toMatchObject({ mode: 'listening', resyncs: 1 });
    // The idle connections of the pool were dead as well.
    await database.check();
    await announce('images');
    await vi.waitFor(() => expect(listener.mock.lastCall).toEqual([['images']]));
  });

  test('connects again and invalidates everything when its connection is closed', async () => {
    const proxy = await openProxy();
    const { listener, modes } = await listen(proxy);
    proxy.disconnect();
    await vi.waitFor(() => expect(modes).toEqual(['listening', 'lost', 'listening']), { timeout: 10_000 });
    expect(listener).toHaveBeenCalledWith(recordTags);
  });

  test('tries again when PostgreSQL could not be reached at the start', async () => {
    const proxy = await openProxy();
    const database = await open(proxy.urlOf(url));
    proxy.refuse(true);
    const listener = vi.fn();
    await database.onAnnounced(listener);
    expect(database.announcementStatus().mode).toBe('starting');
    proxy.refuse(false);
    await vi.waitFor(() => expect(database.announcementStatus().mode).toBe('listening'), { timeout: 10_000 });
  });
});

describe('a process behind a pooler that delivers no notifications', () => {
  test('polls, and receives the changes of others once and not its own', async () => {
    const { database, listener, modes } = await listen(await openProxy({ swallowsNotifications: true }));
    expect(modes).toEqual(['polling']);
    await vi.waitFor(() => expect(listener.mock.calls).toEqual([[recordTags]]));
    await database.orm.transaction((transaction) => database.announce(transaction, ['images']));
    await announce('places');
    await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(2));
    await announce('books');
    await vi.waitFor(() => expect(listener.mock.calls.slice(1)).toEqual([[['places']], [['books']]]));
  });

  test('receives a change whose transaction is committed after a later one', async () => {
    const { listener } = await listen(await openProxy({ swallowsNotifications: true }));
    await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1));
    await writer.orm.transaction(async (transaction) => {
      await writer.announce(transaction, ['places']);
      await announce('images');
      await vi.waitFor(() => expect(listener.mock.lastCall).toEqual([['images']]));
    });
    await vi.waitFor(() => expect(listener.mock.lastCall).toEqual([['places']]));
    expect(listener).toHaveBeenCalledTimes(3);
  });
});

test('announcements older than ten minutes are removed', async () => {
  await announce('places');
  await announce('images');
  await writer.orm.execute(
    sql`update announced_changes set announced_at = now() - interval '11 minutes' where announcement_id = 1`,
  );
  await removeOldAnnouncements(writer.orm);
  expect(await writer.orm.$count(announcedChanges)).toBe(1);
});

test('the start takes a transaction-level advisory lock, because a transaction pooler shares sessions between clients', async () => {
  const locks = await writer.withLock(async (orm) => {
    const { rows } = (await orm.execute(
      sql`select state from pg_stat_activity join pg_locks using (pid) where locktype = 'advisory' and datname = current_database() and pid <> pg_backend_pid()`,
    )) as { rows: { state: string }[] };
    return rows;
  });
  expect(locks).toEqual([{ state: 'idle in transaction' }]);
});
