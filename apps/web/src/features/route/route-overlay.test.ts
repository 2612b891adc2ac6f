import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { flattenOverlays, overlayChanges } from '../../map/overlays/overlay-changes.ts';
import { logWarning } from '../../lib/log.ts';
import { fromMapLibreZoom } from '../../map/camera/zoom.ts';
import { placeRecord } from '../../testing/records.ts';
import { routeFeatures } from './route-features.ts';
import { routeHighlightOverlay } from './route-highlight-overlay.ts';
import { routeOverlay, withPassedLegs } from './route-overlay.ts';
import type { RouteOptions } from './route-overlay.ts';

vi.mock('../../lib/log.ts');
afterEach(() => void vi.mocked(logWarning).mockClear());

const expedition = toExpedition({
  places: [1, 2, 3].map((id) => placeRecord({ place_id: id, seqid: id, latitude: 30 + id })),
  images: [],
});
const options = { expedition, colorScheme: 'light' as const, isSplit: false, sections: ['cae' as const] };

function paintOf(layerId: string, changed: Partial<RouteOptions> = {}) {
  const layer = routeOverlay({ ...options, ...changed }).layers.find(({ id }) => id === layerId);
  return layer?.type === 'line' ? layer.paint : undefined;
}

const highlight = { ...options, highlightedIds: [2], thickId: 3 };

function litPaint(part: string) {
  const layer = routeHighlightOverlay(highlight).layers.find(({ id }) => id === `route-${part}-full`);
  return layer?.type === 'line' ? layer.paint : undefined;
}

const isMarked = ['boolean', ['feature-state', 'marked'], false];

test('only the legs that stand out are among the data of the highlight, none of a section that is off', () => {
  const legs = (sections: typeof options.sections) => {
    const source = routeHighlightOverlay({ ...highlight, sections }).sources['route-highlight'];
    const text = JSON.stringify(source);
    return [...new Set([...text.matchAll(/"place_id":(\d+)/g)].map(([, id]) => id))];
  };
  expect(legs(['cae'])).toEqual(['2', '3']);
  expect(legs([])).toEqual([]);
});

test.each(['light', 'dark'] as const)('the route by %s is a valid style', (colorScheme) => {
  for (const sections of [options.sections, []]) {
    const route = routeOverlay({ ...options, sections, colorScheme, isSplit: true });
    const lit = routeHighlightOverlay({ ...highlight, sections, colorScheme });
    for (const { sources, layers } of [route, lit])
      expect(validateStyleMin({ version: 8, sources, layers: [...layers] })).toEqual([]);
  }
});

test('while one journeys, another stop moves the border between solid and dotted by the marks of its leg alone', () => {
  const split = routeOverlay({ ...options, isSplit: true });
  const at = (...ids: number[]) => flattenOverlays([withPassedLegs(split, new Set(ids))]);
  expect(overlayChanges(at(1), at(1, 2))).toEqual([
    { kind: 'mark-feature', source: 'route', id: 2, isMarked: true },
  ]);
  const opacity = (part: string) => paintOf(`route-${part}-low`, { isSplit: true })?.['line-opacity'];
  expect(opacity('core')).toEqual(['case', isMarked, 1, 0]);
  expect(opacity('ahead')).toEqual(['case', isMarked, 0, 0.75]);
  expect(paintOf('route-ahead-low', { isSplit: true })?.['line-dasharray']).toEqual([0.05, 2]);
  expect(paintOf('route-ahead-low')).toBeUndefined();
  // A change from an expression to a number in the frame of a mark is an error of the library.
  expect(paintOf('route-core-low')?.['line-opacity']).toEqual(['case', isMarked, 1, 1]);
});

test('while a stretch is highlighted the rest is dimmed', () => {
  expect(paintOf('route-core-low')?.['line-opacity']).toEqual(['case', isMarked, 1, 1]);
  expect(paintOf('route-core-low', { isDimmed: true })?.['line-opacity']).toEqual([
    'case',
    isMarked,
    0.4,
    0.4,
  ]);
  expect(litPaint('highlight')?.['line-opacity']).toBe(1);
  const changes = overlayChanges(
    flattenOverlays([routeOverlay(options)]),
    flattenOverlays([routeOverlay({ ...options, isDimmed: true })]),
  );
  expect(new Set(changes.map(({ kind }) => kind))).toEqual(new Set(['set-paint']));
});

test('at every zoom the line is drawn by one level of detail, which changes where the rounded zoom does', () => {
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

test('the line is 3.5 broad, 5 with its dark edge, with a halo of 2 more; the thick one 6 in #a344ff, a highlight 9 and 5 in #f59e0b [RTE-4]', () => {
  const breadths = ['core', 'edge', 'halo'].map((part) => paintOf(`route-${part}-full`)?.['line-width']);
  expect(breadths).toEqual([3.5, 5, 7]);
  expect(paintOf('route-halo-full')?.['line-color']).toBe('#fffaf0');
  expect(litPaint('highlight-glow')).toMatchObject({ 'line-width': 9, 'line-color': '#f59e0b' });
  expect(litPaint('highlight')).toMatchObject({ 'line-width': 5, 'line-color': '#f59e0b' });
  expect(litPaint('thick')).toMatchObject({ 'line-width': 6, 'line-color': '#a344ff' });
});

test('a year has its fixed colour, by the first digits of the enddate, else of the date, undated legs by the stop before; others are white, told once a year [RTE-14]', () => {
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
  const colours = paintOf('route-core-low', { expedition: journey })?.['line-color'];
  paintOf('route-core-low', { expedition: journey });
  const table = Array.isArray(colours) ? colours.slice(2) : [];
  const colourOf = (year: string) => table[table.indexOf(year) + 1];
  // The ids of the years are 2023 to 2028: a hundred more.
  const ids = [2023, 2024, 2025, 2026, 2027, 2028];
  expect(ids.map((id) => colourOf(String(id - 100)))).toEqual([
    '#6b7fb8',
    '#6b7fb8',
    '#c07420',
    '#2f7f6b',
    '#9c3f5d',
    '#41509e',
  ]);
  expect([colourOf('192x'), colourOf('1930'), table.at(-1)]).toEqual(['#ffffff', '#ffffff', '#ffffff']);
  const told = vi.mocked(logWarning).mock.calls.filter(([message]) => /192x|1930/.test(message));
  expect(told).toHaveLength(2);
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

  test('is white, and the console is told once a year', () => {
    const colour = paintOf('route-core-low', { expedition: late })?.['line-color'];
    paintOf('route-core-low', { expedition: late, colorScheme: 'dark' });
    const told = vi.mocked(logWarning).mock.calls.map(([message]) => message);
    expect(colour).toEqual([
      'match',
      ['get', 'year'],
      '1926',
      '#2f7f6b',
      '1934',
      '#ffffff',
      '1935',
      '#ffffff',
      '#ffffff',
    ]);
    expect(told).toEqual([expect.stringContaining('1934'), expect.stringContaining('1935')]);
  });

  test('is not told of while its section is off', () => {
    paintOf('route-core-low', { expedition: late, sections: [] });
    expect(logWarning).not.toHaveBeenCalled();
  });
});
