import { journeyAxis } from '@cae-map/expedition/journey/chart/axis';
import { journeyBars } from '@cae-map/expedition/journey/chart/bars';
import { journeyClock } from '@cae-map/expedition/journey/player/clock';
import { histogram } from '@cae-map/expedition/journey/chart/histogram';
import { toJourney } from '@cae-map/expedition/journey/to-journey';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { expect, test } from 'vitest';
import { imageRecord, placeRecord } from '../../../testing/data/records.ts';
import { chartWidth, columnPaths, stayPaths, transportPaths } from './chart-paths.ts';

const places = [
  placeRecord({ place_id: 1, seqid: 1, date: '1925-12-01', enddate: '1925-12-21' }),
  placeRecord({
    place_id: 2,
    seqid: 2,
    latitude: 35,
    date: '1926-01-10',
    enddate: '1926-01-20',
    go_by: 'steamship',
  }),
  placeRecord({
    place_id: 3,
    seqid: 3,
    latitude: 36,
    date: '1926-03-01',
    enddate: null,
    date_format: 'YYYY-MM',
    go_by: 'train',
  }),
  placeRecord({ place_id: 4, seqid: 4, latitude: 37, date: '1926-04-20', enddate: '1926-04-21' }),
];
const images = [
  imageRecord({
    image_id: 1,
    place_id: 1,
    image_enabled: true,
    visibility_level: 'high',
    datetime_original: '1925-12-02',
  }),
];
const journey = toJourney(toExpedition({ places, images }));
if (journey === null) throw new Error('the places make no journey');
const axis = journeyAxis(journey, journeyClock(journey, 'stops'));
const bars = journeyBars(journey);

/** Parses the boxes of a path. */
function parseBoxes(data = '') {
  const numbers = '(-?[\\d.]+)';
  const pattern = new RegExp(`M${numbers} ${numbers}v${numbers}h${numbers}v`, 'g');
  return [...data.matchAll(pattern)].map(([, left, top, height, width]) => ({
    left: Number(left),
    top: Number(top),
    height: Number(height),
    width: Number(width),
  }));
}

test('stayPaths draws stays in proportion to their length, and stays without an exact day in a separate path', () => {
  const paths = stayPaths(journey, axis, bars.stays);
  expect(paths.map(({ name }) => name)).toEqual(['1925', '1926', '1926-about']);
  const [first] = parseBoxes(paths[0]?.data);
  const [second] = parseBoxes(paths[1]?.data);
  expect((first?.width ?? 0) / (second?.width ?? 1)).toBeCloseTo(20 / 10, 0);
});

test('transportPaths draws a train as a solid line and a ship as dashes', () => {
  const paths = new Map(
    transportPaths(axis, bars.transports).map(({ name, data }) => [name, parseBoxes(data)]),
  );
  expect(paths.get('train')).toHaveLength(1);
  expect(paths.get('steamship')?.length).toBeGreaterThan(3);
});

test('columnPaths draws adjacent columns that do not overlap, the largest in full height', () => {
  const columns = columnPaths(journey, axis, histogram(journey, { unit: 'week' })).flatMap(({ data }) =>
    parseBoxes(data),
  );
  expect(Math.max(...columns.map(({ height }) => height))).toBeCloseTo(100, 5);
  expect(Math.min(...columns.map(({ height }) => height))).toBe(4);
  for (const [index, { left, width }] of columns.entries()) {
    expect(left + width).toBeLessThanOrEqual(columns[index + 1]?.left ?? chartWidth);
  }
});
