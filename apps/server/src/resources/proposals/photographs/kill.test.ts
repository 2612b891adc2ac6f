import path from 'node:path';
import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import type { PlaceRecord } from '@cae-map/contract/entities/place';
import type { Proposal } from '@cae-map/contract/entities/editing/proposal';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  append,
  beginUpload,
  createDataFolder,
  kill,
  openSession,
  sendUpload,
  type Session,
} from '../../../testing/programs/administrator-session.ts';
import { drawPicture } from '../../../testing/pictures/pictures.ts';

/** Each test starts several servers, in milliseconds. */
const timeLimit = 300_000;

const transfers = '/proposals/uploads/';

/** Sends the whole photograph of a proposal and returns the id of the transfer. */
const transfer = async (session: Session, seed: number): Promise<string> =>
  await sendUpload(session, await drawPicture({ seed }).jpeg().toBuffer(), transfers);

async function propose(session: Session, remark: string, photograph: string): Promise<number> {
  const [place] = await session.json<PlaceRecord[]>('GET', '/places/');
  const response = await session.send('POST', '/proposals/', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      subject: 'place',
      subject_id: place?.place_id,
      kind: 'remark',
      proposed: {},
      remark,
      credit_name: '',
      contact: '',
      lang: 'en',
      photograph,
    }),
  });
  return response.status;
}

const listWaiting = async (session: Session) =>
  (await session.json<Proposal[]>('GET', '/admin/proposals/')).filter(({ state }) => state === 'open');

/** Reads and decodes the photograph of a proposal. Throws when it is missing or truncated. */
async function decodePhotograph(session: Session, { proposal_id: id }: Proposal): Promise<number> {
  const response = await session.send('GET', `/admin/proposals/${id}/photograph`);
  expect(response.status).toBe(200);
  return (await sharp(Buffer.from(await response.arrayBuffer())).stats()).channels.length;
}

test(
  'a server killed while it receives a photograph and a proposal keeps what it has acknowledged and no part of a file',
  async () => {
    const dataDir = await createDataFolder();
    let session = await openSession(dataDir);
    expect(await propose(session, 'acknowledged', await transfer(session, 1))).toBe(204);
    const picture = await drawPicture({ seed: 2 }).png().toBuffer();
    const upload = await beginUpload(session, picture.length, transfers);
    expect((await append(session, upload, 0, picture.subarray(0, 1000))).status).toBe(204);
    const third = await transfer(session, 3);
    const part = append(session, upload, 1000, picture.subarray(1000)).catch(() => null);
    const interrupted = propose(session, 'interrupted', third).catch(() => null);
    // With its response the requests before it have reached the server.
    await session.send('HEAD', `${transfers}00000000000000000000000000000000`);
    await kill(session);
    await part;
    const wasAcknowledged = (await interrupted) === 204;

    session = await openSession(dataDir);
    const offset = Number((await session.send('HEAD', upload)).headers.get('upload-offset'));
    expect(offset).toBeGreaterThanOrEqual(1000);
    if (offset < picture.length)
      expect((await append(session, upload, offset, picture.subarray(offset))).status).toBe(204);
    expect(await propose(session, 'continued', path.posix.basename(upload))).toBe(204);
    // What was not acknowledged can be sent again, unless it was complete before the kill.
    const isStored = (await listWaiting(session)).some(({ remark }) => remark === 'interrupted');
    if (wasAcknowledged) expect(isStored).toBe(true);
    if (!isStored) expect(await propose(session, 'interrupted', third)).toBe(204);

    const waiting = await listWaiting(session);
    expect(waiting.map(({ remark }) => remark).toSorted()).toEqual([
      'acknowledged',
      'continued',
      'interrupted',
    ]);
    for (const proposal of waiting) expect(await decodePhotograph(session, proposal)).toBe(3);
  },
  timeLimit,
);

test(
  'a server killed while a photograph is published has either published it or kept the proposal with it',
  async () => {
    const dataDir = await createDataFolder();
    let session = await openSession(dataDir);
    for (const seed of [1, 2, 3]) {
      const remark = `photograph ${seed}`;
      expect(await propose(session, remark, await transfer(session, seed))).toBe(204);
      const proposal = (await listWaiting(session)).find((each) => each.remark === remark);
      if (proposal === undefined) throw new Error('the proposal is not listed');
      const interrupted = session
        .send('POST', `/admin/proposals/${proposal.proposal_id}/accept`, {
          headers: { 'content-type': 'application/json', 'if-match': `"${proposal.version}"` },
          body: JSON.stringify({
            subject_version: 1,
            values: {},
            is_credited: false,
            editor_note: '',
            photograph: { title_ru: remark, title_en: remark, author_ru: '', author_en: '' },
          }),
        })
        .then(({ status }) => status)
        .catch(() => null);
      await session.send('HEAD', `${transfers}00000000000000000000000000000000`);
      await kill(session);
      const status = await interrupted;

      session = await openSession(dataDir);
      const waits = (await listWaiting(session)).find((each) => each.remark === remark);
      const published = (await session.json<ImageRevision[]>('GET', '/admin/images/')).filter(
        ({ title_en: title }) => title === remark,
      );
      expect(published).toHaveLength(waits === undefined ? 1 : 0);
      if (status !== null) expect([status, waits]).toEqual([200, undefined]);
      if (waits !== undefined) expect(await decodePhotograph(session, waits)).toBe(3);
    }
  },
  timeLimit,
);
