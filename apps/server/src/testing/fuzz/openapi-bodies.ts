import * as fc from 'fast-check';
import type { Operation, ValueSchema } from './openapi-document.ts';
import { hostileString, hostileValue, valueOf } from './openapi-values.ts';

/** The bytes of a body and their declared type. */
export interface GeneratedBody {
  readonly contentType: string | undefined;
  readonly bytes: Buffer;
}

export const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

const contentTypes = [
  undefined,
  json,
  form,
  'application/json; charset=utf-16',
  'application/vnd.api+json',
  'multipart/form-data; boundary=x',
  'text/plain',
  'text/xml',
  'application/octet-stream',
  'nonsense',
];

const depth = 20_000;
const tenMegabytes = Buffer.from(JSON.stringify('x'.repeat(10_000_000)));

/** Bodies that are not the JSON of any schema. */
const rawBodies: readonly Buffer[] = [
  '',
  '{',
  '{"a":1,}',
  '{"a":1}{"a":2}',
  '{"a":1,"a":2}',
  '\ufeff{}',
  '\u0000',
  'NaN',
  '"',
  '1e400',
  "{'a':1}",
  'a=1&a=2&__proto__[b]=1&a[]=3&=&&%ZZ',
  'username=a%00&password=%FF%FE',
  '{"__proto__":{"is_superuser":true},"a":1}',
  `${'['.repeat(depth)}${']'.repeat(depth)}`,
  `${'{"a":'.repeat(depth / 2)}1${'}'.repeat(depth / 2)}`,
  '['.repeat(depth),
]
  .map((text) => Buffer.from(text))
  .concat(
    Buffer.from([0xff, 0xfe, 0x00]),
    Buffer.from('{"a":"\u00ff"}', 'latin1'),
    Buffer.from('{"a":1}', 'utf16le'),
  );

const rawBody = fc.oneof(
  { weight: 40, arbitrary: fc.constantFrom(...rawBodies) },
  { weight: 1, arbitrary: fc.constant(tenMegabytes) },
);

interface Change {
  readonly kind: 'remove' | 'replace' | 'add';
  readonly position: number;
  readonly name: string;
  readonly value: unknown;
}

const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('remove', 'replace', 'add'),
  position: fc.nat(20),
  name: hostileString,
  value: hostileValue,
});

/** Removes, replaces and adds fields. */
function applyChanges(value: unknown, changes: readonly Change[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value);
  for (const { kind, position, name, value: next } of changes) {
    const at = position % Math.max(1, fields.length);
    const [present] = fields[at] ?? [name];
    if (kind === 'remove') fields.splice(at, 1);
    else if (kind === 'replace') fields.splice(at, 1, [present, next]);
    else fields.push([name, next]);
  }
  return Object.fromEntries(fields);
}

function changedValue(schema: ValueSchema): fc.Arbitrary<unknown> {
  return fc.oneof(
    {
      weight: 9,
      arbitrary: fc
        .tuple(valueOf(schema), fc.array(change, { maxLength: 3 }))
        .map(([value, changes]) => applyChanges(value, changes)),
    },
    { weight: 1, arbitrary: hostileValue },
  );
}

function encode(value: unknown, contentType: string): Buffer {
  if (contentType !== form) return Buffer.from(JSON.stringify(value));
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Buffer.from(
    new URLSearchParams(
      fields.map(([name, field]): [string, string] => [
        name,
        typeof field === 'string' ? field : JSON.stringify(field),
      ]),
    ).toString(),
  );
}

/**
 * Generates bodies for an operation: valid ones, ones with changed fields, and bytes that are no JSON, under the declared
 * type and under others.
 * @param invalidField a field that is never valid, for operations that would succeed and change something
 */
export function bodyFor(
  operation: Operation,
  invalidField?: string,
): fc.Arbitrary<GeneratedBody | undefined> {
  const anyBytes = fc.record({ contentType: fc.constantFrom(...contentTypes), bytes: rawBody });
  const { body } = operation;
  if (!body)
    return fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: anyBytes });
  const { contentType, schema } = body;
  const value = changedValue(schema).map((generated) => withInvalidField(generated, invalidField));
  const declared = value.map((generated) => ({ contentType, bytes: encode(generated, contentType) }));
  const otherType = fc
    .tuple(value, fc.constantFrom(...contentTypes))
    .map(([generated, other]) => ({ contentType: other, bytes: encode(generated, contentType) }));
  return fc.oneof(
    { weight: 8, arbitrary: declared },
    { weight: 1, arbitrary: otherType },
    { weight: 1, arbitrary: rawBody.map((bytes) => ({ contentType, bytes })) },
    { weight: 1, arbitrary: anyBytes },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}

function withInvalidField(value: unknown, field: string | undefined): unknown {
  if (field === undefined || typeof value !== 'object' || value === null || Array.isArray(value))
    return value;
  return { ...value, [field]: 'not valid\u0000' };
}
