import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { matchesEtag, createCachedResponse } from './cached-response.ts';

test('every encoding decompresses to the same body and has its own content-length', async () => {
  const body = JSON.stringify(Array.from({ length: 500 }, (_, index) => `Стоянка ${index}`));
  const { encoded, etag } = await createCachedResponse({
    status: 200,
    body,
    compression: 'fast',
    headers: { 'content-type': 'a/b' },
  });

  expect(brotliDecompressSync(encoded.br.bytes).toString()).toBe(body);
  expect(gunzipSync(encoded.gzip.bytes).toString()).toBe(body);
  expect(encoded.identity.bytes.toString()).toBe(body);
  expect(encoded.br.bytes.length).toBeLessThan(encoded.identity.bytes.length / 3);
  for (const response of Object.values(encoded)) {
    const headers = Object.fromEntries(
      response.headers.map((name, index) => [name, response.headers[index + 1]]),
    );
    expect(headers).toMatchObject({
      'content-length': String(response.bytes.length),
      etag,
      'content-type': 'a/b',
    });
  }
});

test('the ETag changes only with the body', async () => {
  const etagFor = async (body: string) =>
    (await createCachedResponse({ status: 200, body, compression: 'fast', headers: {} })).etag;

  expect(await etagFor('a')).toBe(await etagFor('a'));
  expect(await etagFor('a')).not.toBe(await etagFor('b'));
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
