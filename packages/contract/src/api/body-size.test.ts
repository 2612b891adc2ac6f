import { expect, test } from 'vitest';
import { z } from 'zod';
import { largestBody } from './body-size.ts';

test.each([
  ['a text', z.object({ a: z.string() }), 'a has no maximum'],
  ['a list', z.object({ a: z.array(z.boolean()) }), 'a has no maximum'],
  ['a text in a list', z.object({ a: z.array(z.string().nullable()).max(2) }), 'an item of a has no maximum'],
  ['a record', z.object({ a: z.record(z.string().max(5), z.boolean()) }), 'a has fields without a maximum'],
  ['any value', z.object({ a: z.unknown() }), 'a has no known type'],
])('a schema with %s without a maximum has no largest body', (_what, schema, message) => {
  expect(() => largestBody(schema)).toThrow(message);
});

test('the largest body is at least as large as a body of the maxima, with all characters escaped and all lines indented', () => {
  const schema = z.object({
    text: z.string().max(100).nullable(),
    kinds: z.array(z.object({ kind: z.enum(['a', 'long']), number: z.number() })).max(50),
  });
  const body = {
    text: 'é'.repeat(100),
    kinds: Array.from({ length: 50 }, () => ({ kind: 'long', number: -Number.MAX_VALUE })),
  };
  const json = JSON.stringify(body, null, 2).replaceAll('é', String.raw`\u00e9`);

  expect(largestBody(schema)).toBeGreaterThan(json.length);
  expect(largestBody(schema)).toBeLessThan(2 * json.length);
});
