import { expect, test } from 'vitest';
import { splitTwinPath } from './twin-formats.ts';

test.each([
  ['/en/day/1926-05-01.json', { path: '/en/day/1926-05-01', format: 'json' }],
  ['/text/5.bib', { path: '/text/5', format: 'bib' }],
  ['/text/5', null],
  ['/text/5.xml', null],
  ['/text/5.json.json', null],
  ['/.json', null],
  ['.json', null],
  ['/text/5.JSON', null],
])('the path %j is split into %j', (path, split) => {
  expect(splitTwinPath(path)).toEqual(split);
});
