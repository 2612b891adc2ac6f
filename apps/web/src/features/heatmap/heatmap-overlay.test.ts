import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { listNights } from '@cae-map/expedition/nights';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { expect, test } from 'vitest';
import { drawOrder } from '../../map/overlays/draw-order.ts';
import { placeRecord } from '../../testing/data/records.ts';
import { heatmapOverlay, heatmapSource, heatWeight } from './heatmap-overlay.ts';

const expedition = toExpedition({
  places: [
    placeRecord({ place_id: 1, seqid: 1, date: '1925-09-19', enddate: '1925-09-19' }),
    placeRecord({ place_id: 2, seqid: 2, date: '1925-08-26', enddate: '1925-09-18' }),
  ],
  images: [],
});
const source = heatmapSource(listNights(expedition, ['cae']));

test('the heat map has a point for each place, weighted by the nights', () => {
  expect(source.data).toMatchObject({
    features: [{ properties: { weight: heatWeight(0) } }, { properties: { weight: heatWeight(23) } }],
  });
});

test('the weight of a place grows with its nights, and is between 0.1 and 1', () => {
  const weights = [0, 1, 7, 60, 120, 400].map((nights) => heatWeight(nights));
  expect(weights).toEqual(weights.toSorted((one, other) => one - other));
  expect([weights[0], weights.at(-1)]).toEqual([0.1, 1]);
});

test.each(['light', 'dark'] as const)('the heat map is a valid style below the route (%s)', (colorScheme) => {
  const { sources, layers, order } = heatmapOverlay(source, colorScheme);
  expect(validateStyleMin({ version: 8, sources, layers: [...layers] })).toEqual([]);
  expect(order).toBeLessThan(drawOrder.route);
});
