// @vitest-environment jsdom
import type { Map as MapLibreMap } from 'maplibre-gl';
import { beforeEach, expect, test, vi } from 'vitest';
import { createPinMarker } from './pin-marker.ts';

/** A map of 800 by 600 pixels on which a degree is ten pixels; its centre is 90 E, 40 N until it is moved. */
const map = {
  centre: { lng: 90, lat: 40 },
  isMoving: vi.fn(() => false),
  container: document.createElement('div'),
  listeners: new Map<string, () => void>(),
  getCanvas: () => ({ clientWidth: 800, clientHeight: 600 }),
  getCanvasContainer: () => map.container,
  getCenter: () => map.centre,
  project: ([lng, lat]: [number, number]) => ({
    x: 400 + (lng - map.centre.lng) * 10,
    y: 300 - (lat - map.centre.lat) * 10,
  }),
  on: (event: string, listener: () => void) => void map.listeners.set(event, listener),
  moveTo(lng: number, lat: number) {
    map.centre = { lng, lat };
    map.listeners.get('move')?.();
  },
};
const sign = 'M1 1L3 3';

function createPin() {
  // eslint-disable-next-line typescript/no-unsafe-type-assertion -- what the pin asks of a map, and no more
  const marker = createPinMarker(map as unknown as MapLibreMap);
  const element = map.container.querySelector<HTMLElement>('.map-pin-anchor');
  if (!element) throw new Error('there is no pin');
  return { marker, element };
}

beforeEach(() => {
  map.centre = { lng: 90, lat: 40 };
  map.isMoving.mockReturnValue(false);
  map.container.replaceChildren();
});

test('stands with its point on the position, and goes with the map', () => {
  const { marker, element } = createPin();
  expect(element.hidden).toBe(true);
  marker.show({ position: { latitude: 41, longitude: 91 }, signPath: sign });
  expect(element.hidden).toBe(false);
  // 36 pixels wide and 46 high: the middle of its lower edge lies a pixel below the position, as its tip does.
  expect(element.style.transform).toBe('translate(392px, 245px)');
  expect(element.innerHTML).toContain(sign);
  map.moveTo(91, 41);
  expect(element.style.transform).toBe('translate(382px, 255px)');
  marker.show(null);
  expect(element.hidden).toBe(true);
});

test('is drawn on whole pixels at rest, and between them while the map moves', () => {
  const { marker, element } = createPin();
  marker.show({ position: { latitude: 40, longitude: 90.04 }, signPath: sign });
  expect(element.style.transform).toBe('translate(382px, 255px)');
  map.isMoving.mockReturnValue(true);
  map.moveTo(90, 40);
  expect(element.style.transform).toMatch(/^translate\(382\.4\d*px, 255px\)$/);
});

test('is not written to while it is out of sight', () => {
  const { marker, element } = createPin();
  marker.show({ position: { latitude: 40, longitude: 90 }, signPath: sign });
  const { transform } = element.style;
  for (const [lng, lat] of [
    [135, 40],
    [45, 40],
    [90, 77],
    [90, 5],
  ] as const) {
    map.moveTo(lng, lat);
    expect(element.hidden, `${lng} ${lat}`).toBe(true);
    expect(element.style.transform).toBe(transform);
  }
  // Its head is seen while its point is below the edge of the map.
  map.moveTo(90, 72);
  expect(element.hidden).toBe(false);
});

test('stands in the copy of the world that is nearest to the centre', () => {
  const { marker, element } = createPin();
  marker.show({ position: { latitude: 40, longitude: -179 }, signPath: sign });
  map.moveTo(179, 40);
  expect(element.style.transform).toBe('translate(402px, 255px)');
});
