import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { flattenOverlays, overlayChanges } from '../../map/apply-overlays.ts';
import { logWarning } from '../../lib/log.ts';
import { fromMapLibreZoom } from '../../map/zoom.ts';
import { placeRecord } from '../../testing/records.ts';
import { routeFeatures } from './route-features.ts';
import { routeOverlay } from './route-overlay.ts';
import type { RouteOptions } from './route-overlay.ts';

vi.mock('../../lib/log.ts');
afterEach(() => void vi.mocked(logWarning).mockClear());

const expedition = toExpedition({
  places: [1, 2, 3].map((id) => placeRecord({ place_id: id, seqid: id, latitude: 30 + id })),
  images: [],
});
const options = { expedition, colorScheme: 'light' as const, date: null, sections: ['cae' as const] };

function paintOf(layerId: string, changed: Partial<RouteOptions> = {}) {
  const layer = routeOverlay({ ...options, ...changed }).layers.find(({ id }) => id === layerId);
  return layer?.type === 'line' ? layer.paint : undefined;
}

test.each(['light', 'dark'] as const)('the route by %s is a valid style', (colorScheme) => {
  for (const sections of [options.sections, []]) {
    const route = routeOverlay({
      ...options,
      sections,
      colorScheme,
      date: '1925-09-10',
      highlightedIds: [2],
    });
    expect(validateStyleMin({ version: 8, sources: route.sources, layers: [...route.layers] })).toEqual([]);
  }
});

test('another day moves the border between solid and dotted by filters alone', () => {
  const shown = flattenOverlays([routeOverlay(options)]);
  const changes = overlayChanges(shown, flattenOverlays([routeOverlay({ ...options, date: '1925-09-10' })]));
  expect(changes.length).toBeGreaterThan(0);
  expect(changes.every(({ kind }) => kind === 'set-filter')).toBe(true);
});

test('while a stretch is highlighted the rest is dimmed', () => {
  expect(paintOf('route-core-low')?.['line-opacity']).toBe(1);
  expect(paintOf('route-core-low', { highlightedIds: [2] })?.['line-opacity']).toBe(0.4);
  expect(paintOf('route-highlight-low', { highlightedIds: [2] })?.['line-opacity']).toBe(1);
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
  const parts = ['core', 'edge', 'halo', 'highlight-glow', 'highlight'];
  const breadths = parts.map((part) => paintOf(`route-${part}-full`)?.['line-width']);
  expect(breadths).toEqual([3.5, 5, 7, 9, 5]);
  for (const part of ['highlight-glow', 'highlight'])
    expect(paintOf(`route-${part}-full`)?.['line-color']).toBe('#f59e0b');
  expect(paintOf('route-halo-full')?.['line-color']).toBe('#fffaf0');
  expect(paintOf('route-thick-full')).toBeUndefined();
  expect(paintOf('route-thick-full', { thickId: 2 })).toMatchObject({
    'line-width': 6,
    'line-color': '#a344ff',
  });
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
