import { expect, test } from 'vitest';
import { tileValidity } from './tile.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

test.each([
  ['without Cache-Control', undefined, 7 * day, 0],
  ['with max-age', 'public, max-age=172800', 2 * day, 2 * day],
  ['with s-maxage, which precedes max-age', 'max-age=60, s-maxage=172800', 2 * day, 2 * day],
  ['with a short max-age', 'max-age=3600', day, hour],
  ['with a max-age of years', 'max-age=99999999', 30 * day, 30 * day],
  ['with no-store', 'no-store', day, 0],
  ['with private', 'private, max-age=86400', day, 0],
  ['with no-cache', 'no-cache', day, 0],
])('a tile %s is stored for a bounded time, or as the provider allows', (_what, header, days, provider) => {
  expect(tileValidity('days', header)).toBe(days);
  expect(tileValidity('provider', header)).toBe(provider);
});
