import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { matchesEtag, readyAnswer } from './ready-answer.ts';

test('every encoding unpacks to the same text and says how long it is', async () => {
  const body = JSON.stringify(Array.from({ length: 500 }, (_, index) => `Стоянка ${index}`));
  const { encoded, etag } = await readyAnswer({
    status: 200,
    body,
    effort: 'quick',
    headers: { 'content-type': 'a/b' },
  });

  expect(brotliDecompressSync(encoded.br.bytes).toString()).toBe(body);
  expect(gunzipSync(encoded.gzip.bytes).toString()).toBe(body);
  expect(encoded.identity.bytes.toString()).toBe(body);
  expect(encoded.br.bytes.length).toBeLessThan(encoded.identity.bytes.length / 3);
  for (const answer of Object.values(encoded)) {
    const headers = Object.fromEntries(
      answer.headers.map((name, index) => [name, answer.headers[index + 1]]),
    );
    expect(headers).toMatchObject({
      'content-length': String(answer.bytes.length),
      etag,
      'content-type': 'a/b',
    });
  }
});

test('the tag follows the text', async () => {
  const tagOf = async (body: string) =>
    (await readyAnswer({ status: 200, body, effort: 'quick', headers: {} })).etag;

  expect(await tagOf('a')).toBe(await tagOf('a'));
  expect(await tagOf('a')).not.toBe(await tagOf('b'));
});

test.each([
  [undefined, false],
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['W/"b"', false],
  ['a', false],
  ['', false],
])('If-None-Match %j matches W/"a": %s', (header, expected) => {
  expect(matchesEtag(header, 'W/"a"')).toBe(expected);
});
