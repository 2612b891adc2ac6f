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

test('subscribers are notified once for all changes of a task', async () => {
  const registry = createOverlayRegistry();
  const onChange = vi.fn<() => void>();
  const unsubscribe = registry.subscribe(onChange);
  const remove = registry.show(overlay('stops'));
  const other = overlay('stops', 1);
  registry.show(other);
  remove();
  registry.show(overlay('route'))();
  await Promise.resolve();
  expect(onChange).toHaveBeenCalledOnce();
  expect(registry.overlays()).toEqual([other]);
  unsubscribe();
  registry.show(overlay('route'));
  await Promise.resolve();
  expect(onChange).toHaveBeenCalledOnce();
});

test('dispatchClick calls only the listener of the overlay', () => {
  const registry = createOverlayRegistry();
  const stops = { onClick: vi.fn() };
  const tracks = { onClick: vi.fn() };
  registry.listen('stops', stops);
  registry.listen('tracks', tracks);
  registry.dispatchClick({ ...feature('stops'), shiftKey: true });
  expect(stops.onClick).toHaveBeenCalledWith({ ...feature('stops'), shiftKey: true });
  expect(tracks.onClick).not.toHaveBeenCalled();
});

test('dispatchHover calls the listeners of other overlays with null', () => {
  const registry = createOverlayRegistry();
  const stops = { onHover: vi.fn() };
  const tracks = { onHover: vi.fn() };
  registry.listen('stops', stops);
  const unsubscribe = registry.listen('tracks', tracks);
  registry.dispatchHover(feature('tracks'));
  expect([stops.onHover.mock.lastCall, tracks.onHover.mock.lastCall]).toEqual([[null], [feature('tracks')]]);
  unsubscribe();
  registry.dispatchHover(null);
  expect(tracks.onHover).toHaveBeenCalledOnce();
});
