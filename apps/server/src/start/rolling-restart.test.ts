import { inject, expect, onTestFinished, test, vi } from 'vitest';
import { openPostgresqlDatabase } from '../database/postgresql.ts';
import { contentLoads, places, users } from '../database/schema.ts';
import { contentParts } from '../database/values.ts';
import { hashPassword } from '../security/password-hasher.ts';
import { readSettings } from '../settings.ts';
import { testPassword } from '../testing/accounts/accounts.ts';
import { runLoad } from '../testing/cluster/load.ts';
import { startCluster, type ServerCluster } from '../testing/cluster/server-cluster.ts';
import { createDatabase } from '../testing/databases/postgresql-server.ts';
import { aPlace } from '../testing/records.ts';
import { startS3Double } from '../testing/s3/s3-double.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const email = 'editor@example.org';
const place = aPlace();

/** A database with one place and an administrator, whose content is marked as loaded. */
async function prepareDatabase(): Promise<string> {
  const url = await createDatabase(inject('postgresqlOrigin'));
  const database = await openPostgresqlDatabase(url, () => undefined);
  await database.migrate(readSettings({}).migrationsDir);
  await database.orm.insert(contentLoads).values(contentParts.map((part) => ({ part, summary: 'none' })));
  await database.orm.insert(places).values(place);
  await database.orm.insert(users).values({
    email,
    full_name: 'Anna Petrova',
    password_hash: await hashPassword(testPassword),
    role: 'admin',
    is_verified: true,
  });
  await database.close();
  return url;
}

async function openCluster(count: number): Promise<ServerCluster> {
  const [databaseUrl, double] = await Promise.all([prepareDatabase(), startS3Double()]);
  const cluster = await startCluster({
    bundle: inject('serverBundle'),
    count,
    databaseUrl,
    folder: temporaryFolder(),
    s3: double.settings,
    environment: { WEB_DIR: '/nowhere', BUILD_DIR: '/nowhere', SIGN_IN_ATTEMPTS: '3' },
  });
  onTestFinished(async () => {
    await cluster.close();
    await double.close();
  });
  return cluster;
}

async function signIn(url: string, password = testPassword): Promise<Response> {
  return await fetch(`${url}/v1/auth/jwt/login`, {
    method: 'POST',
    body: new URLSearchParams({ username: email, password }),
  });
}

test('three processes are replaced one after the other without a response other than 2xx or 304 to readers and editors', async () => {
  const cluster = await openCluster(3);
  const { url } = cluster.balancer;
  const { access_token } = (await (await signIn(url)).json()) as { access_token: string };
  const authorization = `Bearer ${access_token}`;

  const load = runLoad([
    { count: 3, request: () => fetch(`${url}/v1/places/`) },
    { count: 2, request: () => fetch(`${url}/v1/places/`, { headers: { 'if-none-match': '*' } }) },
    {
      count: 1,
      request: () =>
        fetch(`${url}/v1/admin/presence`, {
          method: 'PUT',
          headers: { authorization, 'content-type': 'application/json' },
          body: JSON.stringify({ entity: 'place', entity_id: 1, window_id: 'abcdefgh', is_open: true }),
        }),
    },
  ]);
  const before = [...cluster.processes.values()].map(({ server }) => server);
  await cluster.restartAll();
  const { statuses, failures } = await load.stop();

  expect(failures).toEqual([]);
  expect([...statuses.keys()].toSorted()).toEqual([200, 304]);
  expect(await Promise.all(before.map((server) => server.waitForExit()))).toEqual([0, 0, 0]);
});

test('two processes share changes, open editors and the limit of attempts at a password', async () => {
  const cluster = await openCluster(2);
  const [first = '', second = ''] = [...cluster.processes.values()].map(({ url }) => url);
  const { access_token } = (await (await signIn(first)).json()) as { access_token: string };
  const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };
  const listsPlace = async (): Promise<boolean> => {
    const list = (await (await fetch(`${second}/v1/places/`)).json()) as { place_id: number }[];
    return list.some(({ place_id }) => place_id === place.place_id);
  };
  expect(await listsPlace()).toBe(true);
  const removed = await fetch(`${first}/v1/places/${place.place_id}`, {
    method: 'DELETE',
    headers: { authorization: headers.authorization, 'if-match': '"1"' },
  });
  expect([200, 204]).toContain(removed.status);
  await vi.waitFor(async () => expect(await listsPlace()).toBe(false), { timeout: 5_000 });

  const report = (url: string, window_id: string) =>
    fetch(`${url}/v1/admin/presence`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ entity: 'place', entity_id: place.place_id, window_id, is_open: true }),
    });
  await report(first, 'windowaa');
  expect(await (await report(second, 'windowbb')).json()).toEqual({ editors: [], has_other_window: true });

  const wrong: number[] = [];
  for (const url of [first, second, first, second]) wrong.push((await signIn(url, 'wrong password')).status);
  expect(wrong.at(-1)).toBe(429);
});
