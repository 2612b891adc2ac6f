// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { MapOverlay } from '../overlays/map-overlay.ts';
import { listenToPointer } from './pointer.ts';

const overlay: MapOverlay = {
  id: 'stops',
  order: 1,
  sources: {},
  layers: [],
  interactiveLayerIds: ['stops-markers-3'],
};
const stop = { layer: { id: 'stops-markers-3' }, properties: { place_id: 7 } };

/** A map with a given list of features under the pointer and a function that fires events. */
function createFakeMap() {
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
  const fire = (name: string): void =>
    handlers.get(name)?.({ point: { x: 1, y: 2 }, originalEvent: { shiftKey: true } });
  return { map, canvas, found, fire };
}

let fake = createFakeMap();
const listener = { onFeatureClick: vi.fn(), onFeatureHover: vi.fn() };
beforeEach(() => {
  vi.clearAllMocks();
  fake = createFakeMap();
  // The fake has only the methods that listenToPointer calls.
  listenToPointer(fake.map as unknown as Parameters<typeof listenToPointer>[0], () => [overlay], listener);
});

const pressPointer = (pointerType: string): void => {
  const event = new Event('pointerdown');
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  fake.canvas.dispatchEvent(event);
};
const hovered = () => listener.onFeatureHover.mock.calls.map(([feature]) => feature?.properties ?? null);

describe('onFeatureHover', () => {
  test('is called once when the pointer enters a feature and once when it leaves', () => {
    fake.found.push(stop);
    fake.fire('mousemove');
    fake.fire('mousemove');
    expect(fake.canvas.style.cursor).toBe('pointer');
    fake.fire('mouseout');
    fake.fire('mouseout');
    expect(hovered()).toEqual([{ place_id: 7 }, null]);
    expect(fake.canvas.style.cursor).toBe('');
  });

  test('is called with null when the map starts to move', () => {
    fake.found.push(stop);
    fake.fire('mousemove');
    fake.fire('movestart');
    expect(hovered()).toEqual([{ place_id: 7 }, null]);
  });

  test('is not called for emulated mouse events after a touch', () => {
    fake.found.push(stop);
    pressPointer('touch');
    fake.fire('mousemove');
    expect(hovered()).toEqual([]);
    pressPointer('mouse');
    fake.fire('mousemove');
    expect(hovered()).toEqual([{ place_id: 7 }]);
  });
});

test('onFeatureClick is called with the feature and the modifier key', () => {
  fake.fire('click');
  expect(listener.onFeatureClick).not.toHaveBeenCalled();
  fake.found.push(stop);
  fake.fire('click');
  expect(listener.onFeatureClick).toHaveBeenCalledWith({
    overlayId: 'stops',
    layerId: 'stops-markers-3',
    properties: { place_id: 7 },
    shiftKey: true,
  });
});
