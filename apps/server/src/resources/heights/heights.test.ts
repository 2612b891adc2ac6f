import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeHeightFile } from '@cae-map/atlas/terrain/height-file';
import { apiSchemas } from '@cae-map/contract/api/schemas';
import type { PlaceHeightRecord } from '@cae-map/contract/entities/height';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { DatabaseConnection } from '../../database/connection.ts';
import {
  heightFile,
  parseHeightFile,
  writeHeightFile as writeHeightFileOfContent,
} from '../../content/place-data/height-file.ts';
import { heights, places } from '../../database/schema.ts';
import { readSettings } from '../../settings.ts';
import { openTestDatabase } from '../../testing/databases/databases.ts';
import { sendRequest } from '../../testing/requests/http-client.ts';
import { aPlace } from '../../testing/records.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { testApp } from '../../testing/test-app.ts';
import { heightsService } from './service.ts';

const layout = { west: 60, north: 58, postsPerDegree: 1, width: 66, height: 39 };

/** A folder with a height grid of 60–125° E, 20–58° N, which rises by 100 m per degree to the east from 60° E. */
async function createBuild(): Promise<string> {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'terrain'));
  const metres = Int16Array.from(
    { length: layout.width * layout.height },
    (_, index) => (index % layout.width) * 100,
  );
  await writeHeightFile(path.join(folder, 'terrain/heights.bin'), { ...layout, metres });
  return folder;
}

let database: DatabaseConnection;

async function openApp(buildDir: string, contentDir = temporaryFolder()): Promise<FastifyInstance> {
  const app = await testApp({ database }, { buildDir, contentDir });
  onTestFinished(() => app.close());
  return app;
}

async function listHeights(app: FastifyInstance): Promise<PlaceHeightRecord[]> {
  const response = await app.inject('/v1/heights/');
  expect(response.statusCode).toBe(200);
  return apiSchemas.listHeights.response.parse(response.json());
}

describe('GET /heights/', () => {
  beforeEach(async () => {
    database = await openTestDatabase('embedded');
  });

  test('lists the height of each place and heights at equal distances along the leg to it', async () => {
    const from = aPlace({ seqid: 10, latitude: 40, longitude: 80, accuracy_level: 'exact' });
    const to = aPlace({ seqid: 20, latitude: 40, longitude: 80.4, accuracy_level: 'exact', routejson: '[]' });
    await database.orm.insert(places).values([from, to]);

    const listed = await listHeights(await openApp(await createBuild()));

    const unknown = { precision_m: expect.any(Number), source_ru: null, source_en: null };
    expect(listed).toEqual([
      { place_id: from.place_id, height_m: 2000, ...unknown, samples: null },
      { place_id: to.place_id, height_m: 2040, ...unknown, samples: expect.any(Array) },
    ]);
    // 34 km: a sample about every 2 km.
    const samples = listed[1]?.samples ?? [];
    expect(samples).toHaveLength(18);
    expect([samples[0], samples[9], samples[17]]).toEqual([2000, 2020, 2040]);
  });

  test('returns null for places and samples outside of the grid, at sea and without a position', async () => {
    await database.orm
      .insert(places)
      .values([
        aPlace({ seqid: 10, latitude: 55.75, longitude: 37.62 }),
        aPlace({ seqid: 20, latitude: 40.71, longitude: -74, ispathpart: false }),
        aPlace({ seqid: 30, latitude: null, longitude: null, ispathpart: false }),
        aPlace({ seqid: 40, latitude: 40, longitude: 60, ispathpart: false }),
        aPlace({ seqid: 50, latitude: 50, longitude: 70, accuracy_level: 'low', routejson: '[]' }),
      ]);

    const listed = await listHeights(await openApp(await createBuild()));

    expect(listed.map(({ height_m }) => height_m)).toEqual([null, null, null, null, 1000]);
    const samples = listed[4]?.samples ?? [];
    expect(samples).toHaveLength(48);
    expect([samples[0], samples.at(-1)]).toEqual([null, 1000]);
  });

  test('takes the heights along the inferred line of a leg', async () => {
    const from = aPlace({ seqid: 10, latitude: 40, longitude: 80 });
    const to = aPlace({ seqid: 20, latitude: 40, longitude: 80.4, routejson: '[]', go_by: 'horse' });
    await database.orm.insert(places).values([from, to]);
    const contentDir = temporaryFolder();
    mkdirSync(path.join(contentDir, 'inferred-legs'));
    const ends = { from: [40, 80], to: [40, 80.4] };
    const leg = { place_id: to.place_id, state: 'accepted', reason: null, ...ends, points: [[40, 81.4]] };
    writeFileSync(path.join(contentDir, 'inferred-legs/inferred-legs.json'), JSON.stringify({ legs: [leg] }));

    const listed = await listHeights(await openApp(await createBuild(), contentDir));

    expect(Math.max(...(listed[1]?.samples ?? []).map(Number))).toBeGreaterThan(2100);
  });

  test('uses a height with a source instead of that of the grid', async () => {
    const place = aPlace({ latitude: 40, longitude: 80 });
    await database.orm.insert(places).values(place);
    const entry = { place_id: place.place_id, metres: 2345, source_ru: 'по карте', source_en: 'on a map' };
    await database.orm.insert(heights).values(entry);

    const [height] = await listHeights(await openApp(await createBuild()));

    expect(height).toMatchObject({
      height_m: 2345,
      precision_m: 20,
      source_ru: 'по карте',
      source_en: 'on a map',
    });
  });

  test('returns 304 when the ETag matches', async () => {
    const app = await openApp(await createBuild());
    await app.listen({ port: 0 });
    const { headers } = await sendRequest(app, '/v1/heights/');

    const again = await sendRequest(app, '/v1/heights/', { 'if-none-match': headers.etag ?? '' });

    expect(again.status).toBe(304);
    expect(again.headers['cache-control']).toBe('public, no-cache');
  });

  test('is invalidated with the list of places', async () => {
    const app = await openApp(await createBuild());
    expect(await listHeights(app)).toEqual([]);
    await database.orm.insert(places).values(aPlace());
    expect(await listHeights(app)).toEqual([]);

    app.lists.invalidate('places');

    expect(await listHeights(app)).toHaveLength(1);
  });

  test('returns 503 with Retry-After while the database is unavailable', async () => {
    const app = await openApp(await createBuild());
    await database.close();

    const response = await app.inject('/v1/heights/');

    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toMatch(/^\d+$/);
  });

  test('returns an empty list if there is no height file, and the server is ready', async () => {
    await database.orm.insert(places).values(aPlace());
    const app = await openApp(path.join(temporaryFolder(), 'absent'));

    expect(await listHeights(app)).toEqual([]);

    expect((await app.inject('/health/ready')).statusCode).toBe(200);
  });
});

