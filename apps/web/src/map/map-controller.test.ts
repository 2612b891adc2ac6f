// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { createMapController, type MapController } from './map-controller.ts';
import type { MapOverlay } from './overlays/map-overlay.ts';

/** A fake of the part of MapLibre that the controller uses; jsdom has no canvas. */
const fake = vi.hoisted(() => ({
  options: {} as Record<string, unknown>,
  wheel: { isEnabled: true },
  eased: [] as unknown[],
  container: null as HTMLElement | null,
  listeners: new Map<string, () => void>(),
}));

vi.mock('maplibre-gl', () => ({
  setWorkerUrl: vi.fn(),
  Map: class {
    readonly scrollZoom = { disable: () => void (fake.wheel.isEnabled = false) };
    readonly touchZoomRotate = { disableRotation: () => {} };
    readonly doubleClickZoom = { enable: () => {}, disable: () => {} };
    readonly keyboard = { disableRotation: () => {} };
    constructor(options: Record<string, unknown>) {
      fake.options = options;
      fake.container = document.createElement('div');
    }
    on = (event: string, listener: () => void) => void fake.listeners.set(event, listener);
    once = (event: string, listener: () => void) => void fake.listeners.set(event, listener);
    readonly style = { addLayer: () => {} };
    setLayerZoomRange() {}
    isStyleLoaded = () => true;
    setPadding() {}
    setMissingStyleImageResolver() {}
    getCenter = () => ({ wrap: () => ({ lat: 40, lng: 90 }) });
    getZoom = () => 4;
    getBearing = () => 0;
    getPitch = () => 0;
    isMoving = () => false;
    getCanvas = () => document.createElement('canvas');
    getCanvasContainer = () => fake.container;
    unproject = ([x, y]: [number, number]) => ({ x, y });
    easeTo = (movement: unknown) => void fake.eased.push(movement);
  },
}));

const listener = {
  onReady: vi.fn(),
  onPainted: vi.fn(),
  onUnavailable: vi.fn(),
  onRestored: vi.fn(),
  onTilesUnavailable: vi.fn(),
  onInput: vi.fn(),
  onFeatureHover: vi.fn(),
};
const view = { zoom: 4, latitude: 40.02, longitude: 90.35 };
const padding = { top: 0, right: 0, bottom: 0, left: 0 };

let container: HTMLElement;
let controller: MapController | null;

beforeEach(() => {
  fake.eased.length = 0;
  fake.wheel.isEnabled = true;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  container = document.createElement('div');
  controller = createMapController({ container, label: 'Map', view, padding, listener });
});

function turnWheel(deltaY: number, timeStamp: number): void {
  const event = new WheelEvent('wheel', { deltaY, clientX: 30, clientY: 20, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  fake.container?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
}

const easedZooms = () => fake.eased.map((movement) => Reflect.get(Object(movement), 'zoom'));

test('smooth wheel zoom and inertia use the specified constants [MAP-27]', () => {
  expect(fake.wheel.isEnabled).toBe(false);
  expect(fake.options.dragPan).toEqual({ deceleration: 2000, linearity: 0.2 });
  turnWheel(-100, 0);
  // 0.003 levels per pixel, around the pointer, animated for 200 ms.
  expect(fake.eased[0]).toMatchObject({ duration: 200, around: { x: 30, y: 20 } });
  // At most 300 pixels count within 100 ms: the third input exceeds them, the fourth is in the next 100 ms.
  for (const [deltaY, time] of [
    [-150, 50],
    [-150, 100],
    [-100, 101],
  ] as const)
    turnWheel(deltaY, time);
  expect(easedZooms()).toEqual([4.3, 4.75, 4.9, 5.2].map((zoom) => expect.closeTo(zoom, 9)));
  // A series ends 200 ms after its last input; the next one starts at the zoom of the map.
  turnWheel(-100, 301);
  turnWheel(-100, 502);
  expect(easedZooms().slice(-2)).toEqual([expect.closeTo(5.5, 9), expect.closeTo(4.3, 9)]);
});

test('the wheel inputs of a series share one ease id, so that MapLibre fires no moveend between them', () => {
  turnWheel(-100, 0);
  turnWheel(-100, 50);
  const [first, second] = fake.eased.map((movement): unknown => Reflect.get(Object(movement), 'easeId'));
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

test('the zoom range and the initial view are converted to MapLibre zooms', () => {
  expect(fake.options).toMatchObject({ minZoom: 0, maxZoom: 21, zoom: 3, center: [90.35, 40.02] });
});

test('data-map is busy until the first overlays are drawn, and idle afterwards', () => {
  fake.listeners.get('style.load')?.();
  fake.listeners.get('idle')?.();
  expect(container.dataset.map).toBe('busy');
  const ground: MapOverlay = {
    id: 'ground',
    order: 0,
    sources: {},
    layers: [{ id: 'ground', type: 'background' }],
    interactiveLayerIds: [],
  };
  controller?.setOverlays([ground]);
  fake.listeners.get('idle')?.();
  expect(container.dataset.map).toBe('idle');
  fake.listeners.get('dataloading')?.();
  expect(container.dataset.map).toBe('busy');
});
