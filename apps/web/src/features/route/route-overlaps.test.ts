import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, test } from 'vitest';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { placeRecord } from '../../testing/data/records.ts';
import { routeFeatures } from '@cae-map/expedition/map-features/route-features';
import { listedRoute } from './route-data.ts';
import { routeHighlightOverlay } from './route-highlight-overlay.ts';
import { splitRoute } from '@cae-map/expedition/map-features/route-overlaps';
import { markPassedLegs, routeOverlay } from './route-overlay.ts';

/** There and back between 1 and 2, then on to 4. */
const expedition = toExpedition({
  places: [
    [30, 77],
    [30, 80],
    [30, 77],
    [34, 77],
  ].map(([latitude = 0, longitude = 0], index) =>
    placeRecord({ place_id: index + 1, seqid: index, latitude, longitude, routejson: '[]' }),
  ),
  images: [],
});
const split = splitRoute(expedition);

const offsetsAt = (zoom: number, placeId = 2): number[] =>
  split
    .createOffset(zoom)
    .filter(({ properties }) => properties.place_id === placeId)
    .map(({ properties }) => properties.offset);

describe('overlapping legs', () => {
  test('are offset by 3 px below zoom 12, by 1 px above 15 and else by 2 px, with a ramp of 10 px [RTE-6]', () => {
    const full = [5, 11, 12, 15, 16].map((zoom) => Math.max(...offsetsAt(zoom)));
    expect(full).toEqual([3, 3, 2, 2, 1]);
    // The way back keeps to the right of its own direction, which is the other side.
    expect(Math.max(...offsetsAt(5, 3))).toBe(3);
    expect(offsetsAt(5)).toEqual([0.75, 1.5, 2.25, 3]);
    const [first] = split.createOffset(10).filter(({ properties }) => properties.place_id === 2);
    const [[west = 0] = [], [east = 0] = []] = first?.geometry.coordinates ?? [];
    const degreesPerPixel = 360 / (256 * 2 ** 10);
    expect((east - west) / degreesPerPixel).toBeCloseTo(10 / 4);
  });

  test('have no ramp where the next leg continues with the same offset', () => {
    expect(offsetsAt(5).at(-1)).toBe(3);
    expect(offsetsAt(5, 3)[0]).toBe(3);
  });

  test('are not drawn in place as well, and other legs are only drawn in place', () => {
    expect([...new Set(split.plain.map(({ properties }) => properties.place_id))]).toEqual([4]);
    expect(offsetsAt(5, 4)).toEqual([]);
    const line = (zoom: number) => split.createOffset(zoom).map(({ properties }) => properties.detail);
    expect([6, 8, 9].map((zoom) => [...new Set(line(zoom))])).toEqual([['low'], ['middle'], ['full']]);
  });

  test('keep their points to a millionth of a degree', () => {
    const legs = routeFeatures(expedition).features.filter(({ properties }) => properties.place_id === 2);
    const pieces = split.createOffset(9).filter(({ properties }) => properties.place_id === 2);
    const [start = 0, latitude = 0] = pieces[0]?.geometry.coordinates[0] ?? [];
    const [end = 0] = pieces.at(-1)?.geometry.coordinates.at(-1) ?? [];
    const original = legs.at(-1)?.geometry.coordinates ?? [];
    expect(start).toBeCloseTo(original[0]?.[0] ?? 0, 6);
    expect(end).toBeCloseTo(original.at(-1)?.[0] ?? 0, 6);
    expect(latitude).toBeCloseTo(30, 6);
  });
});

describe('the overlays with overlaps', () => {
  const options = { colorScheme: 'light', lineType: 'year', sections: ['cae'] } as const;
  const data = listedRoute(expedition, { plain: split.plain, offset: split.createOffset(5) });
  const route = routeOverlay({ ...options, isSplit: true, route: data });
  const legs = [...split.plain, ...split.createOffset(5)];
  const highlight = routeHighlightOverlay({ ...options, legs, highlightedIds: [2], thickId: 3 });

  test('are a valid style, with a layer for the offset parts above each part of the line', () => {
    for (const { sources, layers } of [route, highlight])
      expect(validateStyleMin({ version: 8, sources, layers: [...layers] })).toEqual([]);
    const ids = route.layers.map(({ id }) => id);
    expect(ids.indexOf('route-halo-offset')).toBeLessThan(ids.indexOf('route-edge-low'));
    expect(ids).toContain('route-core-offset');
  });

  test('load only the offset parts again at another zoom', () => {
    const other = listedRoute(expedition, { plain: split.plain, offset: split.createOffset(6) });
    expect(other.sources['route']).toBe(data.sources['route']);
    expect(other.sources['route-overlaps']).not.toBe(data.sources['route-overlaps']);
  });

  test('mark passed legs in both sources', () => {
    expect(markPassedLegs(route, data, new Set([2])).marked?.sources).toEqual([
      { source: 'route' },
      { source: 'route-overlaps' },
    ]);
  });

  test('highlight a leg where it is drawn', () => {
    expect(JSON.stringify(highlight.sources)).toContain('"offset":3');
    expect(JSON.stringify(highlight.layers)).toContain('"line-offset":["coalesce",["get","offset"],0]');
  });
});
