// @vitest-environment jsdom
import type { Map as MapLibreMap } from 'maplibre-gl';
import { beforeEach, expect, test, vi } from 'vitest';
import { createPinMarker } from './pin-marker.ts';

/** A map of 800 by 600 pixels with ten pixels per degree, centred on 90 E, 40 N. */
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
const iconPath = 'M1 1L3 3';

function createPin() {
  const marker = createPinMarker(map as unknown as MapLibreMap);
  const element = map.container.querySelector<HTMLElement>('.map-pin-anchor');
  if (!element) throw new Error('the pin is missing');
  return { marker, element };
}

beforeEach(() => {
  map.centre = { lng: 90, lat: 40 };
  map.isMoving.mockReturnValue(false);
  map.container.replaceChildren();
});

test('the tip of the pin stays at the position when the map moves', () => {
  const { marker, element } = createPin();
  expect(element.hidden).toBe(true);
  marker.show({ position: { latitude: 41, longitude: 91 }, iconPath });
  expect(element.hidden).toBe(false);
  // The pin is 36 by 46 pixels, and its tip is one pixel above the middle of its lower edge.
  expect(element.style.transform).toBe('translate(392px, 245px)');
  expect(element.innerHTML).toContain(iconPath);
  map.moveTo(91, 41);
  expect(element.style.transform).toBe('translate(382px, 255px)');
  marker.show(null);
  expect(element.hidden).toBe(true);
});

test('the pin is placed at whole pixels unless the map is moving', () => {
  const { marker, element } = createPin();
  marker.show({ position: { latitude: 40, longitude: 90.04 }, iconPath });
  expect(element.style.transform).toBe('translate(382px, 255px)');
  map.isMoving.mockReturnValue(true);
  map.moveTo(90, 40);
  expect(element.style.transform).toMatch(/^translate\(382\.4\d*px, 255px\)$/);
});

test('the style of the pin is not written while it is outside the map', () => {
  const { marker, element } = createPin();
  marker.show({ position: { latitude: 40, longitude: 90 }, iconPath });
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
  // Its head is visible while its tip is below the edge of the map.
  map.moveTo(90, 72);
  expect(element.hidden).toBe(false);
});

test('the pin is shown in the copy of the world nearest to the centre', () => {
  const { marker, element } = createPin();
  marker.show({ position: { latitude: 40, longitude: -179 }, iconPath });
  map.moveTo(179, 40);
  expect(element.style.transform).toBe('translate(402px, 255px)');
});
