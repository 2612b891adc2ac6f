import { expect, test } from 'vitest';
import { parseByteRange } from './byte-range.ts';

test.each([
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=9-99', { start: 9, end: 9 }],
])('parseByteRange reads %s of ten bytes', (header, range) => {
  expect(parseByteRange(header, 10)).toEqual(range);
});

test.each(['bytes=10-', 'bytes=10-12', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])(
  'parseByteRange reports that %s is outside of ten bytes',
  (header) => {
    expect(parseByteRange(header, 10)).toBe('unsatisfiable');
  },
);

test.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=3-1', 'bytes=0-1,4-5', 'lines=0-1', 'bytes=a-b'])(
  'parseByteRange ignores %s',
  (header) => {
    expect(parseByteRange(header, 10)).toBeUndefined();
  },
);
