import { expect, test } from 'vitest';
import { readPlaceIds } from './shown-place-ids.ts';

test.each([
  ['?places=5,53,60', [5, 53, 60]],
  ['?places=5, 53', [5, 53]],
  ['?places=5,Leh,-1,1e3,,60', [5, 60]],
  ['?places=', []],
  ['?other=5', []],
  ['', []],
])('the ids in the query %j are %j', (search, ids) => {
  expect(readPlaceIds(search)).toEqual(ids);
});
