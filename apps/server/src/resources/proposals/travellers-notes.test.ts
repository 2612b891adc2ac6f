import type { Observation } from '@cae-map/contract/entities/editing/observation';
import { maxProposalKeys, type ProposalBody } from '@cae-map/contract/entities/editing/proposal';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attempts, places, proposals } from '../../database/schema.ts';
import { addUser, signIn } from '../../testing/accounts/accounts.ts';
import { databaseKinds, openTestDatabase } from '../../testing/databases/databases.ts';
import { aPlace } from '../../testing/records.ts';
import { testApp } from '../../testing/test-app.ts';
import { proposalAttempts } from './proposal-limits.ts';

const observation: Observation = {
  seen_at: '2026-07-01T08:30:00.000Z',
  is_task_done: true,
  position: { latitude: 34.1642, longitude: 77.5848, accuracy: 8 },
  bearing: { degrees: 0, is_true_north: true },
};
const key = 'a1'.repeat(16);

describe.each(databaseKinds)('notes of travellers with the %s database', (kind) => {
  let app: FastifyInstance;
  let headers: Record<string, string>;
  let placeId: number;

  beforeAll(async () => {
    app = await testApp({ database: await openTestDatabase(kind) });
    headers = (await signIn(app, await addUser(app, { role: 'admin' }))).headers;
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const { orm } = app.database;
    await orm.delete(proposals);
    await orm.delete(attempts);
    const place = aPlace();
    await orm.insert(places).values(place);
    app.lists.invalidate('places', 'proposals');
    placeId = place.place_id;
  });

  const aNote = (): ProposalBody => ({
    subject: 'place',
    subject_id: placeId,
    kind: 'remark',
    proposed: {},
    remark: 'The hut is north of the track.',
    credit_name: '',
    contact: '',
    lang: 'en',
    observation,
    client_key: key,
  });
  const send = (fields: object = {}) =>
    app.inject({ method: 'POST', url: '/v1/proposals/', payload: { ...aNote(), ...fields } });
  const readStates = (keys: string) => app.inject({ url: `/v1/proposals/states?keys=${keys}` });
  interface Listed {
    readonly proposal_id: number;
    readonly version: number;
    readonly remark: string;
    readonly observation: Observation | null;
  }
  const list = async () => (await app.inject({ url: '/v1/admin/proposals/', headers })).json<Listed[]>();
  async function decide(decision: 'accept' | 'decline', payload: object): Promise<void> {
    const [proposal] = await list();
    const response = await app.inject({
      method: 'POST',
      url: `/v1/admin/proposals/${proposal?.proposal_id}/${decision}`,
      headers: { ...headers, 'if-match': `"${proposal?.version}"` },
      payload,
    });
    expect(response.statusCode).toBe(200);
  }

  test('a note is listed for editors with its position, accuracy, bearing 0 and time', async () => {
    expect((await send()).statusCode).toBe(204);
    expect(await list()).toMatchObject([{ remark: 'The hut is north of the track.', observation }]);
  });

  test('a note with a known key stores nothing and leaves the first one as it was sent', async () => {
    expect((await send()).statusCode).toBe(204);
    expect((await send({ remark: 'Another text.' })).statusCode).toBe(204);
    expect((await list()).map(({ remark }) => remark)).toEqual(['The hut is north of the track.']);
  });

  test('notes with one key that are sent at the same time store one proposal', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => send()));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 204));
    expect(await list()).toHaveLength(1);
  });

  test('a repeated note is not counted against the limit of its network', async () => {
    for (let count = 0; count < 2 * proposalAttempts.usual.address; count += 1)
      expect((await send()).statusCode).toBe(204);
    expect((await send({ client_key: 'b2'.repeat(16) })).statusCode).toBe(204);
    expect(await list()).toHaveLength(2);
  });

  test('a note without text is accepted with a finished task and rejected without one', async () => {
    expect((await send({ remark: '' })).statusCode).toBe(204);
    const unfinished = { ...observation, is_task_done: false };
    const response = await send({ remark: '', observation: unfinished, client_key: 'c3'.repeat(16) });
    expect(response.statusCode).toBe(422);
  });

  test.each([
    ['a bearing of 360 degrees', { bearing: { degrees: 360, is_true_north: true } }],
    ['a latitude beyond the pole', { position: { latitude: 90.1, longitude: 0, accuracy: 1 } }],
    ['a negative accuracy', { position: { latitude: 0, longitude: 0, accuracy: -1 } }],
    ['an unreadable time', { seen_at: 'yesterday' }],
  ])('a note with %s is rejected with 422', async (_what, change) => {
    expect((await send({ observation: { ...observation, ...change } })).statusCode).toBe(422);
    expect(await list()).toEqual([]);
  });

  test('a note about a picture cannot have an observation', async () => {
    expect((await send({ subject: 'image', subject_id: 1 })).statusCode).toBe(422);
  });

  test('the states of known keys are returned to everyone who has them, without texts and positions', async () => {
    await send();
    const open = { client_key: key, state: 'open', decided_at: null, image_id: null };
    expect((await readStates(`${key},${'f'.repeat(32)}`)).json()).toEqual([open]);
    await decide('accept', { subject_version: 1, values: {}, is_credited: false, editor_note: 'Private.' });
    const response = await readStates(key);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual([{ ...open, state: 'accepted', decided_at: expect.any(String) }]);
  });

  test('a note keeps its observation when it is accepted and loses it when it is declined', async () => {
    await send();
    await decide('accept', { subject_version: 1, values: {}, is_credited: false, editor_note: '' });
    expect(await list()).toMatchObject([{ observation }]);
    await app.database.orm.delete(proposals);
    await send();
    await decide('decline', { editor_note: '' });
    expect(await list()).toMatchObject([{ observation: null }]);
    expect((await readStates(key)).json()).toMatchObject([{ state: 'declined' }]);
  });

  test.each([
    ['no keys', ''],
    ['something else', 'x'.repeat(32)],
    ['more keys than the limit', Array.from({ length: maxProposalKeys + 1 }, () => key).join(',')],
  ])('a request for states with %s is rejected with 422', async (_what, keys) => {
    expect((await readStates(keys)).statusCode).toBe(422);
  });
});
