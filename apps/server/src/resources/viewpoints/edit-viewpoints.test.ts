import { readFileSync } from 'node:fs';
import type { ViewpointRecord, ViewpointRevision } from '@cae-map/contract/entities/flight/viewpoint';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportContent } from '../../content/export/export-content.ts';
import { flightPath, readFlight, writeFlight } from '../../content/flight/flight-file.ts';
import { readSettings } from '../../settings.ts';
import { addUser, signIn } from '../../testing/accounts/accounts.ts';
import { openLoadedDatabase } from '../../testing/databases/databases.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { sendCall, type SentCall } from '../../testing/requests/send-call.ts';
import { testApp } from '../../testing/test-app.ts';

const { contentDir } = readSettings({});
const shipped = readFlight(contentDir);
/** Darjeeling, which the shipped flight does not have. */
const newStop = { place_id: 5, altitude: 2000, range: 40_000, tilt: 70, heading: 10, rest_seconds: 20 };

let app: FastifyInstance;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await testApp({ database: await openLoadedDatabase() });
  headers = (await signIn(app, await addUser(app, { role: 'editor' }))).headers;
});
afterAll(() => app.close());

const send = async (...call: SentCall) => await sendCall(app, headers, ...call);

const readAll = async (): Promise<ViewpointRevision[]> => (await send('GET', '/admin/viewpoints/')).body;
const readFlown = async (): Promise<number[]> => {
  const flown: ViewpointRecord[] = (await send('GET', '/viewpoints/')).body;
  return flown.map(({ place_id }) => place_id);
};

test('visitors read the shipped flight in its order', async () => {
  expect(await readFlown()).toEqual(shipped.map(({ place_id }) => place_id));
});

test('a stop of the flight is added, changed, moved, deleted and restored, and the history has it', async () => {
  const before = await readFlown();
  const added = (await send('POST', '/viewpoints/', newStop)).body;
  expect(await readFlown()).toEqual([...before, 5]);
  const address = `/viewpoints/${added.viewpoint_id}`;
  const changed = await send('PUT', address, { ...added, heading: 90 });
  expect(changed).toMatchObject({ status: 200, body: { heading: 90, version: 2 } });
  expect(await send('PUT', address, added, 1)).toMatchObject({
    status: 409,
    body: { code: 'version_conflict', versions: { edited: 1, current: 2 } },
  });
  const positions = [{ viewpoint_id: added.viewpoint_id, seqid: 0 }];
  expect((await send('PUT', '/viewpoints/order', { positions })).status).toBe(200);
  expect(await readFlown()).toEqual([5, ...before]);
  expect((await send('DELETE', address, undefined, 3)).status).toBe(204);
  expect(await readFlown()).toEqual(before);
  expect((await send('POST', `${address}/restore`)).status).toBe(200);
  expect(await readFlown()).toEqual([5, ...before]);
  const history: { action: string }[] = (await send('GET', `/admin${address}/changes/`)).body;
  expect(history.map(({ action }) => action)).toEqual(['restore', 'delete', 'update', 'update', 'create']);
});

test('a stop with another place is returned with the titles of that place', async () => {
  const stop = (await readAll()).find(({ place_id }) => place_id === shipped[0]?.place_id);
  if (stop === undefined) throw new Error('the flight has its first stop');
  const { status, body } = await send('PUT', `/viewpoints/${stop.viewpoint_id}`, { ...stop, place_id: 151 });
  expect([status, body.place_id]).toEqual([200, 151]);
  expect(body.place_title_en).not.toBe(stop.place_title_en);
});

describe('a stop of the flight is rejected with 422 and the field', () => {
  test.each<[string, object, string]>([
    ['place_id', { place_id: 99_999 }, 'with an unknown place'],
    ['place_id', { place_id: shipped[1]?.place_id }, 'with a place of another stop'],
    ['range', { range: 10 }, 'with a camera that is too near'],
    ['tilt', { tilt: 85 }, 'with a camera that looks above the horizon'],
    ['heading', { heading: 360 }, 'with a direction beyond the circle'],
    ['rest_seconds', { rest_seconds: 3600 }, 'that lasts an hour'],
  ])('%s %j, %s', async (field, fields, _why) => {
    const { status, body } = await send('POST', '/viewpoints/', { ...newStop, place_id: 152, ...fields });
    expect([status, body.detail]).toEqual([422, expect.stringContaining(field)]);
  });
});

test('a stop is not restored while another one has its place', async () => {
  const [stop] = await readAll();
  if (stop === undefined) throw new Error('the flight has stops');
  const { viewpoint_id: id, version, place_id } = stop;
  await send('DELETE', `/viewpoints/${id}`, undefined, version);
  await send('POST', '/viewpoints/', { ...newStop, place_id });
  expect((await send('POST', `/viewpoints/${id}/restore`)).status).toBe(409);
});

test('the export has the edited flight, and the file of an unchanged one is as it is shipped', async () => {
  const folder = temporaryFolder();
  const { changed } = await exportContent(app.database.orm, contentDir, folder);
  expect(changed).toContain('flight/flight.json');
  expect(readFlight(folder).map(({ place_id }) => place_id)).toEqual(await readFlown());
  expect(writeFlight(shipped)).toBe(readFileSync(flightPath(contentDir), 'utf8'));
});
