import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiCallSchemas } from '@cae-map/contract/api/api-call-schemas';
import { isCapability, type WriteCall } from '@cae-map/contract/api/call';
import { apiCalls, type ApiCallName } from '@cae-map/contract/api/calls';
import { apiSchemas } from '@cae-map/contract/api/schemas';
import { addUser, signIn } from '../testing/accounts/accounts.ts';
import { openTestDatabase } from '../testing/databases/databases.ts';
import { requestOfCall } from '../testing/requests/call-requests.ts';
import { largestBodyOf } from '../testing/requests/largest-bodies.ts';
import { testApp } from '../testing/test-app.ts';
import { bodyLimitOf } from './body-limit.ts';

/** In bytes; of all calls that everyone or every signed-in user can make. */
const usualLimit = 64 * 1024;

/** More than any body of a call, and less than what a few requests at the same time could exhaust the memory with. */
const generalLimit = 5 * 1024 * 1024;

/** The calls that receive a whole book or a file, of which the server receives few at a time. */
const wholeFiles: Partial<Record<ApiCallName, number>> = {
  readBookFile: 64 * 1024 * 1024,
  importBook: 16 * 1024 * 1024,
  readTranslationFile: 16 * 1024 * 1024,
};

interface BodyCall {
  readonly name: ApiCallName;
  readonly call: WriteCall;
  readonly limit: number;
}

const bodyCalls = Object.entries(apiSchemas).flatMap(
  ([key, schemas]: [string, ApiCallSchemas]): BodyCall[] => {
    const name = key as ApiCallName;
    const call = apiCalls[name];
    return schemas.body && call.kind === 'write'
      ? [{ name, call, limit: bodyLimitOf(schemas.body, usualLimit) }]
      : [];
  },
);

let app: FastifyInstance;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await testApp({ database: await openTestDatabase('embedded') });
  headers = (await signIn(app, await addUser(app, { role: 'admin' }))).headers;
});
afterAll(() => app.close());

const send = (name: ApiCallName, payload: string, others = headers) => {
  const request = requestOfCall(name);
  return app.inject({ ...request, headers: { ...request.headers, ...others }, payload });
};

/** Every character of the texts is escaped, as some clients do. */
function escapeTexts(body: object): string {
  const escape = (text: string): string =>
    Array.from(
      { length: text.length },
      (_, index) => String.raw`\u` + text.charCodeAt(index).toString(16).padStart(4, '0'),
    ).join('');
  return JSON.stringify(body, null, 1).replaceAll(
    /: "((?:[^"\\]|\\.)*)"/g,
    (_match, text: string) => `: "${escape(JSON.parse(`"${text}"`))}"`,
  );
}

describe.each(bodyCalls)('a body of the call $name', ({ name, call, limit }) => {
  test.skipIf(name in wholeFiles)('with the maxima of its schema is within the limit', async () => {
    const body = largestBodyOf(name);
    const isForm = call.encoding === 'form';
    const payload = isForm ? new URLSearchParams(Object.entries(body)).toString() : escapeTexts(body);

    expect(apiSchemas[name as 'updatePlace'].body.safeParse(body)).toMatchObject({ success: true });
    const { statusCode, body: response } = await send(name, payload);
    expect({ statusCode, response }).not.toMatchObject({ statusCode: expect.toBeOneOf([413, 500]) });
    expect(response).not.toMatch(/^\{"detail":"The body is not valid/);
  });

  test('with the limit is read, and with one byte more is status 413 with the limit', async () => {
    const request = requestOfCall(name).payload ?? '';
    const padding = call.encoding === 'form' ? '&' : ' ';
    const padTo = (bytes: number): string => request + padding.repeat(bytes - Buffer.byteLength(request));

    expect((await send(name, padTo(limit))).statusCode).not.toBe(413);
    const response = await send(name, padTo(limit + 1));
    expect([response.statusCode, response.json()]).toEqual([
      413,
      { code: 'payload_too_large', detail: `The body exceeds ${limit} bytes.` },
    ]);
  });

  test('is limited to 64 KiB unless only users with a capability make the call, and to 5 MiB unless it is a whole file', () => {
    const most = isCapability(call.access) ? (wholeFiles[name] ?? generalLimit) : usualLimit;
    expect(limit).toBeLessThanOrEqual(most);
  });

  test.runIf(isCapability(call.access))('is not read without access', async () => {
    const { statusCode } = await send(name, 'x'.repeat(limit + 1), {});

    expect(statusCode).toBe(401);
  });
});
