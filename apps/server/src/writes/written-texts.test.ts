import * as fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiSchemas } from '@cae-map/contract/api/schemas';
import { imageBodySchema } from '@cae-map/contract/entities/images/image-editing';
import { placeBodySchema } from '@cae-map/contract/entities/place';
import { anImageBody, aPlaceForEditors } from '@cae-map/contract/testing/records';
import { z } from 'zod';
import { cleanHtmlFields } from '../lib/clean-html.ts';
import { addUser, signIn } from '../testing/accounts/accounts.ts';
import { databaseKinds, openTestDatabase } from '../testing/databases/databases.ts';
import { testApp } from '../testing/test-app.ts';

const { place_id: _placeId, imgcount: _imgcount, ...placeBody } = aPlaceForEditors;

/** Characters that programs trim, drop, replace or reject, each on its own and beside a letter. */
const pieces = [
  '\uFEFF',
  '\0',
  '\r',
  '\r\n',
  '\u0085',
  '\u180E',
  '\u200B',
  '\uD83D',
  '\uDE00',
  '\uFFFE',
  '\u{1FFFF}',
  '\u0001',
  '\u007F',
  '\u00A0',
  '\u2028',
  '\u3164',
  '\u0130',
  'I\u0307',
  '\\',
  "'",
  '%',
  ' ',
  '\n',
  'a',
  'я',
];
const oddText = fc.array(fc.constantFrom(...pieces), { maxLength: 6 }).map((parts) => parts.join(''));
const examples: [string][] = [['\uFEFF'], ['\uFEFFa'], [''], [' '], ['\0'], ['a\0'], ['\uD800'], ['\u200B']];

/** The fields of a body that accept free text. */
function textFields(schema: z.ZodObject): string[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input' });
  return Object.entries(properties).flatMap(([name, field]) => {
    if (typeof field === 'boolean') return [];
    const [text] = [field, ...(field.anyOf ?? [])].filter(
      (each) => typeof each === 'object' && [each.type as unknown].flat().includes('string') && !each.enum,
    );
    const isFree =
      text !== undefined && !/^(?:date|enddate|datetime_original|video_id|photograph|website)$/.test(name);
    return isFree ? [name] : [];
  });
}

describe.each(databaseKinds)('a text that the schema accepts, with the %s database,', (kind) => {
  let app: FastifyInstance;
  let headers: Record<string, string>;
  let placeId: number;
  let imageId: number;
  beforeAll(async () => {
    app = await testApp({ database: await openTestDatabase(kind) });
    headers = (await signIn(app, await addUser(app, { role: 'admin' }))).headers;
    const add = async (url: string, body: object) =>
      (await app.inject({ method: 'POST', url, headers, body })).json();
    placeId = (await add('/v1/places/', placeBody)).place_id;
    imageId = (await add('/v1/images/', { image_type: 'photo', image_enabled: true, upload_id: null }))
      .image_id;
  });
  afterAll(() => app.close());

  const put = async (url: string, method: 'PUT' | 'PATCH', body: object) => {
    const version = async () => {
      const response = await app.inject({ method, url, headers: { ...headers, 'if-match': '"0"' }, body });
      return response.statusCode === 409
        ? response.json<{ versions: { current: number } }>().versions.current
        : 1;
    };
    return await app.inject({
      method,
      url,
      headers: { ...headers, 'if-match': `"${await version()}"` },
      body,
    });
  };

  /** Sends every text field with odd texts, and expects what the schema has made of them, or status 422. */
  async function check(
    schema: z.ZodObject,
    body: object,
    save: (body: object) => Promise<{ readonly statusCode: number; json(): object }>,
    {
      present = (saved) => saved,
      numRuns = 30,
    }: { readonly present?: (saved: Record<string, unknown>) => object; readonly numRuns?: number } = {},
  ): Promise<void> {
    const fields = textFields(schema);
    expect(fields).not.toEqual([]);
    await fc.assert(
      fc.asyncProperty(oddText, async (text) => {
        const changed = { ...body, ...Object.fromEntries(fields.map((field) => [field, text])) };
        const parsed = schema.safeParse(changed);
        const response = await save(changed);
        if (!parsed.success) {
          expect(response.statusCode).toBe(422);
          return;
        }
        const expected = Object.fromEntries(fields.map((field) => [field, parsed.data[field]]));
        expect(response.statusCode).toBe(200);
        expect(response.json()).toMatchObject(present(expected));
      }),
      { numRuns, examples },
    );
  }

  test('is returned by a place as the schema has read it', async () => {
    const onlyTexts = { ...placeBody, date: null, enddate: null };
    await check(placeBodySchema, onlyTexts, (body) => put(`/v1/places/${placeId}`, 'PUT', body), {
      present: (saved) => cleanHtmlFields('places', saved),
    });
  });

  test('is returned by an image as the schema has read it', async () => {
    await check(imageBodySchema, { ...anImageBody, place_id: null, until_place_id: null }, (body) =>
      put(`/v1/images/${imageId}`, 'PUT', body),
    );
  });

  test('is returned by an account as the schema has read it', async () => {
    await check(apiSchemas.updateMe.body, {}, (body) => put('/v1/users/me', 'PATCH', body));
  });

  test('is returned by a proposal as the schema has read it', async () => {
    const proposal = { subject: 'place', subject_id: placeId, kind: 'remark', proposed: {}, lang: 'ru' };
    const send = async (body: object) => {
      const sent = await app.inject({ method: 'POST', url: '/v1/proposals/', body });
      const listed = await app.inject({ url: '/v1/admin/proposals/', headers });
      const [newest] = listed
        .json<{ proposal_id: number }[]>()
        .toSorted((one, other) => other.proposal_id - one.proposal_id);
      return { statusCode: sent.statusCode === 204 ? 200 : sent.statusCode, json: () => newest ?? {} };
    };
    // A client may send only some proposals.
    await check(apiSchemas.createProposal.body, proposal, send, { numRuns: 12 });
  });
});
