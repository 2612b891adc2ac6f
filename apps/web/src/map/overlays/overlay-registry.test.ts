import { expect, test, vi } from 'vitest';
import type { MapOverlay } from './map-overlay.ts';
import { createOverlayRegistry } from './overlay-registry.ts';

const overlay = (id: string, order = 0): MapOverlay => ({
  id,
  order,
  sources: {},
  layers: [],
  interactiveLayerIds: [],
});
const feature = (overlayId: string) => ({ overlayId, layerId: '', properties: {} });

test('what is laid on, replaced and taken away in one go is told once', async () => {
  const registry = createOverlayRegistry();
  const onChange = vi.fn<() => void>();
  const end = registry.subscribe(onChange);
  const takeAway = registry.show(overlay('stops'));
  const other = overlay('stops', 1);
  registry.show(other);
  takeAway();
  registry.show(overlay('route'))();
  await Promise.resolve();
  expect(onChange).toHaveBeenCalledOnce();
  expect(registry.overlays()).toEqual([other]);
  end();
  registry.show(overlay('route'));
  await Promise.resolve();
  expect(onChange).toHaveBeenCalledOnce();
});

test('a click is told to the owner of the feature, the pointer to all: to the others that it is elsewhere', () => {
  const registry = createOverlayRegistry();
  const stops = { onClick: vi.fn(), onHover: vi.fn() };
  const tracks = { onClick: vi.fn(), onHover: vi.fn() };
  registry.listen('stops', stops);
  const end = registry.listen('tracks', tracks);
  registry.tellClick({ ...feature('stops'), shiftKey: true });
  expect(stops.onClick).toHaveBeenCalledWith({ ...feature('stops'), shiftKey: true });
  expect(tracks.onClick).not.toHaveBeenCalled();
  registry.tellHover(feature('tracks'));
  expect([stops.onHover.mock.lastCall, tracks.onHover.mock.lastCall]).toEqual([[null], [feature('tracks')]]);
  end();
  registry.tellHover(null);
  expect(tracks.onHover).toHaveBeenCalledOnce();
});
