import { describe, expect, test } from 'vitest';
import { placeRevision } from '../../../../testing/editor.ts';
import { splitNextLeg } from './split-line.ts';

const from = placeRevision({ place_id: 1, seqid: 10, latitude: 30, longitude: 70, routejson: '[]' });
const to = placeRevision({
  place_id: 2,
  seqid: 20,
  latitude: 30,
  longitude: 80,
  routejson: '[[31,72],[32,74],[31,78]]',
});
const added = placeRevision({ place_id: 0, seqid: 15, latitude: 31.5, longitude: 73, routejson: '[]' });
const lines = (place: typeof added, places = [to, from]) => {
  const split = splitNextLeg(place, places);
  return split && [split.record.routejson, split.after.routejson];
};

describe('a new place in a leg with a drawn line', () => {
  test('gets the part of the line before it, and the next stop the rest', () => {
    expect(lines(added)).toEqual(['[[31,72]]', '[[32,74],[31,78]]']);
    expect(splitNextLeg(added, [to, from])?.before).toBe(to);
  });

  test('near an end of the leg leaves the whole line on the other side', () => {
    expect(lines({ ...added, latitude: 30, longitude: 70.1 })).toEqual(['[]', to.routejson]);
    expect(lines({ ...added, latitude: 30, longitude: 79.9 })).toEqual([to.routejson, '[]']);
  });

  test('with a line of its editor keeps that line, and the next stop keeps the rest of the split one', () => {
    expect(lines({ ...added, routejson: '[[31,71]]' })).toEqual(['[[31,71]]', '[[32,74],[31,78]]']);
  });

  test('follows a stop with the same number', () => {
    expect(lines({ ...added, seqid: 10 })).toEqual(['[[31,72]]', '[[32,74],[31,78]]']);
  });

  test.each([
    ['without a position', { latitude: null }],
    ['beside the route', { ispathpart: false }],
    ['of another journey', { visited_on: 'manchuriaexp' as const }],
    ['at the end of the route', { seqid: 30 }],
  ])('leaves the line as it is if the place is %s', (_condition, fields) => {
    expect(splitNextLeg({ ...added, ...fields }, [to, from])).toBeNull();
  });
});