describe('the heights service', () => {
  const damage: Record<string, (file: string) => void> = {
    'truncated by one byte': (file) => truncateSync(file, readFileSync(file).length - 1),
    'shorter than its header': (file) => truncateSync(file, 10),
    'of another format': (file) => writeFileSync(file, Buffer.alloc(100)),
    'larger than its header states': (file) =>
      writeFileSync(file, Buffer.concat([readFileSync(file), Buffer.alloc(2)])),
  };

  test.each(Object.keys(damage))(
    'returns an empty list and logs one warning if the height file is %s',
    async (name) => {
      const buildDir = await createBuild();
      damage[name]?.(path.join(buildDir, 'terrain/heights.bin'));
      const log = { warn: vi.fn() };
      const database = await openTestDatabase('embedded');
      onTestFinished(() => database.close());
      const nothing = () => Promise.resolve([]);
      const service = heightsService(
        { buildDir },
        { orm: database.orm, listPlaces: nothing, listInferredLegs: nothing, log },
      );

      expect(await service.listHeights({})).toEqual([]);
      expect(await service.listHeights({})).toEqual([]);

      expect(log.warn).toHaveBeenCalledOnce();
      expect(log.warn.mock.lastCall?.[0].err.message).toContain('heights.bin');
    },
  );
});

describe('the file of heights', () => {
  const entry = { place_id: 5, metres: 2050, source_ru: 'по карте', source_en: 'on a map' };
  const shipped = readFileSync(path.join(readSettings({}).contentDir, heightFile), 'utf8');

  test('is written as it is shipped', () => {
    expect(writeHeightFileOfContent(parseHeightFile(shipped))).toBe(shipped);
  });

  test.each([
    ['is not JSON', '{', 'JSON'],
    ['has an entry without a source', [{ ...entry, source_en: '' }], 'source_en'],
    ['has an impossible height', [{ ...entry, metres: 20_500 }], 'metres'],
    ['has an unknown key', [{ ...entry, feet: 1 }], 'feet'],
    ['lists a place twice', [entry, entry], 'place_id 5 is listed twice'],
  ])('is rejected when it %s', (_what, heightsOfFile, reason) => {
    const text =
      typeof heightsOfFile === 'string' ? heightsOfFile : JSON.stringify({ heights: heightsOfFile });
    expect(() => parseHeightFile(text)).toThrow(reason);
  });
});
