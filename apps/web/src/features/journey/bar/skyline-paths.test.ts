import { journeyAxis } from '@cae-map/expedition/journey/chart/axis';
import { journeyClock } from '@cae-map/expedition/journey/player/clock';
import { toJourney } from '@cae-map/expedition/journey/to-journey';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { expect, test } from 'vitest';
import { placeRecord } from '../../../testing/data/records.ts';
import { rowHeight } from './chart-paths.ts';
import { heightToY, passLabels, skylinePaths, topMetres } from './skyline-paths.ts';

test('skylinePaths draws columns from left to right and closes each area at the lower edge', () => {
  const { line, area } = skylinePaths({ columns: [0, topMetres, 3500, 3500], highest: topMetres });
  expect(line).toBe('M125 100L375 0L625 50L875 50');
  expect(area).toBe('M125 100L125 100L375 0L625 50L875 50L875 100Z');
});

test('skylinePaths leaves a gap where heights are unknown', () => {
  const { line, area } = skylinePaths({ columns: [3500, 3500, null, 3500], highest: 3500 });
  expect(line).toBe('M125 50L375 50M875 50');
  expect(area).toBe('M125 100L125 50L375 50L375 100ZM875 100L875 50L875 100Z');
});

test('heightToY is within the strip for every height', () => {
  expect([heightToY(-150), heightToY(0), heightToY(9000)]).toEqual([rowHeight, rowHeight, 0]);
});

test('passLabels names the highest passes with room on their left side', () => {
  const places = [1, 2, 3, 4, 5].map((id) =>
    placeRecord({ place_id: id, seqid: id, date: `1926-0${id}-01`, enddate: `1926-0${id}-01` }),
  );
  const journey = toJourney(toExpedition({ places, images: [] }));
  if (journey === null) throw new Error('the places make no journey');
  const axis = journeyAxis(journey, journeyClock(journey, 'stops'));
  const [first, second, third] = journey.stops;
  if (!second || !third) throw new Error('the journey has too few stops');
  const close = { ...third, arrival: third.arrival + 5 };

  const labels = passLabels(
    [
      { stop: first, metres: 5900 },
      { stop: close, metres: 5500 },
      { stop: third, metres: 5400 },
      { stop: second, metres: 5300 },
    ],
    axis,
  );

  expect(labels.map(({ metres }) => metres)).toEqual([5500, 5300]);
});
