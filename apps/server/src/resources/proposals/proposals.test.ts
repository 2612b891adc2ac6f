import type { ProposalBody } from '@cae-map/contract/entities/editing/proposal';
import { anImageBody } from '@cae-map/contract/testing/records';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  attempts,
  books,
  chapters,
  changes,
  images,
  places,
  proposals,
  texts,
} from '../../database/schema.ts';
import type { SenderNetworks } from '../../database/schema/proposals.ts';
import { addUser, signIn } from '../../testing/accounts/accounts.ts';
import { databaseKinds, openTestDatabase } from '../../testing/databases/databases.ts';
import { aBook, anImage, aPlace, aText } from '../../testing/records.ts';
import { createAttemptLimits } from '../../security/attempt-limits.ts';
import { testApp, testKeys } from '../../testing/test-app.ts';
import { countProposal, maxOfNetworkInDay, maxOpenProposals, proposalAttempts } from './proposal-limits.ts';

const withoutVersion = ({ version: _version, ...fields }: Record<string, unknown>): object => fields;

interface ListedProposal {
  readonly proposal_id: number;
  readonly version: number;
}

describe.each(databaseKinds)('proposals with the %s database', (kind) => {
  let app: FastifyInstance;
  let headers: Record<string, string>;
  let placeId: number;
  let imageId: number;
  let textId: number;

  beforeAll(async () => {
    app = await testApp({ database: await openTestDatabase(kind) });
    headers = (await signIn(app, await addUser(app, { role: 'admin' }))).headers;
  });
  afterAll(() => app.close());

  beforeEach(async () => {
    const { orm } = app.database;
    await orm.delete(proposals);
    await orm.delete(attempts);
    const place = aPlace({ date: '1925-08-26', enddate: '1925-09-19', date_format: 'YYYY-MM' });
    const [image] = await orm.insert(images).values(anImage()).returning();
    const { book, chapter } = aBook();
    const text = aText(chapter.chapter_id);
    await orm.insert(places).values(place);
    await orm.insert(books).values(book);
    await orm.insert(chapters).values(chapter);
    await orm.insert(texts).values(text);
    app.lists.invalidate('places', 'images', 'proposals');
    placeId = place.place_id;
    imageId = image?.image_id ?? 0;
    textId = text.text_id;
  });

  const aProposal = (fields: Partial<ProposalBody> = {}): ProposalBody => ({
    subject: 'place',
    subject_id: placeId,
    kind: 'position',
    proposed: { latitude: 34.16, longitude: 77.58 },
    remark: 'The map of 1925 has it south of the river.',
    credit_name: 'Tashi Namgyal',
    contact: 'tashi@example.org',
    lang: 'en',
    ...fields,
  });
  const propose = (fields: object = {}, remoteAddress = '198.51.100.1') =>
    app.inject({
      method: 'POST',
      url: '/v1/proposals/',
      payload: { ...aProposal(), ...fields },
      remoteAddress,
    });
  const list = async () =>
    (await app.inject({ url: '/v1/admin/proposals/', headers })).json<
      (ListedProposal & Record<string, unknown>)[]
    >();
  const decide = (
    decision: 'accept' | 'decline',
    { proposal_id, version }: ListedProposal,
    payload: object,
  ): Promise<LightMyRequestResponse> =>
    app.inject({
      method: 'POST',
      url: `/v1/admin/proposals/${proposal_id}/${decision}`,
      headers: { ...headers, 'if-match': `"${version}"` },
      payload,
    });
  const acceptance = (fields: object = {}) => ({
    subject_version: 1,
    values: { latitude: 34.16, longitude: 77.58 },
    is_credited: true,
    editor_note: '',
    ...fields,
  });
  async function proposeOne(fields: object = {}): Promise<ListedProposal> {
    const response = await propose(fields);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    const [proposal] = await list();
    if (proposal === undefined) throw new Error('the proposal is listed');
    return proposal;
  }
  const findPlace = async () =>
    (await app.database.orm.select().from(places).where(eq(places.place_id, placeId)))[0];

  test('a visitor without an account proposes a position, which editors see beside the current one', async () => {
    expect(await proposeOne()).toMatchObject({
      ...aProposal(),
      state: 'open',
      subject_version: 1,
      current: { id: placeId, version: 1, latitude: 35.5, longitude: 78.25 },
    });
    expect(await findPlace()).toMatchObject({ latitude: 35.5, version: 1 });
  });

  test('GET /admin/proposals/count returns the number of open proposals', async () => {
    const count = async () =>
      (await app.inject({ url: '/v1/admin/proposals/count', headers })).json<unknown>();
    expect(await count()).toEqual({ open: 0 });
    const proposal = await proposeOne();
    expect((await propose({ remark: 'It is north of the river.' }, '198.51.100.2')).statusCode).toBe(204);
    expect(await count()).toEqual({ open: 2 });
    await decide('decline', proposal, { editor_note: 'No.' });
    expect(await count()).toEqual({ open: 1 });
  });

  test('an accepted position changes the place, its history and the public list in one step', async () => {
    const proposal = await proposeOne();
    const response = await decide('accept', proposal, acceptance({ editor_note: 'Thank you.' }));
    expect(response.json()).toMatchObject({
      state: 'accepted',
      version: 2,
      editor: 'Лия Вернадская',
      editor_note: 'Thank you.',
      applied: { latitude: 34.16, longitude: 77.58 },
      current: { version: 2, latitude: 34.16 },
    });
    const listed = (await app.inject('/v1/places/')).json<{ place_id: number; latitude: number }[]>();
    expect(listed.find(({ place_id }) => place_id === placeId)?.latitude).toBe(34.16);
    const [change] = await app.database.orm.select().from(changes).where(eq(changes.entity_id, placeId));
    expect(change).toMatchObject({
      entity: 'place',
      action: 'update',
      before: { latitude: 35.5, longitude: 78.25, version: 1 },
      after: { latitude: 34.16, longitude: 77.58, version: 2 },
    });
  });

  test('an editor amends the values of a proposal, which itself stays as it was sent', async () => {
    const proposal = await proposeOne();
    const values = { latitude: 34.1, longitude: 77.5 };
    expect((await decide('accept', proposal, acceptance({ values }))).json()).toMatchObject({
      proposed: { latitude: 34.16, longitude: 77.58 },
      applied: values,
    });
    expect(await findPlace()).toMatchObject(values);
  });

  test('a corrected date of a place is exact', async () => {
    const proposed = { date: '1925-08-27', enddate: null };
    const proposal = await proposeOne({ kind: 'date', proposed });
    await decide('accept', proposal, acceptance({ values: proposed }));
    expect(await findPlace()).toMatchObject({ ...proposed, date_format: 'YYYY-MM-DD' });
  });

  test('a date after the departure of the place is rejected, and the proposal stays open', async () => {
    const proposed = { date: '1926-01-01' };
    const proposal = await proposeOne({ kind: 'date', proposed });
    const response = await decide('accept', proposal, acceptance({ values: proposed }));
    expect([response.statusCode, response.json()]).toMatchObject([422, { code: 'invalid_request' }]);
    expect((await list())[0]).toMatchObject({ state: 'open' });
  });

  test('an accepted name and day of a picture change the picture', async () => {
    const proposal = await proposeOne({
      subject: 'image',
      subject_id: imageId,
      kind: 'name',
      proposed: { title_ru: 'Лех' },
    });
    const values = { title_ru: 'Лех', date: '1925-09-01' };
    expect((await decide('accept', proposal, acceptance({ values }))).statusCode).toBe(200);
    const [image] = await app.database.orm.select().from(images).where(eq(images.image_id, imageId));
    expect(image).toMatchObject({ title_ru: 'Лех', datetime_original: '1925-09-01', year: 1925, version: 2 });
  });

  test('an accepted name and day of a picture are undone by saving the values of its history', async () => {
    const proposal = await proposeOne({
      subject: 'image',
      subject_id: imageId,
      kind: 'name',
      proposed: { title_ru: 'Лех' },
    });
    const read = async () =>
      (await app.inject({ url: '/v1/admin/images/', headers }))
        .json<Record<string, unknown>[]>()
        .find(({ image_id }) => image_id === imageId);
    const original = await read();
    await decide(
      'accept',
      proposal,
      acceptance({ values: { title_ru: 'Лех', date: '1925-09-01', latitude: 34.1, longitude: 77.6 } }),
    );
    expect(await read()).not.toMatchObject({ title_ru: original?.['title_ru'] });
    const history = await app.inject({ url: `/v1/admin/images/${imageId}/changes/`, headers });
    const [{ before } = { before: {} }] = history.json<{ before: Record<string, unknown> }[]>();
    const body = Object.fromEntries(
      Object.keys(anImageBody).map((field) => [field, before[field] ?? original?.[field] ?? null]),
    );
    const response = await app.inject({
      method: 'PUT',
      url: `/v1/images/${imageId}`,
      headers: { ...headers, 'if-match': '"2"' },
      payload: { ...body, ...withoutVersion(before) },
    });
    expect(response.statusCode).toBe(200);
    const { version: _version, updated_at: _time, updated_by: _editor, ...undone } = (await read()) ?? {};
    expect(original).toMatchObject(undone);
  });

  test('a day of a picture after the end of its days is rejected, and the proposal stays open', async () => {
    await app.database.orm.update(images).set({ enddate: '1925-09-10' }).where(eq(images.image_id, imageId));
    const proposed = { date: '1925-09-11' };
    const proposal = await proposeOne({ subject: 'image', subject_id: imageId, kind: 'date', proposed });
    const response = await decide('accept', proposal, acceptance({ values: proposed }));
    expect([response.statusCode, response.json()]).toMatchObject([422, { code: 'invalid_request' }]);
    expect((await list())[0]).toMatchObject({ state: 'open' });
  });

  test('an accepted remark about a text is kept with the note of the editor and changes no record', async () => {
    const proposal = await proposeOne({ subject: 'text', subject_id: textId, kind: 'remark', proposed: {} });
    expect(proposal).toMatchObject({ current: { id: textId, chapter_id: expect.any(Number) } });
    const note = { values: {}, editor_note: 'Corrected in the book file.' };
    expect((await decide('accept', proposal, acceptance(note))).json()).toMatchObject({
      state: 'accepted',
      applied: {},
      editor_note: 'Corrected in the book file.',
    });
    const [text] = await app.database.orm.select().from(texts).where(eq(texts.text_id, textId));
    expect(text).toMatchObject({ version: 1 });
  });

  test('the values of a text cannot be changed by a proposal', async () => {
    const proposal = await proposeOne({ subject: 'text', subject_id: textId, kind: 'remark', proposed: {} });
    expect((await decide('accept', proposal, acceptance())).statusCode).toBe(422);
  });

  test('a declined proposal changes nothing and keeps the reason', async () => {
    const proposal = await proposeOne();
    expect((await decide('decline', proposal, { editor_note: 'No source.' })).json()).toMatchObject({
      state: 'declined',
      editor_note: 'No source.',
      applied: null,
    });
    expect(await findPlace()).toMatchObject({ latitude: 35.5, version: 1 });
  });

  test('a record that has changed since the editor has seen it is a conflict with the current record', async () => {
    const proposal = await proposeOne();
    await app.database.orm.update(places).set({ version: 2 }).where(eq(places.place_id, placeId));
    const response = await decide('accept', proposal, acceptance());
    expect([response.statusCode, response.json()]).toMatchObject([
      409,
      { code: 'version_conflict', versions: { edited: 1, current: 2, record: { place_id: placeId } } },
    ]);
    expect((await list())[0]).toMatchObject({ state: 'open' });
    expect(await findPlace()).toMatchObject({ latitude: 35.5 });
  });

  test('a proposal is decided once', async () => {
    const proposal = await proposeOne();
    await decide('decline', proposal, { editor_note: '' });
    expect((await decide('accept', proposal, acceptance())).json()).toMatchObject({
      code: 'version_conflict',
    });
    const decided = { ...proposal, version: 2 };
    expect((await decide('accept', decided, acceptance())).json()).toMatchObject({ code: 'already_decided' });
  });

  test('a deleted record is a conflict until it is restored', async () => {
    const proposal = await proposeOne();
    await app.database.orm.update(places).set({ deleted_at: new Date() }).where(eq(places.place_id, placeId));
    expect((await list())[0]).toMatchObject({ current: null });
    expect((await decide('accept', proposal, acceptance())).json()).toMatchObject({ code: 'conflict' });
  });

  test('only the name of a credited visitor is public', async () => {
    const credits = async () => (await app.inject('/v1/credits/')).json();
    const [named, unnamed, unwanted] = [
      await proposeOne(),
      await proposeOne({ credit_name: '' }).then(async () => (await list())[1]),
      await proposeOne({ credit_name: 'Buy pills' }).then(async () => (await list())[2]),
    ];
    if (unnamed === undefined || unwanted === undefined) throw new Error('the proposals are listed');
    expect(await credits()).toEqual([]);
    await decide('accept', named, acceptance());
    await decide('accept', unnamed, acceptance({ subject_version: 2 }));
    await decide('accept', unwanted, acceptance({ subject_version: 3, is_credited: false }));
    expect(await credits()).toEqual([{ subject: 'place', subject_id: placeId, names: ['Tashi Namgyal'] }]);
    expect(JSON.stringify(await credits())).not.toContain('example.org');
  });

  test.each<[string, object]>([
    ['kind', { subject: 'text', kind: 'position' }],
    ['kind', { kind: 'picture' }],
    ['proposed', { proposed: {} }],
    ['proposed', { proposed: { title_ru: 'Лех' } }],
    ['proposed', { proposed: { latitude: 34, longitude: 77, title_ru: 'Лех' } }],
    ['latitude', { proposed: { latitude: 34 } }],
    ['latitude', { proposed: { latitude: 91, longitude: 77 } }],
    ['date', { kind: 'date', proposed: { date: '1925-02-30' } }],
    ['enddate', { kind: 'date', proposed: { date: '1925-03-02', enddate: '1925-03-01' } }],
    ['title_en', { kind: 'name', proposed: { title_en: 'x'.repeat(301) } }],
    ['remark', { kind: 'remark', proposed: {}, remark: ' ' }],
    ['remark', { remark: 'x'.repeat(4001) }],
    ['credit_name', { credit_name: 'x'.repeat(121) }],
    ['contact', { contact: 'x'.repeat(201) }],
    ['subject_id', { subject_id: 0 }],
    ['editor_note', { editor_note: 'x' }],
  ])('a proposal with an invalid %s is rejected with the name of the field', async (field, invalid) => {
    const response = await propose(invalid);
    expect(response.statusCode).toBe(422);
    expect(response.json<{ detail: string }>().detail).toContain(field);
    expect(await app.database.orm.$count(proposals)).toBe(0);
  });

  test('a proposal about an unknown record is rejected', async () => {
    expect((await propose({ subject_id: 2_000_000_000 })).statusCode).toBe(404);
  });

  test('a proposal whose hidden field is filled in is answered but not stored', async () => {
    expect((await propose({ website: 'https://example.org' })).statusCode).toBe(204);
    expect(await list()).toEqual([]);
  });

  test('a body of 100 KB is rejected', async () => {
    expect((await propose({ remark: 'x'.repeat(100_000) })).statusCode).toBe(413);
  });

  test('a network sends a limited number of proposals, also after a restart; no address is stored', async () => {
    for (let index = 0; index < proposalAttempts.usual.address; index += 1)
      await propose({ credit_name: '', contact: '' });
    const restarted = await testApp({ database: { ...app.database, close: () => Promise.resolve() } });
    const response = await restarted.inject({
      method: 'POST',
      url: '/v1/proposals/',
      payload: aProposal(),
      remoteAddress: '198.51.100.1',
    });
    await restarted.close();
    expect([response.statusCode, Number(response.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await propose({}, '203.0.113.7')).statusCode).toBe(204);
    const stored = JSON.stringify([
      await app.database.orm.select().from(attempts),
      await app.database.orm.select().from(proposals),
    ]);
    expect(stored).not.toMatch(/198\.51|203\.0/);
  });

  test('a network sends a limited number of proposals a day', async () => {
    const { orm } = app.database;
    for (let index = 0; index < maxOfNetworkInDay; index += proposalAttempts.usual.address) {
      for (let sent = 0; sent < proposalAttempts.usual.address; sent += 1)
        expect((await propose()).statusCode).toBe(204);
      // The windows of 15 minutes are over, that of the day is not.
      const short = new Date(Date.now() + 60 * 60 * 1000);
      for (const { key, expires_at } of await orm.select().from(attempts))
        if (expires_at < short) await orm.delete(attempts).where(eq(attempts.key, key));
    }
    const response = await propose();
    expect([response.statusCode, Number(response.headers['retry-after']) > 15 * 60]).toEqual([429, true]);
  });

  /** Stores proposals that wait, each with the sender of its index. */
  const insertWaiting = async (length: number, createSender: (index: number) => SenderNetworks | null) => {
    const { photograph: _none, ...proposal } = aProposal();
    const rows = Array.from({ length }, (_, index) => ({
      ...proposal,
      subject_version: 1,
      sender: createSender(index),
    }));
    await app.database.orm.insert(proposals).values(rows);
  };

  test('no more proposals than can be listed wait for a decision', async () => {
    await insertWaiting(maxOpenProposals, () => null);
    expect((await propose()).statusCode).toBe(429);
    expect(await list()).toHaveLength(maxOpenProposals);
  });

  test('the first proposal of a network is accepted while others have used up the usual part of the list', async () => {
    const sender = { neighbourhood: 'of another', region: 'of another' };
    await insertWaiting(maxOpenProposals / 2, () => sender);
    expect((await propose()).statusCode).toBe(204);
    expect((await propose({}, '198.51.100.77')).statusCode).toBe(429);
    expect((await propose({}, '203.0.113.7')).statusCode).toBe(204);
  });

  test('the networks that a proposal came from are stored as keyed hashes, never shown and removed with the decision', async () => {
    const readSenders = async () =>
      (await app.database.orm.select().from(proposals)).map(({ sender }) => sender);
    const first = await proposeOne();
    await propose({}, '198.51.100.200');
    const [stored, ofNeighbour] = await readSenders();
    expect(stored).toEqual({ neighbourhood: expect.any(String), region: expect.any(String) });
    expect(stored).toEqual(ofNeighbour);
    expect(JSON.stringify(await list())).not.toContain(stored?.neighbourhood);
    await decide('decline', first, { editor_note: '' });
    expect((await readSenders()).filter(Boolean)).toHaveLength(1);
  });

  test('a proposal of a visitor is accepted after a flood from 250 neighbourhoods', async () => {
    const addresses = (host: number) =>
      Array.from({ length: 250 }, (_, index) => `${(index % 125) + 1}.${Math.floor(index / 125)}.7.${host}`);
    for (const address of [...addresses(1), ...addresses(2)]) await propose({}, address);
    // All of these are refused before anything is stored.
    const limits = createAttemptLimits(app.database.orm, (await testKeys).hashValue);
    for (const address of [...addresses(1), ...addresses(1)])
      await countProposal(limits, address).catch(() => undefined);
    expect((await propose({}, '203.0.113.7')).statusCode).toBe(204);
    expect((await propose({}, '2001:db8::7')).statusCode).toBe(204);
  });
});
