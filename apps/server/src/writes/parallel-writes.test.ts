import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { anImageBody } from '@cae-map/contract/testing/records';
import type { Proposal } from '@cae-map/contract/entities/editing/proposal';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formerImageNames, images, places, proposals } from '../database/schema.ts';
import { addUser, signIn } from '../testing/accounts/accounts.ts';
import { waitForBlockedStatements } from '../testing/databases/blocked-statements.ts';
import { databaseKinds, openTestDatabase } from '../testing/databases/databases.ts';
import { drawPicture } from '../testing/pictures/pictures.ts';
import { uploadPicture } from '../testing/pictures/upload-picture.ts';
import { anImage, aPlace } from '../testing/records.ts';
import { testApp } from '../testing/test-app.ts';

let app: FastifyInstance;
let dataDir: string;
let headers: Record<string, string>;

/** Opens the application of a group of tests. */
async function open(kind: (typeof databaseKinds)[number]): Promise<void> {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'cae-map-parallel-writes-'));
  app = await testApp({ database: await openTestDatabase(kind) }, { dataDir });
  headers = (await signIn(app, await addUser(app, { role: 'admin' }))).headers;
}
async function close(): Promise<void> {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
}

const send = (
  method: 'POST' | 'PUT' | 'PATCH',
  path: string,
  payload?: object,
  version: number | null = null,
): Promise<LightMyRequestResponse> =>
  app.inject({
    method,
    url: `/v1${path}`,
    headers: { ...headers, ...(version === null ? {} : { 'if-match': `"${version}"` }) },
    ...(payload === undefined ? {} : { payload }),
  });

async function addNamedImage(filename: string): Promise<number> {
  const [added] = await app.database.orm
    .insert(images)
    .values(anImage({ filename, filename_orig: filename }))
    .returning();
  if (added === undefined) throw new Error('the insert returns its row');
  return added.image_id;
}

async function addPlace(): Promise<number> {
  const place = aPlace();
  await app.database.orm.insert(places).values(place);
  return place.place_id;
}

let pictures = 500;
const drawNewPicture = async () =>
  await drawPicture({ seed: (pictures += 1) })
    .jpeg()
    .toBuffer();

const statusesOf = (responses: readonly LightMyRequestResponse[]) =>
  responses.map(({ statusCode }) => statusCode).toSorted();

describe('concurrent writes on PostgreSQL', () => {
  beforeAll(() => open('postgresql'));
  afterAll(close);

  test('an edit that has locked its images is not blocked by a rename of one of them', async () => {
    const { orm } = app.database;
    const [first, second] = [await addNamedImage('leh.jpg'), await addNamedImage('kargil.jpg')];
    const edits = [first, second].map((image_id) => ({ image_id, version: 1, fields: { title_ru: 'Лех' } }));
    const { writes } = await orm.transaction(async (transaction) => {
      await transaction.select().from(images).where(eq(images.image_id, second)).for('update');
      // Has locked the first image, and waits for the second one.
      const edit = send('PATCH', '/images/', { edits });
      await waitForBlockedStatements(orm, 1);
      const rename = send('PUT', `/images/${first}/rename?newfilename=padum.jpg`, undefined, 1);
      await waitForBlockedStatements(orm, 2);
      return { writes: [edit, rename] };
    });

    // The rename names the version before the edit.
    expect((await Promise.all(writes)).map(({ statusCode }) => statusCode)).toEqual([200, 409]);
  });

  test('an image is added to a place that another write has locked, without waiting for it', async () => {
    const { orm } = app.database;
    const [placeId, other] = [await addPlace(), await addPlace()];
    const { order, status } = await orm.transaction(async (transaction) => {
      await transaction.select().from(places).where(eq(places.place_id, other)).for('update');
      // Has locked the first place, and waits for the other one.
      const started = send('PUT', '/places_change/seqids', {
        positions: [placeId, other].map((place_id, seqid) => ({ place_id, seqid })),
      });
      await waitForBlockedStatements(orm, 1);
      const added = await send('POST', '/images/', { ...anImageBody, place_id: placeId, upload_id: null });
      return { order: started, status: added.statusCode };
    });

    expect([status, (await order).statusCode]).toEqual([200, 200]);
  });

  test('edits, orders, renames, videos, places and acceptances of photographs never return 500', async () => {
    const imageIds: number[] = [];
    for (let number = 0; number < 6; number += 1) imageIds.push(await addNamedImage(`storm-${number}.jpg`));
    const placeIds = [await addPlace(), await addPlace(), await addPlace()];
    const waiting = await Promise.all(placeIds.map((placeId) => proposeWithPhotograph(placeId)));
    const imageVersion = async (id: number) => {
      const [row] = await app.database.orm.select().from(images).where(eq(images.image_id, id));
      return row?.version ?? 1;
    };
    const positions = (ids: readonly number[]) => ids.map((image_id, seqid) => ({ image_id, seqid }));
    const round = async (number: number): Promise<LightMyRequestResponse[]> => {
      const id = imageIds[number % imageIds.length] ?? 0;
      const placeId = placeIds[number % placeIds.length] ?? 0;
      const version = await imageVersion(id);
      const proposal = waiting[number];
      return await Promise.all([
        send('PUT', `/images/${id}/rename?newfilename=renamed-${number}.jpg`, undefined, version),
        send('PATCH', '/images/', { edits: [{ image_id: id, version, fields: { place_id: placeId } }] }),
        send('PUT', '/images/change_seqids', { positions: positions(imageIds.toReversed()) }),
        send('PUT', '/images/change_seqids', { positions: positions(imageIds) }),
        send('POST', '/video_add/', { video_id: 'aaaaaaaaaaa', image_enabled: false, place_id: placeId }),
        send('PATCH', `/places/${placeId}`, { placeId, minzoom: 5 }, 1),
        send('PUT', '/places_change/seqids', {
          positions: placeIds.map((place_id, seqid) => ({ place_id, seqid: seqid + number })),
        }),
        ...(proposal === undefined ? [] : [accept(proposal)]),
      ]);
    };
    const rounds = await Promise.all(Array.from({ length: 12 }, (_, number) => round(number)));

    const statuses = new Set(rounds.flat().map(({ statusCode }) => statusCode));
    // Two writes of one version are a conflict; nothing else may happen.
    // Two writes of one version are a conflict, and on a busy machine a lock is not waited for long enough.
    expect([...statuses].filter((status) => ![200, 409, 503].includes(status))).toEqual([]);
    expect(statuses).toContain(200);
  });

  async function proposeWithPhotograph(placeId: number): Promise<Proposal> {
    const photograph = await sendPhotograph();
    const response = await app.inject({
      method: 'POST',
      url: '/v1/proposals/',
      payload: aProposal(placeId, photograph),
    });
    expect([response.statusCode, response.body]).toEqual([204, '']);
    const [row] = await app.database.orm
      .select()
      .from(proposals)
      .where(eq(proposals.photograph_id, photograph));
    return row as unknown as Proposal;
  }

  const accept = ({ proposal_id: id, version }: Proposal) =>
    send(
      'POST',
      `/admin/proposals/${id}/accept`,
      {
        subject_version: 1,
        values: {},
        is_credited: false,
        editor_note: '',
        photograph: { title_ru: 'Стоянка', title_en: 'The camp', author_ru: '', author_en: '' },
      },
      version,
    );
});

