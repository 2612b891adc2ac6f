import { expect, test } from 'vitest';
import { listOperations, type OpenApiDocument } from './openapi-document.ts';
import { generateRequests, type GeneratedRequest } from './openapi-requests.ts';

const account = {
  type: 'object',
  properties: { email: { type: 'string', format: 'email' }, password: { type: 'string', minLength: 8 } },
};
const document: OpenApiDocument = {
  paths: {
    '/v1/login': {
      post: {
        operationId: 'login',
        requestBody: { content: { 'application/x-www-form-urlencoded': { schema: account } } },
      },
    },
    '/v1/register': {
      post: {
        operationId: 'register',
        requestBody: { content: { 'application/json': { schema: account } } },
      },
    },
    '/v1/places/{place_id}': {
      patch: {
        operationId: 'updatePlace',
        parameters: [{ name: 'place_id', in: 'path', schema: { type: 'integer' } }],
      },
    },
  },
};
const options = { seed: 1, count: 3000, invalidFields: { register: 'email' } };
const requests = generateRequests(listOperations(document), options);

function bodiesOf(id: string): string[] {
  return requests.flatMap(({ operation, body }) =>
    operation.id === id && body ? [body.bytes.toString()] : [],
  );
}

test('generated requests are sent to every operation and depend only on the options', () => {
  expect(new Set(requests.map(({ operation }) => operation.id)).size).toBe(3);
  const again = generateRequests(listOperations(document), options);
  const describe = ({ target, headers, body }: GeneratedRequest) => [target, headers, body?.bytes.length];
  expect(again.map(describe)).toEqual(requests.map(describe));
});

test('some generated requests are valid', () => {
  expect(bodiesOf('login')).toContain('email=someone%40example.org&password=correct+horse+battery');
  expect(requests.some(({ target }) => /^\/v1\/places\/[1-9]\d{0,2}$/.test(target))).toBe(true);
});

test('no generated request has a valid value in a field that must not have one', () => {
  const bodies = bodiesOf('register');
  expect(bodies.length).toBeGreaterThan(500);
  expect(bodies.filter((body) => body.includes('@example.org'))).toEqual([]);
});

test('generated requests have tokens without and with a wrong signature, and bodies of ten megabytes', () => {
  const algorithms = requests.map(({ headers }) => {
    const [header = ''] = headers['authorization']?.replace('Bearer ', '').split('.') ?? [];
    return Buffer.from(header, 'base64url').toString();
  });
  expect(algorithms).toEqual(expect.arrayContaining(['{"alg":"none","typ":"JWT"}', '{"alg":"EdDSA"}']));
  const longest = Math.max(...requests.map(({ body }) => body?.bytes.length ?? 0));
  expect(longest).toBeGreaterThan(10_000_000);
});
