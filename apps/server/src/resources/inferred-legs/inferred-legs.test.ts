import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apiSchemas } from '@cae-map/contract/api/schemas';
import type { ContentInferredLeg, InferredLegRecord } from '@cae-map/contract/entities/inferred-leg';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { DatabaseConnection } from '../../database/connection.ts';
import { places } from '../../database/schema.ts';
import { openTestDatabase } from '../../testing/databases/databases.ts';
import { sendRequest } from '../../testing/requests/http-client.ts';
import { aPlace } from '../../testing/records.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { testApp } from '../../testing/test-app.ts';
import { inferredLegsService } from './service.ts';

const from = aPlace({ seqid: 10, latitude: 40, longitude: 80 });
const to = aPlace({ seqid: 20, latitude: 40, longitude: 80.4, routejson: '[]', go_by: 'horse' });

const accepted: ContentInferredLeg = {
  place_id: to.place_id,
  state: 'accepted',
  reason: null,
  from: [40, 80],
  to: [40, 80.4],
  points: [[40.1, 80.2]],
};

function createContent(legs: unknown): string {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'inferred-legs'));
  const text = typeof legs === 'string' ? legs : JSON.stringify({ legs });
  writeFileSync(path.join(folder, 'inferred-legs/inferred-legs.json'), text);
  return folder;
}

let database: DatabaseConnection;

async function openApp(legs: unknown): Promise<FastifyInstance> {
  const app = await testApp({ database }, { contentDir: createContent(legs) });
  onTestFinished(() => app.close());
  return app;
}

async function listLegs(app: FastifyInstance): Promise<InferredLegRecord[]> {
  const response = await app.inject('/v1/inferred-legs/');
  expect(response.statusCode).toBe(200);
  return apiSchemas.listInferredLegs.response.parse(response.json());
}

describe('GET /inferred-legs/', () => {
  beforeEach(async () => {
    database = await openTestDatabase('embedded');
  });

  test('lists the points of accepted legs without the fields of the review', async () => {
    await database.orm.insert(places).values([from, to]);

    const response = await (await openApp([accepted])).inject('/v1/inferred-legs/');

    expect(response.json()).toEqual([{ place_id: to.place_id, points: [[40.1, 80.2]] }]);
  });

  test.each([
    ['proposed', null],
    ['rejected', 'the account names another pass'],
  ] as const)('omits a leg that is %s', async (state, reason) => {
    await database.orm.insert(places).values([from, to]);

    expect(await listLegs(await openApp([{ ...accepted, state, reason }]))).toEqual([]);
  });

  test.each([
    ['the place has moved', { longitude: 80.41 }],
    ['the route is recorded', { routejson: '[[40.05,80.2]]' }],
    ['the leg is by train', { go_by: 'train' as const }],
  ])('omits an accepted leg if %s', async (_what, fields) => {
    await database.orm.insert(places).values([from, { ...to, ...fields }]);

    expect(await listLegs(await openApp([accepted]))).toEqual([]);
  });

  test('is invalidated with the list of places', async () => {
    const app = await openApp([accepted]);
    expect(await listLegs(app)).toEqual([]);
    await database.orm.insert(places).values([from, to]);
    expect(await listLegs(app)).toEqual([]);

    app.lists.invalidate('places');

    expect(await listLegs(app)).toHaveLength(1);
  });

  test('returns 304 when the ETag matches', async () => {
    const app = await openApp([]);
    await app.listen({ port: 0 });
    const { headers } = await sendRequest(app, '/v1/inferred-legs/');

    const again = await sendRequest(app, '/v1/inferred-legs/', { 'if-none-match': headers.etag ?? '' });

    expect(again.status).toBe(304);
  });

  test('returns 503 with Retry-After while the database is unavailable', async () => {
    const app = await openApp([accepted]);
    await database.close();

    const response = await app.inject('/v1/inferred-legs/');

    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toMatch(/^\d+$/);
  });

  test('returns an empty list if the file is damaged, and the places are listed', async () => {
    await database.orm.insert(places).values([from, to]);
    const app = await openApp('{');

    expect(await listLegs(app)).toEqual([]);

    expect((await app.inject('/v1/places/')).json()).toHaveLength(2);
  });
});

describe('the inferred legs service', () => {
  const listPlaces = () => Promise.resolve([]);

  test.each([
    ['is not JSON', '{', 'not readable as JSON'],
    ['has an entry without a state', [{ ...accepted, state: undefined }], 'legs[0].state'],
    ['has a line without points', [{ ...accepted, points: [] }], 'legs[0].points'],
    ['lists a place twice', [accepted, accepted], 'listed twice'],
  ])('logs one warning with the file and the reason if the file %s', async (_what, legs, reason) => {
    const log = { warn: vi.fn() };
    const service = inferredLegsService({ contentDir: createContent(legs) }, { listPlaces, log });

    expect(await service.listInferredLegs({})).toEqual([]);
    expect(await service.listInferredLegs({})).toEqual([]);

    expect(log.warn).toHaveBeenCalledOnce();
    const message: unknown = log.warn.mock.lastCall?.[0].err.message;
    expect(message).toContain('inferred-legs.json');
    expect(message).toContain(reason);
  });

  test('logs one warning with the place and the command for an accepted leg to an unknown place', async () => {
    const log = { warn: vi.fn() };
    const service = inferredLegsService({ contentDir: createContent([accepted]) }, { listPlaces, log });

    await service.listInferredLegs({});
    await service.listInferredLegs({});

    expect(log.warn).toHaveBeenCalledOnce();
    expect(log.warn.mock.lastCall?.[1]).toMatch(new RegExp(`place ${to.place_id} .*npm run propose-legs`));
  });
});
