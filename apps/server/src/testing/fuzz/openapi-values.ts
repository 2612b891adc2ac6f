import * as fc from 'fast-check';
import type { ValueSchema } from './openapi-document.ts';

const hostileStrings = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  '\r\nSet-Cookie: a=b',
  "' OR 1=1 --",
  "1'; DROP TABLE places; --",
  '$1',
  '%',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '../../../etc/passwd',
  '..\\..\\windows',
  '${7*7}{{7*7}}',
  'javascript:alert(1)',
  '//other.host',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'true',
  '-1',
  '0',
  '1e400',
  'NaN',
  '0x10',
  '2147483648',
  '9'.repeat(400),
  '0000-01-01',
  '9999-12-31T23:59:60Z',
  '😀'.repeat(40),
  'x'.repeat(5000),
];

const hostileNumbers = [-1, 0, -0, 1.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308, 5e-324];

const hostileObjects: readonly unknown[] = [
  null,
  true,
  [],
  {},
  [[[[]]]],
  // Own properties; a literal would set the prototype.
  JSON.parse('{"__proto__": {"is_superuser": true}}'),
  JSON.parse('{"constructor": {"prototype": {"is_superuser": true}}}'),
  { toString: 1, valueOf: null },
  Array.from({ length: 2000 }, () => 0),
];

export const hostileString = fc.constantFrom(...hostileStrings);

/** Any JSON value; most of them violate every schema. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: hostileString },
  { weight: 2, arbitrary: fc.constantFrom(...hostileNumbers) },
  { weight: 2, arbitrary: fc.constantFrom(...hostileObjects) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

const formats: Readonly<Record<string, readonly string[]>> = {
  email: ['someone@example.org', 'admin@example.org'],
  date: ['1925-09-01', '1927-04-30'],
  'date-time': ['1925-09-01T00:00:00Z'],
  uuid: ['00000000-0000-4000-8000-000000000000'],
  uri: ['https://example.org/'],
};

/** Texts that agree with many patterns: numbers, dates, names of files, paths. */
const plainStrings = ['1', '5', '53', '1925-09-01', 'pass.webp', '/place/53', 'OsC', 'correct horse battery'];

/** Generates values that agree with a schema, except for patterns. */
export function valueOf(schema: ValueSchema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(valueOf));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'integer':
      return fc.integer(boundsOf(schema));
    case 'number':
      return fc.double({ ...boundsOf(schema), noNaN: true });
    case 'string':
      return stringOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valueOf(schema.items ?? {}), { maxLength: 3 });
    case 'object': {
      const properties = Object.entries(schema.properties ?? {});
      return fc.record(Object.fromEntries(properties.map(([name, property]) => [name, valueOf(property)])));
    }
    case undefined:
    default:
      return hostileValue;
  }
}

function stringOf({ format = '', minLength = 0, maxLength = 1000 }: ValueSchema): fc.Arbitrary<string> {
  const strings = formats[format] ?? plainStrings;
  return fc.constantFrom(...strings.map((text) => text.padEnd(minLength, 'a').slice(0, maxLength)));
}

/** The bounds of a number, at most a thousand. */
function boundsOf({ minimum = 1, maximum = 1000 }: ValueSchema): {
  readonly min: number;
  readonly max: number;
} {
  const min = Math.max(minimum, -1000);
  return { min, max: Math.max(min, Math.min(maximum, 1000)) };
}
