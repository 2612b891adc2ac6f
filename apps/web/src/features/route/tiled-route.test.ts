import { pathGroupings } from '@cae-map/contract/enumerations';
import { aMapTileset } from '@cae-map/contract/testing/map-tileset';
import { createExpression, validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { expect, test, vi } from 'vitest';
import { toMapLibreZoom } from '../../map/camera/zoom.ts';
import { routeArrowsOverlay } from './route-arrows-overlay.ts';
import { markPassedLegs, routeOverlay } from './route-overlay.ts';
import { tiledArrows, tiledRoute } from './tiled-route.ts';

vi.mock('maplibre-gl', () => ({ addProtocol: vi.fn() }));

const options = { colorScheme: 'light', lineType: 'year', sections: ['cae'] } as const;
const route = tiledRoute(aMapTileset);
const overlay = routeOverlay({ ...options, route, isSplit: true });

test('the layers of the legs and arrowheads in tiles are valid for each line type', () => {
  for (const lineType of pathGroupings) {
    const legs = routeOverlay({ ...options, lineType, route, isSplit: true });
    const arrows = routeArrowsOverlay({
      ...options,
      lineType,
      arrows: tiledArrows(aMapTileset, lineType),
      isPale: false,
    });
    expect(arrows.sources.route, lineType).toBe(legs.sources.route);
    expect(JSON.stringify(arrows.layers), lineType).toContain(`"source-layer":"arrows-${lineType}"`);
    const layers = [...legs.layers, ...arrows.layers];
    expect(validateStyleMin({ version: 8, sources: legs.sources, layers }), lineType).toEqual([]);
  }
});

test('the passed legs in tiles are marked in their layer', () => {
  const passed = new Set([53]);

  expect(markPassedLegs(overlay, route, passed).marked).toEqual({
    sources: [{ source: 'route', 'source-layer': 'route' }],
    ids: passed,
  });
});

test('the classes of the legs in tiles are the years of the visible sections', () => {
  expect(route.listClasses('year', ['cae'])).toEqual(['1925', '1926']);
  expect(route.listClasses('year', ['cae', 'manchuriaexp'])).toEqual(['1925', '1926', '1934']);
  expect(route.listClasses('pathaccuracy', ['cae'])).toEqual(['high', 'low']);
});

test('a leg in tiles has its share of the offset of the zoom', () => {
  const parsed = createExpression(route.legOffset, 'test');
  if (parsed.result !== 'success') throw new Error('the offset is invalid');
  const offsetAt = (zoom: number, offset?: number) =>
    parsed.value.evaluate(
      { zoom: toMapLibreZoom(zoom) },
      { type: 2, properties: offset === undefined ? {} : { offset } },
    );

  expect([5, 12, 16].map((zoom) => offsetAt(zoom, -0.5))).toEqual([-1.5, -1, -0.5]);
  expect(offsetAt(5)).toBe(0);
});

test('a tileset has one source, so that the map keeps its tiles', () => {
  expect(tiledRoute(aMapTileset).sources.route).toBe(route.sources.route);
});
