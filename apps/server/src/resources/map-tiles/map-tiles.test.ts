import { gunzipSync } from 'node:zlib';
import path from 'node:path';
import { apiSchemas } from '@cae-map/contract/api/schemas';
import type { MapTileset } from '@cae-map/contract/entities/map-tileset';
import { readTile } from '@cae-map/atlas/testing/read-tile';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import type { DatabaseConnection } from '../../database/connection.ts';
import { places } from '../../database/schema.ts';
import { openMapTilePool } from '../../map-tiles/map-tile-pool.ts';
import { addUser, signIn } from '../../testing/accounts/accounts.ts';
import { openTestDatabase } from '../../testing/databases/databases.ts';
import { aPlace } from '../../testing/records.ts';
import { sendRequest } from '../../testing/requests/http-client.ts';
import { testApp } from '../../testing/test-app.ts';

const leh = aPlace({ seqid: 10, latitude: 34.16, longitude: 77.58, title_en: 'Leh', minzoom: 3 });
const kashgar = aPlace({ seqid: 20, latitude: 39.47, longitude: 75.98, title_en: 'Kashgar', minzoom: 3 });
const hidden = aPlace({ seqid: 30, latitude: 39.5, longitude: 76, title_en: 'Secret camp', minzoom: -1 });

let database: DatabaseConnection;

beforeEach(async () => {
  database = await openTestDatabase('embedded');
  await database.orm.insert(places).values([leh, kashgar, { ...hidden, content_todo: 'ask the archive' }]);
});

async function openApp(
  dependencies: Partial<Parameters<typeof testApp>[0]> = {},
  settings: Parameters<typeof testApp>[1] = {},
): Promise<FastifyInstance> {
  const app = await testApp({ database, ...dependencies }, settings);
  await app.listen({ port: 0 });
  onTestFinished(() => app.close());
  return app;
}

async function getTileset(app: FastifyInstance): Promise<MapTileset> {
  const response = await app.inject('/v1/map-tiles/');
  expect(response.statusCode).toBe(200);
  return apiSchemas.getMapTileset.response.parse(response.json());
}

function tileUrl({ url }: MapTileset, [z, x, y]: readonly [number, number, number]): string {
  return url.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
}

/** The tile of the western Himalaya at the lowest zoom at which these stops have labels. */
const himalaya = [2, 2, 1] as const;

describe('GET /map-tiles/', () => {
  test('describes the layers, the zooms and the area of the stops and legs', async () => {
    const tileset = await getTileset(await openApp());

    expect(tileset).toMatchObject({
      url: `/v1/map-tiles/${tileset.version}/{z}/{x}/{y}`,
      layers: ['stops', 'route', 'arrows-year', 'arrows-transport', 'arrows-pathaccuracy'],
      minzoom: 0,
      maxzoom: 14,
      bounds: [75.98, 34.16, 77.58, 39.5],
    });
    expect(tileset.stop_groups.map(({ minzoom }) => minzoom)).toEqual([3]);
  });

  test('has another version after a write of a field that the map draws', async () => {
    const app = await openApp();
    const { headers } = await signIn(app, await addUser(app, { role: 'admin' }));
    const before = await getTileset(app);

    const edit = { placeId: leh.place_id, tooltip_position: 'left', version: 1 };
    const written = await app.inject({
      method: 'PATCH',
      url: `/v1/places/${leh.place_id}`,
      headers,
      payload: edit,
    });

    expect(written.statusCode).toBe(200);
    expect((await getTileset(app)).version).not.toBe(before.version);
  });

  test('has the same version after a change of a note', async () => {
    const before = await getTileset(await openApp());

    await database.orm
      .update(places)
      .set({ notes_en: 'The bazaar is near the palace.' })
      .where(eq(places.place_id, leh.place_id));

    expect((await getTileset(await openApp())).version).toBe(before.version);
  });
});

describe('GET /map-tiles/{version}/{z}/{x}/{y}', () => {
  test('sends the stops and legs of a tile, which clients keep', async () => {
    const app = await openApp();
    const response = await sendRequest(app, tileUrl(await getTileset(app), himalaya), {
      'accept-encoding': 'gzip',
    });

    expect(response).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'application/x-protobuf',
        'content-encoding': 'gzip',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
      },
    });
    const layers = readTile(gunzipSync(response.bytes));
    expect(layers.stops?.map(({ properties }) => properties.label_en)).toEqual(['Leh', 'Kashgar']);
    expect(layers.route?.[0]).toMatchObject({ id: kashgar.place_id, properties: { section: 'cae' } });
  });

  test('contains neither hidden stops nor private fields', async () => {
    const app = await openApp();
    const tileset = await getTileset(app);
    const bodies = await Promise.all(
      ([[0, 0, 0], himalaya, [14, 11_650, 6_168]] as const).map(async (address) => {
        const { bytes } = await sendRequest(app, tileUrl(tileset, address));
        return bytes.toString('latin1');
      }),
    );

    expect(bodies.join('')).not.toContain('Secret camp');
    expect(bodies.join('')).not.toContain('ask the archive');
  });

  test('contains no stop that the operator has hidden', async () => {
    const app = await openApp({}, { hiddenPlaces: [kashgar.place_id] });
    const { bytes } = await sendRequest(app, tileUrl(await getTileset(app), himalaya));
    const { stops, route } = readTile(bytes);

    expect(stops?.map(({ properties }) => properties.label_en)).toEqual(['Leh']);
    expect(route?.[0]).toMatchObject({ id: kashgar.place_id });
  });

  test('returns an empty body where nothing is drawn', async () => {
    const app = await openApp();
    const response = await sendRequest(app, tileUrl(await getTileset(app), [2, 0, 3]));

    expect(response.status).toBe(200);
    expect(response.bytes).toHaveLength(0);
  });

  test.each([
    ['an earlier version', [0, 0, 0], 404, 'outdated_tileset'],
    ['a column outside the world', [2, 4, 1], 404, 'not_found'],
    ['a row outside the world', [2, 1, 4], 404, 'not_found'],
    ['a zoom above the last one', [15, 0, 0], 422, 'invalid_request'],
  ] as const)('rejects %s', async (_what, [z, x, y], status, code) => {
    const response = await (await openApp()).inject(`/v1/map-tiles/0123456789abcdef/${z}/${x}/${y}`);

    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ code });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('serves the version of another process that has written', async () => {
    const [one, other] = [await openApp(), await openApp()];
    const before = await getTileset(one);
    await database.orm.update(places).set({ latitude: 34.2 }).where(eq(places.place_id, leh.place_id));
    const after = await getTileset(other);

    expect((await one.inject(tileUrl(after, himalaya))).statusCode).toBe(200);
    expect((await one.inject(tileUrl(before, himalaya))).json()).toMatchObject({ code: 'outdated_tileset' });
  });

  test('is made by the worker thread of the built server', async () => {
    const mapTiles = openMapTilePool(path.join(path.dirname(inject('serverBundle')), 'map-tile-worker.js'));
    onTestFinished(() => mapTiles.close());
    const inThread = await openApp({ mapTiles });
    const response = await sendRequest(inThread, tileUrl(await getTileset(inThread), himalaya));

    expect(readTile(response.bytes).stops).toHaveLength(2);
  });
});
