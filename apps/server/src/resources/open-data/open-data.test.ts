import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openDataSchema } from '@cae-map/contract/entities/open-data';
import { verifyArchive } from '@cae-map/open-data/verify/verify-archive';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { DatabaseConnection } from '../../database/connection.ts';
import { books, chapters, images, places, texts } from '../../database/schema.ts';
import { folderStore, uploadFolder } from '../../media/folder-store.ts';
import { addUser, signIn } from '../../testing/accounts/accounts.ts';
import { openTestDatabase } from '../../testing/databases/databases.ts';
import { aPlace } from '../../testing/records.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { testApp } from '../../testing/test-app.ts';

const leh = aPlace({ seqid: 10, latitude: 34.16, longitude: 77.58, title_en: 'Leh', minzoom: 3 });
const nubra = aPlace({ seqid: 20, latitude: 34.6, longitude: 77.6, title_en: 'Nubra', minzoom: 3 });
const secret = aPlace({ seqid: 30, latitude: 39.5, longitude: 76, title_en: 'Secret camp', minzoom: -1 });

const aBook = (id: number, isDownloadable: boolean) => ({
  book_id: id,
  book_type: 'diary',
  book_title: 'Дневник',
  book_title_en: 'A diary',
  is_downloadable: isDownloadable,
});

let database: DatabaseConnection;
let dataDir: string;

beforeEach(async () => {
  database = await openTestDatabase('embedded');
  dataDir = temporaryFolder();
  await database.orm.insert(places).values([leh, nubra, { ...secret, content_todo: 'ask the archive' }]);
});

async function openApp(
  connection = database,
  settings: Parameters<typeof testApp>[1] = {},
): Promise<FastifyInstance> {
  const app = await testApp(
    { database: connection },
    { dataDir, publicUrl: 'https://map.example.org', ...settings },
  );
  onTestFinished(() => app.close());
  return app;
}

/** Renames a stop as an editor, which invalidates the files. */
async function rename(app: FastifyInstance): Promise<void> {
  const { headers } = await signIn(app, await addUser(app, { role: 'admin' }));
  const written = await app.inject({
    method: 'PATCH',
    url: `/v1/places/${leh.place_id}`,
    headers,
    payload: { placeId: leh.place_id, accuracy_level: 'low', version: 1 },
  });
  expect(written.statusCode).toBe(200);
}

