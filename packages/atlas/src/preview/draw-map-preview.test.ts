import type { FeatureCollection } from 'geojson';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawMapPreview, previewSize } from './draw-map-preview.ts';
import { legsOfPlaces, type RoutedPlace } from './route-of-content.ts';

const none: FeatureCollection = { type: 'FeatureCollection', features: [] };
const map = { land: none, heights: none, lakes: none, rivers: none };

function place(fields: Partial<RoutedPlace>): RoutedPlace {
  return {
    seqid: 1,
    latitude: 34,
    longitude: 77,
    date: null,
    enddate: null,
    routejson: [],
    ispathpart: true,
    visited_on: 'cae',
    ...fields,
  };
}

test('legsOfPlaces connects located stops in travel order with the year of the last dated stop', () => {
  const legs = legsOfPlaces([
    place({ seqid: 30, latitude: 36, routejson: [[35, 78]] }),
    place({ seqid: 10, date: '1925-09-19' }),
    place({ seqid: 20, latitude: null }),
    place({ seqid: 25, latitude: 10, ispathpart: false }),
    place({ seqid: 40, latitude: 50, visited_on: 'manchuriaexp' }),
  ]);
  expect(legs).toEqual([
    {
      year: '1925',
      points: [
        [77, 34],
        [78, 35],
        [77, 36],
      ],
    },
  ]);
});

test('the preview of the map has the size of link previews and contains the route in the colour of its year', async () => {
  const legs = [
    {
      year: '1926',
      points: [
        [80, 35],
        [100, 45],
      ] as const,
    },
  ];
  const svg = drawMapPreview({ ...map, legs });
  expect(svg.match(/stroke="#2f7f6b"/g)).toHaveLength(1);
  const { width, height } = await sharp(Buffer.from(svg)).metadata();
  expect({ width, height }).toEqual(previewSize);
});

test('a leg outside the picture is not drawn, and a line is split at the 180th meridian', () => {
  const draw = (...points: (readonly [number, number])[]) =>
    drawMapPreview({ ...map, legs: [{ year: '1925', points }] });
  expect(draw([-100, 40], [-90, 41])).not.toContain('stroke="#c07420"');
  const [crossing] = /M[^"]*" stroke="#c07420"/.exec(draw([120, 40], [179, 40], [-179, 40])) ?? [''];
  expect(crossing.match(/M/g)).toHaveLength(2);
});
