import { vi } from 'vitest';
import { createCamera } from '../../map/camera/camera.ts';
import type { Camera } from '../../map/camera/camera.ts';

/** Creates a fake of the MapLibre map that records calls, with MapLibre's zooms. */
export function createRecordingMap() {
  const calls: [name: string, argument: unknown][] = [];
  const record = (name: string) => vi.fn((argument: unknown) => void calls.push([name, argument]));
  const map = {
    jumpTo: record('jumpTo'),
    flyTo: record('flyTo'),
    easeTo: record('easeTo'),
    setPadding: record('setPadding'),
    fitBounds: vi.fn(
      (bounds: unknown, options: unknown) => void calls.push(['fitBounds', { bounds, options }]),
    ),
    getZoom: () => 4,
    getCenter: () => ({ wrap: () => ({ lat: 34, lng: 77 }) }),
    getBearing: () => 0,
    getPitch: () => 0,
    isMoving: vi.fn(() => false),
    on: vi.fn<(event: string, listener: () => void) => void>(),
    getPadding: () => ({ top: 0, right: 0, bottom: 0, left: 400 }),
    project: ([x, y]: [number, number]) => ({ x: x * 10, y: y * 10 }),
    unproject: ([x, y]: [number, number]) => ({ lng: x / 10, lat: y / 10 }),
    getCanvas: () => ({ getBoundingClientRect: () => ({ width: 1000, height: 600 }) }),
  };
  return { map, calls };
}

/** Creates the camera of a fake map. */
export function createTestCamera(
  { map }: ReturnType<typeof createRecordingMap>,
  reducesMotion = false,
): Camera {
  // The fake has only the methods that the camera calls.
  return createCamera(map as unknown as Parameters<typeof createCamera>[0], () => reducesMotion);
}
