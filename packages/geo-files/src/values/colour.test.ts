import { expect, test } from 'vitest';
import { readColour, readGpxColour, readKmlColour } from './colour.ts';

test.each([
  ['#FF8000', '#ff8000'],
  ['ff8000', '#ff8000'],
  ['#f80', '#ff8800'],
  ['#ff800080', '#ff8000'],
  ['DarkBlue', '#00008b'],
  ['#ff80', null],
  ['constructor', null],
  ['', null],
])('readColour reads %j as %j', (text, colour) => {
  expect(readColour(text)).toBe(colour);
});

test('readGpxColour reads the opacity first', () => {
  expect([readGpxColour('#80ff8000'), readGpxColour('ff8000'), readGpxColour('Red')]).toEqual([
    '#ff8000',
    '#ff8000',
    '#ff0000',
  ]);
});

test('readKmlColour reads opacity, blue, green and red', () => {
  expect([readKmlColour('ff0080FF'), readKmlColour('#ff0080ff'), readKmlColour('0080ff')]).toEqual([
    '#ff8000',
    '#ff8000',
    null,
  ]);
});
