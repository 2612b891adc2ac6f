import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { accuracyDiscs, discLayers, type AccuracyDisc } from '@cae-map/expedition/uncertainty/discs';
import { expect, test } from 'vitest';
import { drawOrder } from '../../map/overlays/draw-order.ts';
import { placeRecord } from '../../testing/data/records.ts';
import { discsOverlay, discsSource } from './discs-overlay.ts';

const { places } = toExpedition({
  places: [
    placeRecord({ place_id: 1, seqid: 1, accuracy_level: 'high', latitude: 34, longitude: 77 }),
    placeRecord({ place_id: 2, seqid: 2, accuracy_level: 'low', latitude: 34, longitude: 78 }),
    placeRecord({ place_id: 3, seqid: 3, accuracy_level: 'unknown', latitude: 34.01, longitude: 79 }),
  ],
  images: [],
});
const discs = accuracyDiscs(places, { selectedId: 0, isForAll: true });
const overlayOf = (shown: readonly AccuracyDisc[], scheme: 'light' | 'dark' = 'light') =>
  discsOverlay(shown, discsSource(shown), scheme);

test.each(['light', 'dark'] as const)('the discs are a valid style below the route (%s)', (scheme) => {
  const { sources, layers, order } = overlayOf(discs, scheme);
  expect(validateStyleMin({ version: 8, sources, layers: [...layers] })).toEqual([]);
  expect(order).toBeLessThan(drawOrder.route);
  expect(order).toBeGreaterThan(drawOrder.tileOverlays);
});

test('the layers of a disc begin at most a quarter of a level after it is 12 pixels wide', () => {
  for (const disc of discs) {
    const zooms = overlayOf([disc]).layers.map(({ minzoom }) => minzoom);
    expect(new Set(zooms).size).toBe(1);
    // MapLibre's zoom is one less.
    const late = (zooms[0] ?? 0) + 1 - disc.fromZoom;
    expect(late).toBeGreaterThanOrEqual(0);
    expect(late).toBeLessThan(0.25);
  }
});

test('discs with about the same first zoom share their layers', () => {
  expect(overlayOf(discs).layers).toHaveLength(2 * 4);
});

test('only the edge of a disc without a limit is dashed', () => {
  const { layers } = overlayOf(discs.slice(0, 1));
  const dashed = layers.filter(
    (layer) => 'paint' in layer && JSON.stringify(layer.paint).includes('dasharray'),
  );
  expect(dashed.map((layer) => 'filter' in layer && JSON.stringify(layer.filter))).toEqual([
    expect.stringContaining('["==",["get","isLimit"],false]'),
  ]);
});

test('the areas of the discs are closed and counterclockwise', () => {
  const { data } = discsSource(discs);
  const features = typeof data === 'object' && 'features' in data ? data.features : [];
  const areas = features.flatMap(({ geometry }) => (geometry.type === 'Polygon' ? geometry.coordinates : []));
  expect(areas).toHaveLength(3 * discLayers);
  for (const ring of areas) {
    expect(ring[0]).toEqual(ring.at(-1));
    const twiceArea = ring.slice(1).reduce((sum, [x = 0, y = 0], index) => {
      const [beforeX = 0, beforeY = 0] = ring[index] ?? [];
      return sum + beforeX * y - x * beforeY;
    }, 0);
    expect(twiceArea).toBeGreaterThan(0);
  }
});
