import { pathGroupings, type PathGrouping } from '@cae-map/contract/enumerations';
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { flattenOverlays, overlayChanges } from '../../map/overlays/overlay-changes.ts';
import { logWarning } from '../../lib/log.ts';
import { fromMapLibreZoom } from '../../map/camera/zoom.ts';
import { placeRecord } from '../../testing/data/records.ts';
import { routeFeatures } from '@cae-map/expedition/map-features/route-features';
import { listedRoute } from './route-data.ts';
import { routeHighlightOverlay } from './route-highlight-overlay.ts';
import { routeOverlay, markPassedLegs } from './route-overlay.ts';
import type { RouteOptions } from './route-overlay.ts';

vi.mock('../../lib/log.ts');
afterEach(() => void vi.mocked(logWarning).mockClear());

const expedition = toExpedition({
  places: [1, 2, 3].map((id) => placeRecord({ place_id: id, seqid: id, latitude: 30 + id })),
  images: [],
});
const options = {
  route: listedRoute(expedition),
  colorScheme: 'light' as const,
  lineType: 'year' as PathGrouping,
  isSplit: false,
  sections: ['cae' as const],
};

function findPaint(layerId: string, changed: Partial<RouteOptions> = {}) {
  const layer = routeOverlay({ ...options, ...changed }).layers.find(({ id }) => id === layerId);
  return layer?.type === 'line' ? layer.paint : undefined;
}

const highlight = {
  ...options,
  legs: routeFeatures(expedition).features.filter(({ properties }) => properties.place_id > 1),
  highlightedIds: [2],
  thickId: 3,
};

function findHighlightPaint(part: string) {
  const layer = routeHighlightOverlay(highlight).layers.find(({ id }) => id === `route-${part}-full`);
  return layer?.type === 'line' ? layer.paint : undefined;
}

const isMarked = ['boolean', ['feature-state', 'marked'], false];

test('the highlight overlay contains only legs of visible sections', () => {
  const legs = (sections: typeof options.sections) => {
    const source = routeHighlightOverlay({ ...highlight, sections }).sources['route-highlight'];
    const text = JSON.stringify(source);
    return [...new Set([...text.matchAll(/"place_id":(\d+)/g)].map(([, id]) => id))];
  };
  expect(legs(['cae'])).toEqual(['2', '3']);
  expect(legs([])).toEqual([]);
});

test('other options do not reload the highlight source while no leg is highlighted', () => {
  const none = { ...highlight, legs: [], highlightedIds: [], thickId: null };
  const changes = overlayChanges(
    flattenOverlays([routeHighlightOverlay(none)]),
    flattenOverlays([routeHighlightOverlay({ ...none, sections: [] })]),
  );
  expect(changes).toEqual([]);
});

test.each(['light', 'dark'] as const)('the overlays of the route are a valid style (%s)', (colorScheme) => {
  for (const sections of [options.sections, []]) {
    for (const lineType of pathGroupings) {
      const route = routeOverlay({ ...options, lineType, sections, colorScheme, isSplit: true });
      const highlightOverlay = routeHighlightOverlay({ ...highlight, lineType, sections, colorScheme });
      for (const { sources, layers } of [route, highlightOverlay])
        expect(validateStyleMin({ version: 8, sources, layers: [...layers] })).toEqual([]);
    }
  }
});

test('passing a stop during the journey changes only the feature state of its leg', () => {
  const split = routeOverlay({ ...options, isSplit: true });
  const at = (...ids: number[]) => flattenOverlays([markPassedLegs(split, options.route, new Set(ids))]);
  expect(overlayChanges(at(1), at(1, 2))).toEqual([
    { kind: 'mark-feature', source: 'route', id: 2, isMarked: true },
  ]);
  const opacity = (part: string) => findPaint(`route-${part}-low`, { isSplit: true })?.['line-opacity'];
  expect(opacity('core')).toEqual(['case', isMarked, 1, 0]);
  expect(opacity('ahead')).toEqual(['case', isMarked, 0, 0.75]);
  expect(findPaint('route-ahead-low', { isSplit: true })?.['line-dasharray']).toEqual([0.05, 2]);
  expect(findPaint('route-ahead-low')).toBeUndefined();
  // MapLibre fails if an expression changes to a number in the same frame as a feature state.
  expect(findPaint('route-core-low')?.['line-opacity']).toEqual(['case', isMarked, 1, 1]);
});

