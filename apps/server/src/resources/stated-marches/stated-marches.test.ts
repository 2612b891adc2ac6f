import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apiSchemas } from '@cae-map/contract/api/schemas';
import type { StatedMarchRecord } from '@cae-map/contract/entities/stated-march';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { DatabaseConnection } from '../../database/connection.ts';
import { places } from '../../database/schema.ts';
import { openTestDatabase } from '../../testing/databases/databases.ts';
import { sendRequest } from '../../testing/requests/http-client.ts';
import { aPlace } from '../../testing/records.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { testApp } from '../../testing/test-app.ts';
import { statedMarchesService } from './service.ts';

const from = aPlace({ seqid: 10 });
const to = aPlace({ seqid: 20 });
const fromId = from.place_id ?? 0;
const toId = to.place_id ?? 0;

const march: StatedMarchRecord = {
  from_place_id: fromId,
  place_id: toId,
  date: '1928-03-25',
  text_id: 10_217,
  distance: {
    value: 18,
    unit: 'miles',
    from_place_id: fromId,
    to_place_id: toId,
    work: 'trails',
    page: '419',
  },
  hours: { value: 6.5, work: 'trails', page: '418' },
};

function createContent(marches: unknown): string {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'stated-marches'));
  const text = typeof marches === 'string' ? marches : JSON.stringify({ marches });
  writeFileSync(path.join(folder, 'stated-marches/stated-marches.json'), text);
  return folder;
}

let database: DatabaseConnection;

async function openApp(marches: unknown): Promise<FastifyInstance> {
  const app = await testApp({ database }, { contentDir: createContent(marches) });
  onTestFinished(() => app.close());
  return app;
}

async function listMarches(app: FastifyInstance): Promise<StatedMarchRecord[]> {
  const response = await app.inject('/v1/stated-marches/');
  expect(response.statusCode).toBe(200);
  return apiSchemas.listStatedMarches.response.parse(response.json());
}

describe('GET /stated-marches/', () => {
  beforeEach(async () => {
    database = await openTestDatabase('embedded');
  });

  test('lists the marches of the content', async () => {
    await database.orm.insert(places).values([from, to]);

    expect(await listMarches(await openApp([march]))).toEqual([march]);
  });

  test.each([
    ['the stop it starts from', { from_place_id: 999 }],
    ['the stop it reaches', { place_id: 999 }],
    ['a stop between which the distance is stated', { distance: { ...march.distance, to_place_id: 999 } }],
  ])('omits a march if %s does not exist', async (_what, fields) => {
    await database.orm.insert(places).values([from, to]);

    expect(await listMarches(await openApp([{ ...march, ...fields }]))).toEqual([]);
  });

  test('is invalidated with the list of places', async () => {
    const app = await openApp([march]);
    expect(await listMarches(app)).toEqual([]);
    await database.orm.insert(places).values([from, to]);
    expect(await listMarches(app)).toEqual([]);

    app.lists.invalidate('places');

    expect(await listMarches(app)).toHaveLength(1);
  });

  test('returns 304 when the ETag matches', async () => {
    const app = await openApp([]);
    await app.listen({ port: 0 });
    const { headers } = await sendRequest(app, '/v1/stated-marches/');

    const again = await sendRequest(app, '/v1/stated-marches/', { 'if-none-match': headers.etag ?? '' });

    expect(again.status).toBe(304);
  });

  test('returns 503 with Retry-After while the database is unavailable', async () => {
    const app = await openApp([march]);
    await database.close();

    const response = await app.inject('/v1/stated-marches/');

    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toMatch(/^\d+$/);
  });
});

describe('the stated marches service', () => {
  test.each([
    ['is not JSON', '{', 'not readable as JSON'],
    [
      'has a distance without a page',
      [{ ...march, distance: { ...march.distance, page: '' } }],
      'distance.page',
    ],
    ['has hours without a page', [{ ...march, hours: { value: 6, work: 'trails' } }], 'hours.page'],
    ['has an unknown key', [{ ...march, miles: 18 }], 'miles'],
    [
      'has days out of order',
      [march, { ...march, text_id: 10_218, date: '1928-03-24' }],
      'not in the order of their days',
    ],
    ['lists an entry twice', [march, march], 'listed twice'],
  ])(
    'returns an empty list and logs one warning with the reason if the file %s',
    async (_what, marches, reason) => {
      const log = { warn: vi.fn() };
      const service = statedMarchesService(
        { contentDir: createContent(marches) },
        { listPlaces: () => Promise.resolve([]), log },
      );

      expect(await service.listStatedMarches({})).toEqual([]);
      expect(await service.listStatedMarches({})).toEqual([]);

      expect(log.warn).toHaveBeenCalledOnce();
      const message: unknown = log.warn.mock.lastCall?.[0].err.message;
      expect(message).toContain('stated-marches.json');
      expect(message).toContain(reason);
    },
  );
});
