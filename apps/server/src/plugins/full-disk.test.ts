import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { places, proposals } from '../database/schema.ts';
import { addUser, signIn } from '../testing/accounts/accounts.ts';
import { databaseKinds, openTestDatabase } from '../testing/databases/databases.ts';
import { aPlace } from '../testing/records.ts';
import { testApp } from '../testing/test-app.ts';

type Kind = (typeof databaseKinds)[number];

/** Makes every write of the database fail as on a full disk; returns how there is space again. */
const fillDisk: Record<Kind, (app: FastifyInstance) => Promise<() => Promise<void>>> = {
  async embedded() {
    const original = fs.statfsSync;
    const free = async (): Promise<void> => {
      fs.statfsSync = original;
      syncBuiltinESMExports();
    };
    const withoutSpace = (...parameters: Parameters<typeof fs.statfsSync>) =>
      Object.assign(original(...parameters), { bavail: 0 });
    Object.assign(fs, { statfsSync: withoutSpace });
    syncBuiltinESMExports();
    onTestFinished(free);
    return free;
  },
  async postgresql({ database: { orm } }) {
    await orm.execute(sql`create or replace function fail_as_full() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
    for (const table of [places, proposals])
      await orm.execute(
        sql`create trigger full_disk before insert or update on ${table} execute function fail_as_full()`,
      );
    return async () => {
      await orm.execute(sql`drop function fail_as_full cascade`);
    };
  },
};

describe.each(databaseKinds)('on a full disk of the %s database', (kind) => {
  let app: FastifyInstance;
  let headers: Record<string, string>;
  let placeId: number;
  beforeAll(async () => {
    app = await testApp({ database: await openTestDatabase(kind) });
    headers = (await signIn(app, await addUser(app, { role: 'admin' }))).headers;
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const place = aPlace();
    await app.database.orm.insert(places).values(place);
    placeId = place.place_id;
  });

  const edit = () =>
    app.inject({
      method: 'PATCH',
      url: `/v1/places/${placeId}`,
      headers: { ...headers, 'if-match': '"1"' },
      payload: { placeId, minzoom: 5 },
    });
  const propose = () =>
    app.inject({
      method: 'POST',
      url: '/v1/proposals/',
      payload: {
        subject: 'place',
        subject_id: placeId,
        kind: 'remark',
        proposed: {},
        remark: 'The camp.',
        credit_name: '',
        contact: '',
        lang: 'en',
      },
    });

  test.each<[string, () => Promise<LightMyRequestResponse>, number]>([
    ['an edit', edit, 200],
    ['a correction', propose, 204],
  ])(
    '%s returns 503 with Retry-After and stores nothing, and succeeds when there is space again',
    async (_what, write, status) => {
      const free = await fillDisk[kind](app);
      const response = await write();
      expect([response.statusCode, response.json()]).toEqual([
        503,
        {
          code: 'unavailable',
          detail: expect.stringMatching(/^The disk of the server is full: nothing was stored\./),
        },
      ]);
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
      const [place] = await app.database.orm.select().from(places).where(eq(places.place_id, placeId));
      expect(place).toMatchObject({ version: 1, minzoom: 7 });

      await free();
      expect((await write()).statusCode).toBe(status);
    },
  );

  test('reads are answered', async () => {
    const free = await fillDisk[kind](app);
    expect((await app.inject('/v1/places/')).statusCode).toBe(200);
    expect((await app.inject({ url: '/v1/users/me', headers })).statusCode).toBe(200);
    await free();
  });
});
