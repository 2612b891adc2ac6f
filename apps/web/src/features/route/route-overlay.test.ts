import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { flattenOverlays, overlayChanges } from '../../map/apply-overlays.ts';
import { logWarning } from '../../lib/log.ts';
import { fromMapLibreZoom } from '../../map/zoom.ts';
import { placeRecord } from '../../testing/records.ts';
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

test('the lines have the breadths of the rule', () => {
  const parts = ['core', 'edge', 'halo', 'highlight-glow', 'highlight'];
  const breadths = parts.map((part) => paintOf(`route-${part}-full`)?.['line-width']);
  expect(breadths).toEqual([3.5, 5, 7, 9, 5]);
  for (const part of ['highlight-glow', 'highlight'])
    expect(paintOf(`route-${part}-full`)?.['line-color']).toBe('#f59e0b');
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
