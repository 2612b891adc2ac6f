import { cpSync, readdirSync, readFileSync, rmSync, truncateSync, utimesSync } from 'node:fs';
import path from 'node:path';
import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import type { Proposal } from '@cae-map/contract/entities/editing/proposal';
import { photographBounds } from '@cae-map/contract/entities/images/upload-bounds';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openFileStores } from '../../../media/file-stores.ts';
import { readSettings } from '../../../settings.ts';
import { attempts, changes, places, proposals } from '../../../database/schema.ts';
import { startJobRunner } from '../../../jobs/job-runner.ts';
import { singleHolder } from '../../../lib/shared-limit.ts';
import { addUser, signIn } from '../../../testing/accounts/accounts.ts';
import { folderOfTests, openAppWithFiles } from '../../../testing/app-with-files.ts';
import { databaseKinds } from '../../../testing/databases/databases.ts';
import { announcePng, drawPicture, exifWithPosition } from '../../../testing/pictures/pictures.ts';
import { aPlace } from '../../../testing/records.ts';
import { unlimitedPictures } from '../../../testing/pictures/unlimited-pictures.ts';
import { testApp } from '../../../testing/test-app.ts';
import { uploadPicture } from '../../../testing/pictures/upload-picture.ts';
import { photographAttempts } from '../proposal-limits.ts';
import { waitingPhotographs } from './photograph-limits.ts';
import { createPendingPhotographs } from './pending-photographs.ts';
import { openPhotographs } from './photograph-stores.ts';

