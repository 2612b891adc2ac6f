import { apiBase, apiCalls, type ApiCallName } from '@cae-map/contract/api/calls';
import type { ApiCallSchemas } from '@cae-map/contract/api/api-call-schemas';
import { apiSchemas } from '@cae-map/contract/api/schemas';
import { recordCalls, type RecordCalls } from '@cae-map/contract/api/records/record-calls';
import {
  recordKinds,
  type RecordKindFields,
  recordEntities,
} from '@cae-map/contract/entities/editing/record-kinds';
import type { ApiCall } from '@cae-map/contract/api/call';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { changes } from '../../database/schema.ts';
import { addUser, signIn } from '../../testing/accounts/accounts.ts';
import { openLoadedDatabase } from '../../testing/databases/databases.ts';
import { requestOfCall } from '../../testing/requests/call-requests.ts';
import { testApp } from '../../testing/test-app.ts';

type ReadRecord = Record<string, unknown> & { readonly version: number };

let app: FastifyInstance;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await testApp({ database: await openLoadedDatabase() });
  headers = (await signIn(app, await addUser(app, { role: 'admin' }))).headers;
});
afterAll(() => app.close());

const countChanges = () => app.database.orm.$count(changes);

/** @param record the values of the parameters in the address of the call; null for a call without any */
async function send(name: ApiCallName, record: object | null, payload?: object, ifMatch?: number) {
  const { method, path }: ApiCall = apiCalls[name];
  const response = await app.inject({
    method,
    url:
      apiBase +
      path.replaceAll(/\{(\w+)\}/g, (_parameter, field: string) => String(Reflect.get(record ?? {}, field))),
    headers: { ...headers, ...(ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` }) },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: response.statusCode, body: response.json() };
}

/** Adds a record of a kind of which the shipped content has none. */
async function addRecord({ create }: RecordCalls): Promise<ReadRecord> {
  const { payload } = requestOfCall(create);
  const { status, body } = await send(create, null, JSON.parse(payload ?? '{}'));
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

describe.each(recordEntities)('a record of the kind %s, as an administrator has read it,', (entity) => {
  const kind: RecordKindFields = recordKinds[entity];
  const calls: RecordCalls = recordCalls[entity];
  const { body: schema } = apiSchemas[calls.replace] as unknown as { readonly body: z.ZodObject };
  const readAll = async (): Promise<ReadRecord[]> => (await send(calls.list, null)).body;
  let id: number;
  let record: ReadRecord;
  beforeEach(async () => {
    const [first] = await readAll();
    record = first ?? (await addRecord(calls));
    id = Number(record[kind.key]);
  });
  const replace = (fields: object, ifMatch?: number) => send(calls.replace, record, fields, ifMatch);

  /** A value that the schema accepts and that is not the one of the record. */
  function otherValue(field: string): unknown {
    const original = {
      format: 'png',
      width: 1,
      height: 1,
      bytes: 1,
      upload_id: '0'.repeat(32),
      has_position: true,
    };
    const candidates = [
      7_654_321,
      'other',
      '2001-01-01T00:00:00.000Z',
      record[field] !== true,
      'failed',
      original,
    ];
    return candidates.find(
      (value) => value !== record[field] && schema.shape[field]?.safeParse(value).success,
    );
  }

  test('can replace itself: its version is the same, and the history has no row more', async () => {
    const count = await countChanges();
    expect(await replace(record, record.version)).toEqual({ status: 200, body: record });
    expect(await readAll()).toContainEqual(record);
    expect(await countChanges()).toBe(count);
  });

  test('can replace itself whichever record of the shipped content it is', async () => {
    const refused = (await readAll()).filter((read) => !schema.safeParse(read).success);
    expect(refused).toEqual([]);
  });

  test('is compared by the version of the body when there is no If-Match', async () => {
    // The titles of a stop of the flight are those of its place.
    const change = kind.readOnlyFields.includes(kind.titles.en)
      ? { rest_seconds: 7 }
      : { [kind.titles.en]: `Title after version ${record.version}` };
    const saved = await replace({ ...record, ...change });
    expect(saved).toMatchObject({ status: 200, body: { version: record.version + 1 } });

    const [edited, current] = [record.version, record.version + 1];
    expect(await replace(record)).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', versions: { edited, current, record: saved.body } },
    });
  });

  test('returns 422 when the version of the body is not that of If-Match', async () => {
    const { status, body } = await replace(record, record.version + 1);
    expect([status, body]).toEqual([
      422,
      { code: 'invalid_request', detail: expect.stringMatching(/^version /) },
    ]);
  });

  test('returns 422 that names if-match when there is a version neither in the header nor in the body', async () => {
    const { version: _version, ...others } = record;
    const { status, body } = await replace(others);
    expect([status, body.detail]).toEqual([422, expect.stringContaining('if-match')]);
  });

  test.each(kind.readOnlyFields.filter((field) => field !== 'version'))(
    'returns 422 that names %s when this read-only field has another value',
    async (field) => {
      const value = otherValue(field);
      expect(value).toBeDefined();
      const { status, body } = await replace({ ...record, [field]: value }, record.version);
      expect([status, body]).toEqual([
        422,
        { code: 'invalid_request', detail: expect.stringMatching(new RegExp(`^${field} `)) },
      ]);
      expect(await readAll()).toContainEqual(record);
    },
  );

  test('returns 422 that names an unknown field', async () => {
    const { status, body } = await replace({ ...record, colour: 'red' }, record.version);
    expect([status, body.detail]).toEqual([422, expect.stringContaining('colour')]);
  });

  describe.runIf(calls.editSome !== undefined)('and sent with others', () => {
    /** The fields that the call takes: those of texts without their contents. */
    const taken = new Set(calls.editSome === undefined ? [] : fieldsOfEdits(calls.editSome));
    const takenFields = (): object =>
      Object.fromEntries(Object.entries(record).filter(([name]) => taken.has(name)));
    const edit = (fields: object) =>
      send(calls.editSome ?? calls.replace, null, {
        edits: [{ [kind.key]: id, version: record.version, fields }],
      });

    test('keeps its version, and the history has no row more', async () => {
      const count = await countChanges();
      expect(await edit(takenFields())).toEqual({ status: 200, body: [record] });
      expect(await countChanges()).toBe(count);
    });

    test.runIf(taken.has('updated_by'))(
      'returns 422 that names a read-only field with another value',
      async () => {
        const { status, body } = await edit({ ...takenFields(), updated_by: 7_654_321 });
        expect([status, body.detail]).toEqual([422, expect.stringMatching(/^updated_by /)]);
      },
    );

    test('returns 422 that names an unknown field', async () => {
      const { status, body } = await edit({ ...takenFields(), colour: 'red' });
      expect([status, body.detail]).toEqual([422, expect.stringContaining('colour')]);
    });
  });
});

/** The fields of an edit in the body of a call that changes several records. */
function fieldsOfEdits(name: ApiCallName): string[] {
  const { body }: ApiCallSchemas = apiSchemas[name];
  const edits = Object(z.toJSONSchema(body ?? z.never(), { io: 'input' }).properties?.['edits']);
  return Object.keys(edits.items.properties.fields.properties);
}

describe('a quick edit of a place', () => {
  const readPlace = async (): Promise<ReadRecord> => (await send('listPlacesForEditors', null)).body[0];
  const quickEdit = ({ place_id }: ReadRecord, fields: object, ifMatch?: number) =>
    send('quickEditPlace', { place_id }, { placeId: place_id, ...fields }, ifMatch);

  test('with the stored value keeps the version, and the history has no row more', async () => {
    const place = await readPlace();
    const count = await countChanges();
    expect(await quickEdit(place, { minzoom: place['minzoom'] }, place.version)).toEqual({
      status: 200,
      body: place,
    });
    expect(await countChanges()).toBe(count);
  });

  test('is compared by the version of the body when there is no If-Match', async () => {
    const place = await readPlace();
    const edit = { hide_distance: place['hide_distance'] !== true, version: place.version };
    expect(await quickEdit(place, edit)).toMatchObject({ status: 200, body: { version: place.version + 1 } });
    expect((await quickEdit(place, edit)).status).toBe(409);
  });
});
