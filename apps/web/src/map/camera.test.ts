import { afterEach, describe, expect, test, vi } from 'vitest';
import { logWarning } from '../lib/log.ts';
import { createCamera, isValidPosition } from './camera.ts';

vi.mock('../lib/log.ts');
afterEach(() => void vi.mocked(logWarning).mockClear());

function fakeMap() {
  const calls: [string, unknown][] = [];
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
    getPadding: () => ({ top: 0, right: 0, bottom: 0, left: 400 }),
    project: ([x, y]: [number, number]) => ({ x: x * 10, y: y * 10 }),
    unproject: ([x, y]: [number, number]) => ({ lng: x / 10, lat: y / 10 }),
    getCanvas: () => ({ getBoundingClientRect: () => ({ width: 1000, height: 600 }) }),
  };
  return { map, calls };
}

function cameraOver(fake: ReturnType<typeof fakeMap>, reducesMotion = false) {
  // The camera uses these few methods of the map, and no more.
  return createCamera(fake.map as unknown as Parameters<typeof createCamera>[0], () => reducesMotion);
}

describe('fitting positions', () => {
  test('several are fitted with padding 20, to zoom 12 at most, in 0.8 s', () => {
    const fake = fakeMap();
    const positions = [
      { latitude: 34, longitude: 77 },
      { latitude: 30, longitude: 80 },
    ];
    expect(cameraOver(fake).fitPositions(positions)).toBe(true);
    expect(fake.calls).toEqual([
      [
        'fitBounds',
        {
          bounds: [
            [77, 30],
            [80, 34],
          ],
          options: { padding: 20, maxZoom: 11, duration: 800 },
        },
      ],
    ]);
  });

  test('one alone is shown at zoom 10', () => {
    const fake = fakeMap();
    cameraOver(fake).fitPositions([{ latitude: 34, longitude: 77 }]);
    expect(fake.calls).toEqual([['flyTo', { center: [77, 34], zoom: 9, duration: 800 }]]);
  });

  test('none, or none that is valid, moves nothing and says so', () => {
    const fake = fakeMap();
    expect(cameraOver(fake).fitPositions([])).toBe(false);
    expect(cameraOver(fake).fitPositions([{ latitude: 134, longitude: 77 }])).toBe(false);
    expect(logWarning).toHaveBeenCalledTimes(2);
    expect(fake.calls).toEqual([]);
  });
});

test('a picture is shown at zoom 18', () => {
  const fake = fakeMap();
  cameraOver(fake).showImage({ latitude: 34, longitude: 77 });
  expect(fake.calls).toEqual([['flyTo', { center: [77, 34], zoom: 17, duration: 800 }]]);
});

test('under reduced motion nothing flies', () => {
  const fake = fakeMap();
  cameraOver(fake, true).flyTo({ latitude: 34, longitude: 77, zoom: 8 });
  expect(fake.calls).toEqual([['easeTo', { center: [77, 34], zoom: 7, duration: 0 }]]);
});

test('another padding keeps the ground: the new centre is what lies in the middle of the free area', () => {
  const fake = fakeMap();
  const padding = { top: 100, right: 60, bottom: 200, left: 400 };
  cameraOver(fake).setPadding(padding);
  expect(fake.calls).toEqual([['jumpTo', { center: { lng: 67, lat: 25 }, padding }]]);
});

test('a position is brought into the free area only when a sheet covers it', () => {
  const fake = fakeMap();
  cameraOver(fake).keepInView({ longitude: 60, latitude: 30 });
  expect(fake.calls).toEqual([]);
  cameraOver(fake).keepInView({ longitude: 30, latitude: 30 });
  expect(fake.calls).toEqual([['easeTo', { center: [30, 30], duration: 800 }]]);
});

test('a position near an edge is brought in when more room is wanted about it', () => {
  const fake = fakeMap();
  const position = { longitude: 60, latitude: 50 };
  cameraOver(fake).keepInView(position, { bottom: 100 });
  expect(fake.calls).toEqual([]);
  cameraOver(fake).keepInView(position, { bottom: 101 });
  cameraOver(fake).keepInView({ longitude: 60, latitude: 11 }, { top: 111 });
  expect(fake.calls.map(([name]) => name)).toEqual(['easeTo', 'easeTo']);
});

test('a position must lie on the Earth', () => {
  expect(isValidPosition({ latitude: 90, longitude: -180 })).toBe(true);
  expect(isValidPosition({ latitude: Number.NaN, longitude: 0 })).toBe(false);
  expect(isValidPosition({ latitude: 0, longitude: 180.5 })).toBe(false);
});