describe.each(databaseKinds)('photographs of proposals with the %s database', (kind) => {
  let app: FastifyInstance;
  let headers: Record<string, string>;
  let placeId: number;
  const dataDir = folderOfTests();
  const folder = path.join(dataDir, 'proposals');

  beforeAll(async () => {
    ({ app, headers } = await openAppWithFiles(kind, dataDir));
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const { orm } = app.database;
    await orm.delete(proposals);
    await orm.delete(attempts);
    rmSync(folder, { recursive: true, force: true });
    const place = aPlace();
    await orm.insert(places).values(place);
    app.lists.invalidate('places', 'images');
    placeId = place.place_id;
  });

  let seed = 100;
  /** A photograph that no other test has sent. */
  const newPhotograph = () => drawPicture({ seed: (seed += 1) });
  const newJpeg = () => newPhotograph().jpeg().toBuffer();
  const transfer = (contents: Buffer) =>
    uploadPicture(app, {}, { contents, filename: 'Family Smith.jpg', endpoint: '/v1/proposals/uploads/' });
  const propose = (photograph: string | null, fields: object = {}) =>
    app.inject({
      method: 'POST',
      url: '/v1/proposals/',
      payload: {
        subject: 'place',
        subject_id: placeId,
        kind: 'remark',
        proposed: {},
        remark: 'The camp as it is today.',
        credit_name: 'Tashi Namgyal',
        contact: '',
        lang: 'en',
        photograph,
        ...fields,
      },
    });
  const list = async () =>
    (await app.inject({ url: '/v1/admin/proposals/', headers })).json<readonly Proposal[]>();
  async function proposeWith(contents: Buffer): Promise<Proposal> {
    const response = await propose(await transfer(contents));
    expect([response.statusCode, response.body]).toEqual([204, '']);
    const [proposal] = await list();
    if (proposal === undefined) throw new Error('the proposal is listed');
    return proposal;
  }
  const decide = (decision: 'accept' | 'decline', { proposal_id: id, version }: Proposal, fields = {}) =>
    app.inject({
      method: 'POST',
      url: `/v1/admin/proposals/${id}/${decision}`,
      headers: { ...headers, 'if-match': `"${version}"` },
      payload:
        decision === 'decline'
          ? { editor_note: '' }
          : { subject_version: 1, values: {}, is_credited: true, editor_note: '', ...fields },
    });
  const texts = { title_ru: 'Стоянка', title_en: 'The camp', author_ru: '', author_en: 'Tashi Namgyal' };
  const read = (proposal: Proposal, requestHeaders: Record<string, string> = headers) =>
    app.inject({
      url: `/v1/admin/proposals/${proposal.proposal_id}/photograph`,
      headers: requestHeaders,
    });
  const imagesOfPlace = async () =>
    (await app.inject({ url: '/v1/admin/images/', headers }))
      .json<ImageRevision[]>()
      .filter((image) => image.place_id === placeId);
  /** The stored photographs and the transfers. */
  const listFiles = () => {
    const entries = readdirSync(dataDir, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && entry.parentPath.startsWith(folder))
      .map(({ name }) => name);
  };

  test('only editors and administrators read a photograph that waits, and no cache keeps it', async () => {
    const proposal = await proposeWith(await newJpeg());
    expect(proposal).toMatchObject({ photograph: { width: 400, height: 300 }, image_id: null });
    const response = await read(proposal);
    expect(response.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' });
    expect(response.headers).not.toHaveProperty('etag');
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 400 });
    expect((await read(proposal, {})).statusCode).toBe(401);
    const visitor = (await signIn(app, await addUser(app))).headers;
    expect((await read(proposal, visitor)).statusCode).toBe(403);
    const editor = (await signIn(app, await addUser(app, { role: 'editor' }))).headers;
    expect((await read(proposal, editor)).statusCode).toBe(200);
    const [name] = listFiles();
    for (const url of [`/media/${name}`, `/media/proposals/${name}`, `/v1/image/orig/${name}`])
      expect((await app.inject(url)).statusCode).toBe(404);
  });

  test('nothing of the file but its pixels is stored: no position, no camera, no name and no bytes after the picture', async () => {
    const picture = await newPhotograph()
      .withExif(exifWithPosition)
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><exif:GPSLatitude/></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    await proposeWith(Buffer.concat([picture, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]));
    const [name = '', ...others] = listFiles();
    expect(others).toEqual([]);
    const stored = readFileSync(path.join(folder, name));
    const { exif, xmp, iptc, icc, comments } = await sharp(stored).metadata();
    expect([exif, xmp, iptc, icc, comments]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(stored.includes('<script>')).toBe(false);
    expect(JSON.stringify(await app.database.orm.select().from(proposals))).not.toContain('Smith');
  });

  test('the first frame of an animation is stored', async () => {
    const frames = await Promise.all([1, 2].map(() => newPhotograph().png().toBuffer()));
    const animation = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect(await proposeWith(animation)).toMatchObject({ photograph: { width: 400, height: 300 } });
  });

  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['that is cut off', async () => (await newJpeg()).subarray(0, 4000), 'invalid_request'],
    ['that announces 225 million pixels', () => announcePng(15_000, 15_000), 'payload_too_large'],
    [
      'that is an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'unsupported_media_type',
    ],
    ['that is a page', () => Buffer.from('<!doctype html><script></script>'), 'unsupported_media_type'],
    [
      'that is a text with the signature of a JPEG',
      () => Buffer.from('\u00ff\u00d8\u00ff<html>', 'latin1'),
      'invalid_request',
    ],
  ])('a file %s is rejected and removed, and no proposal is stored', async (_what, create, code) => {
    const response = await propose(await transfer(await create()));
    expect(response.json()).toMatchObject({ code });
    expect(listFiles()).toEqual([]);
    expect(await list()).toEqual([]);
  });

  test('hostile EXIF data say nothing, and the picture is accepted', async () => {
    const jpeg = await newJpeg();
    const exif = Buffer.from('4578696600004d4d002a00000008ffff010f0002ffffffff00000008', 'hex');
    const marker = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
    const contents = Buffer.concat([jpeg.subarray(0, 2), marker, exif, jpeg.subarray(2)]);
    expect(await proposeWith(contents)).toMatchObject({ photograph: { width: 400 } });
  });

  test('an accepted photograph becomes an image of the place like an upload of an editor, with its history', async () => {
    const proposal = await proposeWith(await newJpeg());
    const decided = (await decide('accept', proposal, { photograph: texts })).json<Proposal>();
    const [image, ...others] = await imagesOfPlace();
    expect(others).toEqual([]);
    expect(image).toMatchObject({
      ...texts,
      image_id: decided.image_id,
      image_type: 'photo',
      image_enabled: true,
      is_reviewed: true,
      thumbnail_state: 'waiting',
      original: { format: 'jpeg', has_position: false },
    });
    expect(image?.filename).toMatch(/^photograph(?: \(\d+\))?\.jpg$/);
    const history = await app.database.orm
      .select()
      .from(changes)
      .where(eq(changes.entity_id, decided.image_id ?? 0));
    expect(history).toMatchObject([{ entity: 'image', action: 'create', before: null }]);
    expect(history[0]?.user_id).not.toBeNull();
    expect(listFiles()).toEqual([]);
    expect((await read(proposal)).statusCode).toBe(404);
    expect((await app.inject('/v1/credits/')).json()).toContainEqual({
      subject: 'place',
      subject_id: placeId,
      names: ['Tashi Namgyal'],
    });
  });

  test('a photograph is published by the acceptance or not at all', async () => {
    const proposal = await proposeWith(await newJpeg());
    const rejected = await decide('accept', proposal, { photograph: texts, subject_version: 7 });
    expect(rejected.json()).toMatchObject({ code: 'version_conflict' });
    expect(await imagesOfPlace()).toEqual([]);
    expect((await read(proposal)).statusCode).toBe(200);
    expect((await decide('accept', proposal, { photograph: texts })).statusCode).toBe(200);
    expect(await imagesOfPlace()).toHaveLength(1);
  });

  test('a photograph that the map has already is not published twice', async () => {
    const contents = await newJpeg();
    await decide('accept', await proposeWith(contents), { photograph: texts });
    await app.database.orm.delete(proposals);
    const again = await proposeWith(contents);
    expect((await decide('accept', again, { photograph: texts })).json()).toMatchObject({
      code: 'duplicate_file',
    });
    expect((await decide('accept', again)).statusCode).toBe(200);
    expect(await imagesOfPlace()).toHaveLength(1);
  });

  test.each(['accept', 'decline'] as const)(
    'a proposal whose photograph is not wanted removes it: %s',
    async (decision) => {
      const proposal = await proposeWith(await newJpeg());
      expect((await decide(decision, proposal)).json()).toMatchObject({ image_id: null });
      expect(listFiles()).toEqual([]);
      expect(await imagesOfPlace()).toEqual([]);
    },
  );

  test('a photograph that is missing is a conflict, and the proposal can be accepted without it', async () => {
    const proposal = await proposeWith(await newJpeg());
    rmSync(folder, { recursive: true });
    expect((await decide('accept', proposal, { photograph: texts })).json()).toMatchObject({
      code: 'conflict',
    });
    expect((await decide('accept', proposal)).statusCode).toBe(200);
  });

  test('a proposal whose response was lost is stored once when it is repeated', async () => {
    const id = await transfer(await newJpeg());
    expect((await propose(id)).statusCode).toBe(204);
    expect((await propose(id)).statusCode).toBe(204);
    expect(await list()).toHaveLength(1);
  });

  test('an incomplete and an unknown photograph, and one of another subject, are rejected', async () => {
    const contents = await newJpeg();
    const id = await uploadPicture(
      app,
      {},
      {
        contents,
        filename: 'a.jpg',
        length: contents.length + 1,
        endpoint: '/v1/proposals/uploads/',
      },
    );
    expect((await propose(id)).json()).toMatchObject({ code: 'conflict' });
    expect((await propose('0'.repeat(32))).json()).toMatchObject({ code: 'conflict' });
    const ofImage = await propose(id, { subject: 'image' });
    expect(ofImage.json<{ detail: string }>().detail).toContain('photograph');
  });

  const begin = (length: number, remoteAddress = '198.51.100.9') =>
    app.inject({
      method: 'POST',
      url: '/v1/proposals/uploads/',
      remoteAddress,
      headers: { 'tus-resumable': '1.0.0', 'upload-length': String(length) },
    });

  test('a photograph of more bytes than the bound is rejected before it is sent', async () => {
    expect((await begin(photographBounds.bytes + 1)).json()).toMatchObject({ code: 'payload_too_large' });
    expect((await begin(photographBounds.bytes)).statusCode).toBe(201);
  });

  test('a network begins a limited number of photographs, and others are not affected', async () => {
    for (let index = 0; index < photographAttempts.usual.address; index += 1)
      expect((await begin(9)).statusCode).toBe(201);
    const response = await begin(9);
    expect([response.statusCode, Number(response.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await begin(9, '203.0.113.7')).statusCode).toBe(201);
  });

  test(
    'a visitor begins a photograph after a flood of announcements from 250 networks',
    { timeout: 300_000 },
    async () => {
      const statuses: number[] = [];
      for (let index = 0; index < 750; index += 1)
        statuses.push((await begin(photographBounds.bytes, `${(index % 250) + 1}.7.7.7`)).statusCode);
      expect(statuses).toContain(429);
      expect((await begin(photographBounds.bytes, '251.7.7.7')).statusCode).toBe(201);
    },
  );

  test('the photographs of one network that wait are bounded, and others are not affected', async () => {
    const id = await transfer(await newJpeg());
    expect((await propose(id)).statusCode).toBe(204);
    const { usual } = waitingPhotographs;
    await app.database.orm
      .update(proposals)
      .set({ photograph: { width: 1, height: 1, bytes: usual.neighbourhood } });
    expect((await begin(1, '127.0.0.1')).json()).toMatchObject({ code: 'too_many_requests' });
    expect((await begin(1, '203.0.113.7')).statusCode).toBe(201);
  });

  test('the files of all photographs that wait are bounded', async () => {
    const proposed = openPhotographs(openFileStores({ ...readSettings({}), dataDir }));
    const photographs = createPendingPhotographs(proposed, unlimitedPictures.visitors);
    await proposeWith(await newJpeg());
    const [name = ''] = listFiles();
    // Without contents on the disk.
    truncateSync(path.join(folder, name), photographBounds.pendingBytes);
    const upload = { length: 1, filename: '', client: singleHolder('a visitor') };
    await expect(photographs.begin(upload, { neighbourhood: 0, region: 0 })).rejects.toMatchObject({
      code: 'too_many_requests',
    });
  });

  test('photographs that a killed server has left, of no waiting proposal, are removed after an hour', async () => {
    const proposal = await proposeWith(await newJpeg());
    const [kept = ''] = listFiles();
    const left = `${'a'.repeat(32)}.jpg`;
    const recent = `${'b'.repeat(32)}.jpg`;
    for (const name of [left, recent]) cpSync(path.join(folder, kept), path.join(folder, name));
    const past = new Date(Date.now() - 2 * 60 * 60 * 1000);
    for (const name of [kept, left]) utimesSync(path.join(folder, name), past, past);
    const restarted = await testApp(
      { database: { ...app.database, close: () => Promise.resolve() } },
      { dataDir },
    );
    await restarted.ready();
    const runner = startJobRunner(restarted, restarted.jobKinds);
    await vi.waitFor(() => expect(listFiles().toSorted()).toEqual([kept, recent].toSorted()), 10_000);
    await runner.stop();
    await restarted.close();
    expect((await read(proposal)).statusCode).toBe(200);
  });
});
