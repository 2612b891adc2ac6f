// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { MapOverlay } from '../overlays/map-overlay.ts';
import { listenToPointer, type PointerListener } from './pointer.ts';

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
    on: (name: string, handler: (event: object) => void) => {
      const before = handlers.get(name);
      handlers.set(name, (event) => {
        before?.(event);
        handler(event);
      });
    },
    once: () => {},
    getCanvas: () => canvas,
    getLayer: () => ({}),
    isMoving: () => false,
    queryRenderedFeatures: () => found,
  };
  const fire = (name: string, originalEvent: object = {}, x = 1): boolean => {
    let isPrevented = false;
    handlers.get(name)?.({
      point: { x, y: 2 },
      lngLat: { wrap: () => ({ lat: 34, lng: 77 + x }) },
      originalEvent: { shiftKey: true, button: 0, detail: 1, ...originalEvent },
      preventDefault: () => void (isPrevented = true),
    });
    return isPrevented;
  };
  return { map, canvas, found, fire };
}

let fake = createFakeMap();
let isBrowsing = true;
const listener = { onInput: vi.fn<PointerListener['onInput']>(), onFeatureHover: vi.fn() };
beforeEach(() => {
  vi.resetAllMocks();
  isBrowsing = true;
  fake = createFakeMap();
  // The fake has only the methods that listenToPointer calls.
  const map = fake.map as unknown as Parameters<typeof listenToPointer>[0];
  listenToPointer(
    map,
    () => [overlay],
    listener,
    () => isBrowsing,
  );
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

describe('onInput', () => {
  const inputs = () => listener.onInput.mock.calls.map(([input]) => input);
  const feature = { overlayId: 'stops', layerId: 'stops-markers-3', properties: { place_id: 7 } };
  const place = (x: number) => ({ position: { latitude: 34, longitude: 77 + x }, point: { x, y: 2 } });

  test('receives a click with its position, the feature and the modifier key, also without a feature', () => {
    fake.fire('click');
    fake.found.push(stop);
    fake.fire('click');
    const click = { kind: 'click', ...place(1), shiftKey: true };
    expect(inputs()).toEqual([
      { ...click, feature: null },
      { ...click, feature },
    ]);
  });

  test('receives no presses while browsing, so that the map pans', () => {
    listener.onInput.mockReturnValue('captured');
    expect(fake.fire('mousedown')).toBe(false);
    fake.fire('mousemove');
    expect(inputs()).toEqual([]);
  });

  test.each([
    ['mouse', 'mousedown', 'mousemove', 'mouseup', {}],
    ['finger', 'touchstart', 'touchmove', 'touchend', { touches: [{}] }],
  ])(
    'receives the drag of a captured press by a %s, and the map does not pan',
    (_, down, move, up, event) => {
      isBrowsing = false;
      fake.found.push(stop);
      listener.onInput.mockReturnValueOnce('captured');
      expect(fake.fire(down, event)).toBe(true);
      fake.fire(move, event, 5);
      fake.fire(up, event, 5);
      fake.fire(move, event, 9);
      expect(inputs()).toEqual([
        { kind: 'press', ...place(1), feature, shiftKey: true },
        { kind: 'drag', ...place(5), feature: null, shiftKey: true },
        { kind: 'drag-end', ...place(5), feature: null, shiftKey: true },
      ]);
    },
  );

  test('receives no drag of a press that is not captured, by another button or by two fingers', () => {
    isBrowsing = false;
    expect(fake.fire('mousedown')).toBe(false);
    fake.fire('mousemove');
    listener.onInput.mockReturnValue('captured');
    expect(fake.fire('mousedown', { button: 2 })).toBe(false);
    expect(fake.fire('touchstart', { touches: [{}, {}] })).toBe(false);
    expect(inputs().map(({ kind }) => kind)).toEqual(['press']);
  });

  test('receives the end of a drag when the button is released outside of the map or a second finger is put down', () => {
    isBrowsing = false;
    listener.onInput.mockReturnValue('captured');
    fake.fire('mousedown');
    window.dispatchEvent(new Event('mouseup'));
    fake.fire('touchstart', { touches: [{}] });
    fake.fire('touchstart', { touches: [{}, {}] });
    expect(inputs().map(({ kind }) => kind)).toEqual(['press', 'drag-end', 'press', 'drag-end']);
  });

  test('does not receive the second click of a double click in a mode', () => {
    isBrowsing = false;
    fake.fire('click', { detail: 1 });
    fake.fire('click', { detail: 2 });
    expect(inputs()).toHaveLength(1);
  });
});

test('onFeatureHover is called with null when a mode starts, and with no feature during the mode', () => {
  fake.found.push(stop);
  fake.fire('mousemove');
  isBrowsing = false;
  fake.fire('mousemove');
  fake.fire('mousemove');
  expect(hovered()).toEqual([{ place_id: 7 }, null]);
  expect(fake.canvas.style.cursor).toBe('');
});