test('inferred legs are dashed and thinner, and the other legs are solid', () => {
  const layerOf = (part: string, isSplit = false) =>
    routeOverlay({ ...options, isSplit }).layers.find(({ id }) => id === `route-${part}-full`);
  const inferred = JSON.stringify(['get', 'isInferred']);
  for (const part of ['core', 'edge']) {
    expect(JSON.stringify(layerOf(part))).toContain(`["!",${inferred}]`);
    expect(findPaint(`route-${part}-full`)?.['line-dasharray']).toBeUndefined();
    expect(JSON.stringify(layerOf(`inferred-${part}`))).toContain(`["literal",["cae"]]],${inferred}]`);
    expect(findPaint(`route-inferred-${part}-full`)?.['line-dasharray']).toHaveLength(2);
  }
  const widthOf = (part: string) => Number(findPaint(`route-${part}-full`)?.['line-width']);
  expect(widthOf('inferred-core')).toBeLessThan(widthOf('core'));
  // The route ahead is dotted, whether it is inferred or not.
  expect(JSON.stringify(layerOf('ahead', true))).not.toContain('isInferred');
});

test('the dashes of the core and of the edge have the same length in pixels', () => {
  const dashesOf = (part: string): number[] => {
    const paint = findPaint(`route-${part}-full`);
    const [width, dashes] = [Number(paint?.['line-width']), paint?.['line-dasharray']];
    return Array.isArray(dashes) ? dashes.map((dash) => Number(dash) * width) : [];
  };
  const [core, edge] = [dashesOf('inferred-core'), dashesOf('inferred-edge')];
  expect(core).toHaveLength(2);
  core.forEach((length, index) => expect(edge[index]).toBeCloseTo(length));
});

test('the route is dimmed while a leg is highlighted', () => {
  expect(findPaint('route-core-low')?.['line-opacity']).toEqual(['case', isMarked, 1, 1]);
  expect(findPaint('route-core-low', { isDimmed: true })?.['line-opacity']).toEqual([
    'case',
    isMarked,
    0.4,
    0.4,
  ]);
  expect(findHighlightPaint('highlight')?.['line-opacity']).toBe(1);
  const changes = overlayChanges(
    flattenOverlays([routeOverlay(options)]),
    flattenOverlays([routeOverlay({ ...options, isDimmed: true })]),
  );
  expect(new Set(changes.map(({ kind }) => kind))).toEqual(new Set(['set-paint']));
});

test('exactly one level of detail is drawn at every zoom, and it changes with the rounded zoom', () => {
  const { layers } = routeOverlay(options);
  const detailsAt = (zoom: number): unknown[] =>
    layers
      .filter(({ id }) => id.startsWith('route-core'))
      .filter(
        ({ minzoom = 0, maxzoom = 24 }) =>
          zoom >= fromMapLibreZoom(minzoom) && zoom < fromMapLibreZoom(maxzoom),
      )
      .map(({ id }) => id.replace('route-core-', ''));
  for (let zoom = 1; zoom <= 22; zoom += 0.25) {
    const rounded = Math.round(zoom);
    expect(detailsAt(zoom), `at ${zoom}`).toEqual([rounded <= 6 ? 'low' : rounded >= 9 ? 'full' : 'middle']);
  }
});

