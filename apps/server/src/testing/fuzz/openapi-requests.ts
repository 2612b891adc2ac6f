import * as fc from 'fast-check';
import { bodyFor, type GeneratedBody } from './openapi-bodies.ts';
import type { Operation, Parameter } from './openapi-document.ts';
import { hostileString, valueOf } from './openapi-values.ts';

/** One request of a client that may know the API, but nobody's credentials. */
export interface GeneratedRequest {
  readonly operation: Operation;
  /** Path and query, percent-encoded. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: GeneratedBody | undefined;
}

export interface GenerationOptions {
  readonly seed: number;
  readonly count: number;
  /** By the id of an operation that anyone may complete: a field of its body that is never valid. */
  readonly invalidFields: Readonly<Record<string, string>>;
}

/** Generates requests to all operations; they depend only on the options. */
export function generateRequests(
  operations: readonly Operation[],
  { seed, count, invalidFields }: GenerationOptions,
): GeneratedRequest[] {
  const requests = operations.map((operation) => ({
    weight: hasInput(operation) ? 5 : 1,
    arbitrary: requestTo(operation, invalidFields[operation.id]),
  }));
  return fc.sample(fc.oneof(...requests), { seed, numRuns: count });
}

function hasInput({ parameters, body, method }: Operation): boolean {
  return parameters.length > 0 || body !== undefined || method !== 'GET';
}

function requestTo(operation: Operation, invalidField: string | undefined): fc.Arbitrary<GeneratedRequest> {
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query');
  return fc
    .record({
      path: fc.tuple(...inPath.map(pathSegment)),
      query: fc.tuple(...inQuery.map(queryPart)),
      extra: extraQuery,
      headers: fc.tuple(authorization, fc.array(otherHeader, { maxLength: 2 })),
      body: bodyFor(operation, invalidField),
    })
    .map(({ path, query, extra, headers: [credentials, others], body }) => {
      const pathname = inPath.reduce(
        (target, { name }, index) => target.replace(`{${name}}`, () => path[index] ?? ''),
        operation.path,
      );
      const parts = [...query, ...extra].filter((part) => part !== '');
      return {
        operation,
        target: parts.length === 0 ? pathname : `${pathname}?${parts.join('&')}`,
        headers: Object.fromEntries([...credentials, ...others]),
        body,
      };
    });
}

/** Percent-encoded already: some of them are not UTF-8. */
const hostileSegments = [
  '%00',
  '%ff%fe',
  '%ED%A0%80',
  '%',
  '%zz',
  '..',
  '%2e%2e%2f%2e%2e',
  '%2f%2fhost',
  '__proto__',
  '-1',
  '0',
  '-0',
  '1.5',
  '1e9',
  '2147483648',
  '9'.repeat(400),
  'x'.repeat(3000),
  "'%20OR%201=1",
  '%3Cscript%3E',
];

/** Through a buffer, because a lone surrogate cannot be encoded. */
const encodeText = (text: string): string => encodeURIComponent(Buffer.from(text).toString());

function parameterText({ schema }: Parameter): fc.Arbitrary<string> {
  return valueOf(schema).map((value) =>
    encodeText(typeof value === 'string' ? value : JSON.stringify(value)),
  );
}

function pathSegment(parameter: Parameter): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 3, arbitrary: parameterText(parameter) },
    { weight: 2, arbitrary: fc.constantFrom(...hostileSegments) },
  );
}

/** `name=value`, several of them, or nothing. */
function queryPart(parameter: Parameter): fc.Arbitrary<string> {
  const { name } = parameter;
  const valid = parameterText(parameter).map((text) => `${name}=${text}`);
  const hostile = fc
    .oneof(hostileString.map(encodeText), fc.constantFrom(...hostileSegments))
    .map((text) => `${name}=${text}`);
  return fc.oneof(
    { weight: 6, arbitrary: valid },
    { weight: 3, arbitrary: hostile },
    { weight: 1, arbitrary: fc.tuple(valid, hostile).map((parts) => parts.join('&')) },
    { weight: 1, arbitrary: fc.constantFrom('', name, `${name}[]=1`, `${name}[a]=1`) },
  );
}

const extraQuery = fc.oneof(
  { weight: 9, arbitrary: fc.constant([]) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(['a=b'], ['__proto__[a]=1'], ['constructor=1'], ['&&'], ['%00=%00']),
  },
);

const encodeJson = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = { sub: '1', iat: 1_700_000_000, is_superuser: true };
const inOneYear = 365 * 24 * 60 * 60;
const signature = 'A'.repeat(86);

function token(header: unknown, payload: unknown, signed = signature): string {
  return `Bearer ${encodeJson(header)}.${encodeJson(payload)}.${signed}`;
}

const future = Math.floor(Date.now() / 1000) + inOneYear;
const credentials = [
  'Bearer',
  'Bearer ',
  'Bearer x',
  'Bearer a.b.c',
  'Bearer a b',
  'bearer null',
  'Basic YWRtaW46YWRtaW4=',
  `Bearer ${'x'.repeat(6000)}`,
  token({ alg: 'none', typ: 'JWT' }, { ...claims, exp: future }, ''),
  token({ alg: 'None' }, { ...claims, exp: future }),
  token({ alg: 'HS256' }, { ...claims, exp: future }, 'A'.repeat(43)),
  token({ alg: 'EdDSA' }, { ...claims, exp: future }),
  token({ alg: 'EdDSA', kid: '../../etc/passwd' }, { ...claims, exp: future }),
  token({ alg: 'EdDSA', kid: '__proto__' }, { ...claims, exp: future }),
  token({ alg: 'EdDSA', jwk: { kty: 'OKP' } }, { ...claims, exp: future }),
  token({ alg: 'EdDSA', crit: ['exp'] }, { ...claims, exp: future }),
  token({ alg: 'EdDSA' }, { ...claims, exp: 1_700_000_600 }),
  token({ alg: 'EdDSA' }, { ...claims, sub: { a: 1 }, exp: 'never' }),
  token({ alg: 'EdDSA' }, null),
  token([], []),
];

type HeaderEntries = readonly (readonly [string, string])[];

const authorization: fc.Arbitrary<HeaderEntries> = fc.oneof(
  { weight: 2, arbitrary: fc.constant([]) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...credentials).map((value) => [['authorization', value] as const]),
  },
);

const otherHeader = fc.constantFrom<readonly [string, string]>(
  ['if-match', '"1"'],
  ['if-match', '*'],
  ['if-match', '1'],
  ['if-match', '"99999999999999999999"'],
  ['if-match', '"-1", "a"'],
  ['if-none-match', '*'],
  ['cookie', 'pip=abcd1234; refresh_token=AAAA; session=AAAA; a'],
  ['cookie', '__proto__=1; =; a=%00; a=%zz; "'],
  ['cookie', `refresh_token=${'A'.repeat(5000)}`],
  ['origin', 'https://other.host'],
  ['origin', 'null'],
  ['sec-fetch-site', 'cross-site'],
  ['sec-fetch-site', 'same-origin'],
  ['x-http-method-override', 'DELETE'],
  ['x-forwarded-for', '127.0.0.1'],
  ['content-encoding', 'gzip'],
  ['accept', 'text/xml'],
  ['range', 'bytes=0-0'],
);
