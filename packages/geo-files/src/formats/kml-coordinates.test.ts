import { describe, expect, test } from 'vitest';
import { readCoord, readTuples, type Tuple } from './kml-coordinates.ts';

const describeTuple = ({ point, hasExtraNumber }: Tuple): string =>
  [point.longitude, point.latitude, point.height ?? '-', ...(hasExtraNumber ? ['more'] : [])].join(' ');
const tuples = (text: string): string[] => [...readTuples(text)].map(describeTuple);

describe('readTuples', () => {
  test.each([
    ['blanks and line breaks between tuples', ' 77.5,34.1,3500\n78,35 ', ['77.5 34.1 3500', '78 35 -']],
    ['blanks after commas', '77, 34, 0 78, 35, 0', ['77 34 0', '78 35 0']],
    ['blanks around commas', '77 , 34 , 0 78 , 35 , 0', ['77 34 0', '78 35 0']],
    ['commas at the ends of tuples', '77,34, 78,35,', ['77 34 -', '78 35 -']],
    ['commas at the ends of tuples with heights', '77,34,0, 78,35,0,', ['77 34 0', '78 35 0']],
    ['commas only, in threes', '77,34,0,77.5,34.2,0,78,34.4,0', ['77 34 0', '77.5 34.2 0', '78 34.4 0']],
    ['commas only, in pairs', '77.1,34.1,77.2,34.2,77.3,34.3', ['77.1 34.1 -', '77.2 34.2 -', '77.3 34.3 -']],
    ['commas only, two points', '77.5,34,78,35', ['77.5 34 -', '78 35 -']],
    ['commas only within lines', '77.1,34,0,77.2,34,0\n77.3,34,0', ['77.1 34 0', '77.2 34 0', '77.3 34 0']],
    ['a fourth number', '77.5,34,0,9 78,35,0,9', ['77.5 34 0 more', '78 35 0 more']],
    ['an empty text', ' \n', []],
  ])('reads %s', (_what, text, expected) => {
    expect(tuples(text)).toEqual(expected);
  });

  test.each([
    ['a tuple without a longitude', '77,34 ,15.5 78,35', ['77 34 -', ' 15.5 -', '78 35 -']],
    ['decimal commas', '77,5,34,1,0 77,6,34,2,0', ['77,5,34,1,0  -', '77,6,34,2,0  -']],
    ['pairs with decimal commas', '77,5,34,1', ['77,5,34,1  -']],
    ['five numbers', '77.5,34,0,1,2', ['  -']],
  ])('leaves %s without a valid position', (_what, text, expected) => {
    expect(tuples(text)).toEqual(expected);
  });
});

test.each([
  ['77.5 34.1 3500', '77.5 34.1 3500'],
  [' 77.5\n34.1 ', '77.5 34.1 -'],
  ['77.5,34.1,3500', '77.5 34.1 3500'],
  ['77.5 34.1 3500 9', '77.5 34.1 3500 more'],
])('readCoord reads %j', (text, expected) => {
  const tuple = readCoord(text);
  expect(tuple && describeTuple(tuple)).toBe(expected);
});

test('readCoord reads an empty text as none', () => {
  expect(readCoord(' ')).toBeNull();
});
