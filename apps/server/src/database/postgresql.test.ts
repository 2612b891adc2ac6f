import { createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { readSettings } from '../settings.ts';
import { startTcpProxy } from '../testing/cluster/tcp-proxy.ts';
import {
  createDatabase,
  startPostgresqlServer,
  type PostgresqlServer,
} from '../testing/databases/postgresql-server.ts';
import type { DatabaseConnection } from './connection.ts';
import { openPostgresqlDatabase } from './postgresql.ts';
import type { PostgresqlLimits } from './postgresql-pool.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

const limits: PostgresqlLimits = {
  connection: 2_000,
  lock: 500,
  statement: 600,
  query: 1_000,
  transaction: 1_500,
  start: 60_000,
};
/** More than the connections of the pool. */
const many = 12;

let server: PostgresqlServer;
let database: DatabaseConnection;

beforeAll(async () => {
  server = await startPostgresqlServer();
});
afterAll(() => server.stop());

beforeEach(async () => {
  const url = await createDatabase(server.origin);
  database = await openPostgresqlDatabase(url, () => undefined, limits);
});
afterEach(() => database.close());

async function whilePaused(work: () => Promise<void>): Promise<void> {
  await server.pause();
  try {
    await work();
  } finally {
    await server.resume();
  }
}

async function sleep(seconds: number): Promise<void> {
  await database.orm.execute(sql`select pg_sleep(${seconds})`);
}

/** The error of every query or transaction, run at once. */
async function collectErrors(count: number, work: () => Promise<unknown>): Promise<unknown[]> {
  const results = await Promise.allSettled(Array.from({ length: count }, work));
  return results.map((result) => (result.status === 'rejected' ? result.reason : 'succeeded'));
}

async function terminateOtherConnections(): Promise<void> {
  const client = new Client({ connectionString: `${server.origin}/postgres` });
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  await client.end();
}

describe('queries', () => {
  test('fail as unavailable while PostgreSQL hangs, even if they exceed the connections of the pool', async () => {
    await sleep(0);

    await whilePaused(async () => {
      const errors = await collectErrors(many, () => sleep(0));

      expect(errors.map(isDatabaseUnavailable)).toEqual(errors.map(() => true));
    });
  });

  test('succeed after PostgreSQL has hung for longer than the query timeout', async () => {
    await whilePaused(async () => void (await collectErrors(many, () => sleep(0))));

    expect(await collectErrors(many, () => sleep(0))).toEqual(
      Array.from({ length: many }, () => 'succeeded'),
    );
  });

  test('are cancelled by PostgreSQL when the statement takes too long', async () => {
    const [error] = await collectErrors(1, () => sleep(30));

    expect(error).toMatchObject({ cause: { code: '57014' } });
    expect(isDatabaseUnavailable(error)).toBe(true);
  });
});

describe('transactions', () => {
  const transact = () => database.orm.transaction((transaction) => transaction.execute(sql`select 1`));

  test('whose connection has died without an error release their locks for other processes', async () => {
    const url = await createDatabase(server.origin);
    const proxy = await startTcpProxy(new URL(server.origin));
    const [behindProxy, other] = await Promise.all(
      [proxy.urlOf(url), url].map((each) => openPostgresqlDatabase(each, () => undefined, limits)),
    );
    onTestFinished(async () => {
      await Promise.all([behindProxy?.close(), other?.close()]);
      await proxy.close();
    });
    await other?.orm.execute(sql`create table counted as select 1 as count`);
    const dying = behindProxy?.orm.transaction(async (transaction) => {
      await transaction.execute(sql`update counted set count = 2`);
      proxy.dropPackets();
      await transaction.execute(sql`select 1`);
    });

    await expect(dying).rejects.toBeInstanceOf(Error);
    // Each attempt waits for the lock as long as its own limit.
    await vi.waitFor(() => other?.orm.execute(sql`update counted set count = 3`), { timeout: 20_000 });
  });

  test('release their connections when PostgreSQL hangs before they begin', async () => {
    // Every connection of the pool is open and idle.
    await collectErrors(many, transact);

    await whilePaused(async () => {
      const errors = await collectErrors(many, transact);
      expect(errors.map(isDatabaseUnavailable)).toEqual(errors.map(() => true));
    });

    expect(await collectErrors(many, transact)).toEqual(Array.from({ length: many }, () => 'succeeded'));
  });

  test('fail without a second query timeout when PostgreSQL hangs in the middle of them', async () => {
    const [error] = await collectErrors(1, () =>
      database.orm.transaction(async (transaction) => {
        await server.pause();
        await transaction.execute(sql`select 1`);
      }),
    );
    await server.resume();

    expect(error).toMatchObject({ query: 'rollback', cause: { message: 'Connection terminated' } });
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  test('do not crash the process when their connection breaks', async () => {
    const [error] = await collectErrors(1, () =>
      database.orm.transaction(async (transaction) => {
        await terminateOtherConnections();
        await transaction.execute(sql`select 1`);
      }),
    );

    expect(isDatabaseUnavailable(error)).toBe(true);
    await sleep(0);
  });

  test('reject with the error that rolled them back', async () => {
    await database.migrate(readSettings({}).migrationsDir);
    const failing = database.orm.transaction(async (transaction) => {
      await transaction.execute(sql`insert into content_loads (summary) values ('x')`);
      throw new Error('rolled back');
    });

    await expect(failing).rejects.toThrow('rolled back');

    const loads = database.orm.select({ count: sql`count(*)::int` }).from(sql`content_loads`);
    expect(await loads).toEqual([{ count: 0 }]);
  });
});

describe('the work under the start lock', () => {
  test('may take longer than the query timeout of requests', async () => {
    const seconds = (limits.query * 2) / 1_000;

    await expect(
      database.withLock(async (orm) => {
        await orm.execute(sql`select pg_sleep(${seconds})`);
        return 'done';
      }),
    ).resolves.toBe('done');
  });

  test('fails with a start error when its connection breaks', async () => {
    const broken = database.withLock(async (orm) => {
      await terminateOtherConnections();
      await orm.execute(sql`select 1`);
    });

    await expect(broken).rejects.toMatchObject({ name: 'StartError', code: 'database_unreachable' });
  });

  test('keeps an error that does not come from the database', async () => {
    const missing = Object.assign(new Error('no such file'), { code: 'ENOENT' });

    await expect(database.withLock(() => Promise.reject(missing))).rejects.toBe(missing);
  });
});

test('a PostgreSQL that is starting up counts as unreachable', async () => {
  const fields = 'SFATAL\0C57P03\0Mthe database system is starting up\0\0';
  const message = Buffer.alloc(5 + fields.length);
  message.write('E');
  message.writeInt32BE(4 + fields.length, 1);
  message.write(fields, 5);
  const starting = createServer((socket) => socket.once('data', () => socket.end(message)));
  const port = await new Promise<number>((resolve) => {
    starting.listen(0, '127.0.0.1', () => {
      const bound = starting.address();
      resolve(typeof bound === 'object' && bound ? bound.port : 0);
    });
  });
  onTestFinished(() => void starting.close());

  const opening = openPostgresqlDatabase(`postgresql://cae@127.0.0.1:${port}/cae`, () => undefined, limits);

  await expect(opening).rejects.toMatchObject({
    code: 'database_unreachable',
    message: expect.stringContaining('the database system is starting up'),
  });
});
