import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { expect, test } from 'vitest';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { flattenOverlays, overlayChanges } from '../../map/apply-overlays.ts';
import { placeRecord } from '../../testing/records.ts';
import { routeOverlay } from './route-overlay.ts';

const expedition = toExpedition({
  places: [1, 2, 3].map((id) => placeRecord({ place_id: id, seqid: id, latitude: 30 + id })),
  images: [],
});
const options = { expedition, colorScheme: 'light' as const, date: null, sections: ['cae' as const] };

test.each(['light', 'dark'] as const)('the route by %s is a valid style', (colorScheme) => {
  const route = routeOverlay({ ...options, colorScheme, date: '1925-09-10', highlightedIds: [2] });
  expect(validateStyleMin({ version: 8, sources: route.sources, layers: [...route.layers] })).toEqual([]);
});

test('another day moves the border between solid and dotted by filters alone', () => {
  const shown = flattenOverlays([routeOverlay(options)]);
  const changes = overlayChanges(shown, flattenOverlays([routeOverlay({ ...options, date: '1925-09-10' })]));
  expect(changes.length).toBeGreaterThan(0);
  expect(changes.every(({ kind }) => kind === 'set-filter')).toBe(true);
});

test('while a stretch is highlighted the rest is dimmed', () => {
  const opacity = (ids: readonly number[]): unknown => {
    const core = routeOverlay({ ...options, highlightedIds: ids }).layers.find(
      ({ id }) => id === 'route-core',
    );
    return core?.type === 'line' ? core.paint?.['line-opacity'] : undefined;
  };
  expect(opacity([])).toBe(1);
  expect(opacity([2])).toBe(0.4);
});