describe('GET /data/cae-map-data.zip', () => {
  test('sends an archive whose sums and signature are verified with the published key', async () => {
    const app = await openApp();
    const { rawPayload, headers, statusCode } = await app.inject('/data/cae-map-data.zip');
    const key = await app.inject('/data/public-key.pem');

    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="cae-map-data-[\d-]+\.[0-9a-f]{8}\.zip"$/,
      ),
      'access-control-allow-origin': '*',
      'cache-control': 'public, no-cache',
    });
    const { problems, signer } = verifyArchive(rawPayload, key.body);
    expect(problems).toEqual([]);
    const description = openDataSchema.parse((await app.inject('/v1/open-data/')).json());
    expect(description).toMatchObject({ key_fingerprint: signer, archive: { bytes: rawPayload.length } });
  });

  test('sends the same bytes from another server with the same records and keys', async () => {
    const [one, other] = [await openApp(), await openApp(database, { dataDir: temporaryFolder() })];
    const archives = [
      await one.inject('/data/cae-map-data.zip'),
      await other.inject('/data/cae-map-data.zip'),
    ];
    expect(archives[0]?.rawPayload.equals(archives[1]?.rawPayload ?? Buffer.alloc(0))).toBe(true);
  });

  test('responds with 304 to the entity tag, and with a part to a range', async () => {
    const app = await openApp();
    const { headers, rawPayload } = await app.inject('/data/cae-map-data.zip');
    const get = (sent: Record<string, string>) =>
      app.inject({ url: '/data/cae-map-data.zip', headers: sent });

    expect((await get({ 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
    const part = await get({ range: 'bytes=10-19' });
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload).toEqual(rawPayload.subarray(10, 20));
  });
});

describe('GET /data/{path}', () => {
  test('sends a single file with its media type', async () => {
    const { body, headers } = await (await openApp()).inject('/data/csv/places.csv');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(body).toContain('Leh');
  });

  test.each([
    '/data/csv/secrets.csv',
    '/data/build.json',
    '/data/files',
    '/data/..%2Fbuild.json',
    '/data/csv/..%2F..%2Fbuild.json',
  ])('has no file %s', async (url) => {
    const app = await openApp();
    await app.inject('/data/csv/places.csv');
    expect((await app.inject(url)).statusCode).toBe(404);
  });

  test('is made again after a change of a record, and not after none', async () => {
    const app = await openApp();
    const before = await app.inject('/data/csv/places.csv');
    app.lists.invalidate('places');
    expect((await app.inject('/data/csv/places.csv')).headers.etag).toBe(before.headers.etag);
    await rename(app);
    const after = await app.inject('/data/csv/places.csv');
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(after.body).toContain('low');
  });

  test('keeps at most three builds on the disk', async () => {
    const app = await openApp();
    for (const title of ['A', 'B', 'C', 'D', 'E']) {
      await database.orm.update(places).set({ title_en: title }).where(eq(places.place_id, leh.place_id));
      app.lists.invalidate('places');
      expect((await app.inject('/data/csv/places.csv')).body).toContain(`,${title},`);
    }
    expect(readdirSync(path.join(dataDir, 'open-data'))).toHaveLength(3);
  });

  test('is sent from memory if the disk cannot store it', async () => {
    const app = await openApp(database, { dataDir: path.join(dataDir, 'missing') });
    const { statusCode, body } = await app.inject('/data/csv/places.csv');
    expect(statusCode).toBe(200);
    expect(body).toContain('Leh');
    const part = await app.inject({ url: '/data/csv/places.csv', headers: { range: 'bytes=0-7' } });
    expect(part.body).toBe('place_id');
  });
});

describe('while the database is unavailable', () => {
  test('the last files are sent, also by a process that has not built them', async () => {
    const app = await openApp();
    const { headers } = await app.inject('/data/csv/places.csv');
    await database.close();
    app.lists.invalidate('places');
    const other = await openApp();

    for (const each of [app, other]) {
      const response = await each.inject('/data/csv/places.csv');
      expect(response.statusCode).toBe(200);
      expect(response.headers.etag).toBe(headers.etag);
    }
  });

  test('the response is 503 if there are no files, and for the description of the current records', async () => {
    const app = await openApp();
    await database.close();
    for (const url of ['/data/csv/places.csv', '/v1/open-data/']) {
      const response = await app.inject(url);
      expect(response.statusCode).toBe(503);
      expect(response.headers['retry-after']).toMatch(/^\d+$/);
    }
  });
});

describe('the files of the server contain', () => {
  async function contentsOfAllFiles(app: FastifyInstance): Promise<string> {
    const { files } = openDataSchema.parse((await app.inject('/v1/open-data/')).json());
    const bodies = await Promise.all(
      files.map(async (file) => (await app.inject(`/data/${file.path}`)).body),
    );
    return bodies.join('\n');
  }

  test('no private field and no place that visitors do not see', async () => {
    const all = await contentsOfAllFiles(await openApp(database, { hiddenPlaces: [nubra.place_id] }));
    expect(all).toContain('Leh');
    expect(all).not.toMatch(/ask the archive|content_todo|Secret camp|Nubra/);
  });

  test('the texts only of books that may be downloaded', async () => {
    await database.orm.insert(books).values([aBook(1, true), aBook(2, false)]);
    await database.orm
      .insert(chapters)
      .values([1, 2].map((id) => ({ chapter_id: id, book_id: id, chapter_seqid: 1 })));
    await database.orm.insert(texts).values([
      { text_id: 1, chapter_id: 1, text_seqid: 1, text_content: '<p>Open words</p>' },
      { text_id: 2, chapter_id: 2, text_seqid: 1, text_content: '<p>Reserved words</p>' },
    ]);
    const all = await contentsOfAllFiles(await openApp());
    expect(all).toContain('Open words');
    expect(all).not.toContain('Reserved words');
  });
});

describe('pictures that may be passed on', () => {
  const picture = {
    image_type: 'photo',
    visibility_level: 'high',
    image_enabled: true,
    seqid: 1,
    image_seqid: 1,
    url: '/media/images/one.webp',
    width: 900,
    height: 600,
  } as const;

  beforeEach(async () => {
    const webp = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a52' } })
      .webp()
      .toBuffer();
    await folderStore(uploadFolder(dataDir)).put(
      'images/one.webp',
      (async function* () {
        yield webp;
      })(),
      {
        contentType: 'image/webp',
      },
    );
    await database.orm.insert(images).values([
      { ...picture, image_id: 1, licence: 'CC BY 4.0' },
      { ...picture, image_id: 2, licence: 'All rights reserved' },
    ]);
  });

  test('have a manifest, a description and JPEGs in their sizes', async () => {
    const app = await openApp();
    expect((await app.inject('/data/iiif/picture-1.json')).json()).toMatchObject({ type: 'Manifest' });
    const { sizes, id } = (await app.inject('/data/iiif/images/1/info.json')).json();
    expect(id).toBe('https://map.example.org/data/iiif/images/1');
    expect(sizes).toEqual([
      { width: 320, height: 213 },
      { width: 800, height: 533 },
      { width: 900, height: 600 },
    ]);
    for (const [size, width] of [
      ['320,213', 320],
      ['900,600', 900],
      ['max', 900],
    ] as const) {
      const { rawPayload, headers } = await app.inject(`/data/iiif/images/1/full/${size}/0/default.jpg`);
      expect(headers['content-type']).toBe('image/jpeg');
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width });
    }
  });

  test.each([
    ['a picture without a licence', '/data/iiif/images/2/full/max/0/default.jpg'],
    ['its description', '/data/iiif/images/2/info.json'],
    ['its manifest', '/data/iiif/picture-2.json'],
    ['a size that is not offered', '/data/iiif/images/1/full/5000,5000/0/default.jpg'],
  ])('are the only ones: there is not %s', async (_what, url) => {
    expect((await (await openApp()).inject(url)).statusCode).toBe(404);
  });
});

test('the key of the files is stored for its user only', async () => {
  const { openSigningKeys } = await import('../../security/signing-keys.ts');
  const keys = await openSigningKeys(dataDir);
  const pem = keys.dataKey().export({ type: 'pkcs8', format: 'pem' });
  expect(keys.dataKey().export({ type: 'pkcs8', format: 'pem' })).toBe(pem);
  expect(readFileSync(path.join(dataDir, 'keys', 'data-key.pem'), 'utf8')).toBe(pem);
});
