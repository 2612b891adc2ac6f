import { aPlace } from '@cae-map/expedition/testing/records';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { expect, test } from 'vitest';
import { drawTravel } from './travel-drawing.ts';

const stop = (place_id: number, longitude: number, minzoom = 9) =>
  aPlace({ place_id, seqid: place_id, latitude: 35, longitude, minzoom, title_en: `Stop ${place_id}` });
const expedition = toExpedition({
  places: [
    stop(1, 75),
    stop(2, 80),
    stop(3, 85, 4),
    stop(4, 90),
    aPlace({ place_id: 5, seqid: 5, latitude: null }),
  ],
  images: [],
});
/** The number of lines of path data. */
const lines = (path: string): number => path.split('M').length - 1;

test('the drawing has the whole route and the travelled legs, and names the ends and the main stops', () => {
  const drawing = drawTravel(expedition, [[2, 3, 4]]);

  expect(lines(drawing?.route ?? '')).toBe(3);
  expect(lines(drawing?.travelled ?? '')).toBe(2);
  expect(drawing?.stops.map(({ placeId, isEnd }) => [placeId, isEnd])).toEqual([
    [2, true],
    [4, true],
    [3, false],
  ]);
  const [first, last] = drawing?.stops ?? [];
  expect(first?.left).toBeLessThan(last?.left ?? 0);
  expect(first?.top).toBe(50);
});

test('a meeting is drawn within its region', () => {
  const drawing = drawTravel(expedition, [[2]]);

  expect(drawing?.travelled).toBe('');
  expect(drawing?.stops).toContainEqual(expect.objectContaining({ placeId: 2, left: 50, top: 50 }));
  expect(drawing?.stops).toHaveLength(2);
});

test('there is no drawing without a stop whose position is known', () => {
  expect(drawTravel(expedition, [])).toBeNull();
  expect(drawTravel(expedition, [[5]])).toBeNull();
});
