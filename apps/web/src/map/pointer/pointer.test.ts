// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { MapOverlay } from '../overlays/map-overlay.ts';
import { watchPointer } from './pointer.ts';

const overlay: MapOverlay = {
  id: 'stops',
  order: 1,
  sources: {},
  layers: [],
  interactiveLayerIds: ['stops-markers-3'],
};
const stop = { layer: { id: 'stops-markers-3' }, properties: { place_id: 7 } };

/** A map that finds what a test lays under the pointer, and whose events a test raises. */
function fakeMap() {
  const handlers = new Map<string, (event: object) => void>();
  const canvas = document.createElement('canvas');
  const found: object[] = [];
  const map = {
    on: (name: string, handler: (event: object) => void) => void handlers.set(name, handler),
    getCanvas: () => canvas,
    getLayer: () => ({}),
    isMoving: () => false,
    queryRenderedFeatures: () => found,
  };
  const raise = (name: string): void =>
    handlers.get(name)?.({ point: { x: 1, y: 2 }, originalEvent: { shiftKey: true } });
  return { map, canvas, found, raise };
}

let fake = fakeMap();
const listener = { onFeatureClick: vi.fn(), onFeatureHover: vi.fn() };
beforeEach(() => {
  vi.clearAllMocks();
  fake = fakeMap();
  // The pointer is watched through these few methods of the map, and no more.
  watchPointer(fake.map as unknown as Parameters<typeof watchPointer>[0], () => [overlay], listener);
});

const touchWith = (pointerType: string): void => {
  const event = new Event('pointerdown');
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  fake.canvas.dispatchEvent(event);
};
const hovered = () => listener.onFeatureHover.mock.calls.map(([feature]) => feature?.properties ?? null);

describe('the pointer over a feature', () => {
  test('is told once, and again when it has left', () => {
    fake.found.push(stop);
    fake.raise('mousemove');
    fake.raise('mousemove');
    expect(fake.canvas.style.cursor).toBe('pointer');
    fake.raise('mouseout');
    fake.raise('mouseout');
    expect(hovered()).toEqual([{ place_id: 7 }, null]);
    expect(fake.canvas.style.cursor).toBe('');
  });

  test('has left it when the map moves away under it', () => {
    fake.found.push(stop);
    fake.raise('mousemove');
    fake.raise('movestart');
    expect(hovered()).toEqual([{ place_id: 7 }, null]);
  });

  test('is not told of a finger, after which browsers make up a mouse', () => {
    fake.found.push(stop);
    touchWith('touch');
    fake.raise('mousemove');
    expect(hovered()).toEqual([]);
    touchWith('mouse');
    fake.raise('mousemove');
    expect(hovered()).toEqual([{ place_id: 7 }]);
  });
});

test('a click on a feature is told with its modifier, and one beside it is not told', () => {
  fake.raise('click');
  expect(listener.onFeatureClick).not.toHaveBeenCalled();
  fake.found.push(stop);
  fake.raise('click');
  expect(listener.onFeatureClick).toHaveBeenCalledWith({
    overlayId: 'stops',
    layerId: 'stops-markers-3',
    properties: { place_id: 7 },
    shiftKey: true,
  });
});