test('the line has a core of 3.5 px, a dark edge of 5 px and a halo of 7 px; the thick leg has 6 px in #a344ff, a highlight 9 px and 5 px in #f59e0b [RTE-4]', () => {
  const widths = ['core', 'edge', 'halo'].map((part) => findPaint(`route-${part}-full`)?.['line-width']);
  expect(widths).toEqual([3.5, 5, 7]);
  expect(findPaint('route-halo-full')?.['line-color']).toBe('#fffaf0');
  expect(findHighlightPaint('highlight-glow')).toMatchObject({ 'line-width': 9, 'line-color': '#f59e0b' });
  expect(findHighlightPaint('highlight')).toMatchObject({ 'line-width': 5, 'line-color': '#f59e0b' });
  expect(findHighlightPaint('thick')).toMatchObject({ 'line-width': 6, 'line-color': '#a344ff' });
});

test('a leg has the colour of the year of its enddate, else of its date, else of the previous stop; other years are white and logged once [RTE-14]', () => {
  const legs = [
    { date: '1923-12-02', enddate: null },
    { date: '1924-03-01', enddate: null },
    { date: '1925-12-30', enddate: '1926-01-03' },
    { date: null, enddate: null },
    { date: '1925-03-06', enddate: '1925-03-07' },
    { date: '1927-05-01', enddate: null },
    { date: '1928-05-01', enddate: '1928-05-01' },
    { date: '192x', enddate: null },
    { date: '1930-01-01', enddate: null },
  ].map((fields, index) =>
    placeRecord({ place_id: index + 1, seqid: index, latitude: 30 + index, ...fields }),
  );
  const journey = toExpedition({ places: legs, images: [] });
  const years = routeFeatures(journey).features.filter(({ properties }) => properties.detail === 'full');
  expect(years.map(({ properties }) => properties.year)).toEqual([
    '1924',
    '1926',
    '1926',
    '1925',
    '1927',
    '1928',
    '192x',
    '1930',
  ]);
  const colours = findPaint('route-core-low', { route: listedRoute(journey) })?.['line-color'];
  findPaint('route-core-low', { route: listedRoute(journey) });
  const table = Array.isArray(colours) ? colours.slice(2) : [];
  const findColour = (year: string) => table[table.indexOf(year) + 1];
  // The ids of the years in the requirement are 2023 to 2028, a hundred more.
  const ids = [2023, 2024, 2025, 2026, 2027, 2028];
  expect(ids.map((id) => findColour(String(id - 100)))).toEqual([
    '#2a86cf',
    '#2a86cf',
    '#cb6f1c',
    '#1d5c3c',
    '#a5527c',
    '#3d2683',
  ]);
  expect([findColour('192x'), findColour('1930'), table.at(-1)]).toEqual(['#ffffff', '#ffffff', '#ffffff']);
  const warnings = vi.mocked(logWarning).mock.calls.filter(([message]) => /192x|1930/.test(message));
  expect(warnings).toHaveLength(2);
});

describe('a leg of a year without a colour', () => {
  const places = [
    { date: '1934-05-01', enddate: null },
    { date: null, enddate: null },
    { date: '1935-05-01', enddate: null },
    { date: '1926-05-01', enddate: '1926-05-01' },
  ].map((fields, index) =>
    placeRecord({ place_id: index + 1, seqid: index, latitude: 30 + index, ...fields }),
  );
  const late = toExpedition({ places, images: [] });

  test('is white and logged once per year', () => {
    const colour = findPaint('route-core-low', { route: listedRoute(late) })?.['line-color'];
    findPaint('route-core-low', { route: listedRoute(late), colorScheme: 'dark' });
    const warnings = vi.mocked(logWarning).mock.calls.map(([message]) => message);
    expect(colour).toEqual([
      'match',
      ['get', 'year'],
      '1926',
      '#1d5c3c',
      '1934',
      '#ffffff',
      '1935',
      '#ffffff',
      '#ffffff',
    ]);
    expect(warnings).toEqual([expect.stringContaining('1934'), expect.stringContaining('1935')]);
  });

  test('is not logged while its section is hidden', () => {
    findPaint('route-core-low', { route: listedRoute(late), sections: [] });
    expect(logWarning).not.toHaveBeenCalled();
  });
});
