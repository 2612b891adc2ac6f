import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ImageRevision } from '@cae-map/contract/entities/image-editing';
import type { Proposal } from '@cae-map/contract/entities/proposal';
import { photographBounds } from '@cae-map/contract/entities/upload-bounds';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openMedia } from '../../../app.ts';
import { attempts, changes, originals, places, proposals } from '../../../database/schema.ts';
import { readSettings } from '../../../settings.ts';
import { addUser, signIn } from '../../../testing/accounts.ts';
import { databaseKinds, openTestDatabase } from '../../../testing/databases.ts';
import { announcePng, drawPicture, exifWithPosition } from '../../../testing/pictures.ts';
import { aPlace } from '../../../testing/records.ts';
import { testApp } from '../../../testing/test-app.ts';
import { uploadPicture } from '../../../testing/upload-picture.ts';
import { maxPhotographsOfNetwork } from '../proposal-limits.ts';
import { createPendingPhotographs } from './pending-photographs.ts';

describe.each(databaseKinds)('photographs of proposals with the %s database', (kind) => {
  let app: FastifyInstance;
  let headers: Record<string, string>;
  let placeId: number;
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'cae-map-photographs-'));
  const folder = path.join(dataDir, 'proposals');

  beforeAll(async () => {
    app = await testApp({ database: await openTestDatabase(kind) }, { dataDir });
    headers = (await signIn(app, await addUser(app, { is_superuser: true }))).headers;
  });
  afterAll(async () => {
    await app.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
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

  test('only an administrator reads a photograph that waits, and nobody may keep it', async () => {
    const proposal = await proposeWith(await newJpeg());
    expect(proposal).toMatchObject({ photograph: { width: 400, height: 300 }, image_id: null });
    const response = await read(proposal);
    expect(response.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' });
    expect(response.headers).not.toHaveProperty('etag');
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 400 });
    expect((await read(proposal, {})).statusCode).toBe(401);
    const visitor = (await signIn(app, await addUser(app))).headers;
    expect((await read(proposal, visitor)).statusCode).toBe(403);
    const [name] = listFiles();
    for (const url of [`/media/${name}`, `/media/proposals/${name}`, `/v1/image/orig/${name}`])
      expect((await app.inject(url)).statusCode).toBe(404);
  });
});