const aProposal = (placeId: number, photograph: string) => ({
  subject: 'place',
  subject_id: placeId,
  kind: 'remark',
  proposed: {},
  remark: 'The camp.',
  credit_name: '',
  contact: '',
  lang: 'en',
  photograph,
});

async function sendPhotograph(): Promise<string> {
  const contents = await drawNewPicture();
  return await uploadPicture(app, {}, { contents, filename: 'camp.jpg', endpoint: '/v1/proposals/uploads/' });
}

describe.each(databaseKinds)(
  'the same request sent several times concurrently with the %s database',
  (kind) => {
    beforeAll(() => open(kind));
    afterAll(close);
    const together = <Result>(request: () => Promise<Result>) =>
      Promise.all(Array.from({ length: 6 }, request));

    test('adds an upload as one image, which every response contains', async () => {
      const upload = { contents: await drawNewPicture(), filename: 'leh.jpg' };
      const uploadId = await uploadPicture(app, headers, upload);
      const responses = await together(() =>
        send('POST', '/images/', { image_type: 'photo', image_enabled: true, upload_id: uploadId }),
      );
      expect(statusesOf(responses)).toEqual([200, 200, 200, 200, 200, 200]);
      expect(new Set(responses.map((response) => response.json().image_id)).size).toBe(1);
    });

    test('stores one proposal with a photograph, and every response is 204', async () => {
      const photograph = await sendPhotograph();
      const placeId = await addPlace();
      const responses = await together(() =>
        app.inject({ method: 'POST', url: '/v1/proposals/', payload: aProposal(placeId, photograph) }),
      );
      expect(statusesOf(responses)).toEqual([204, 204, 204, 204, 204, 204]);
      expect(await app.database.orm.$count(proposals, eq(proposals.photograph_id, photograph))).toBe(1);
    });

    test('registers an address once, and the other requests are rejected with 409', async () => {
      const payload = { full_name: 'Лия', email: 'parallel@example.org', password: 'thirteen camels on ice' };
      const responses = await together(() =>
        app.inject({ method: 'POST', url: '/v1/auth/register', payload }),
      );
      expect(statusesOf(responses).slice(1)).toEqual([409, 409, 409, 409, 409]);
    });

    test('renames one of several images to a free name, and the other requests are rejected with 409', async () => {
      const ids: number[] = [];
      for (let number = 0; number < 6; number += 1) ids.push(await addNamedImage(`${kind}-${number}.jpg`));
      const responses = await Promise.all(
        ids.map((id) => send('PUT', `/images/${id}/rename?newfilename=taken.jpg`, undefined, 1)),
      );
      expect(statusesOf(responses)).toEqual([200, 409, 409, 409, 409, 409]);
      expect(await app.database.orm.$count(formerImageNames)).toBe(1);
    });
  },
);
