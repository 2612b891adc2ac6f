import { afterEach, describe, expect, test, vi } from 'vitest';
import { logWarning } from '../../lib/log.ts';
import { createTestCamera, createRecordingMap } from '../../testing/map/recording-map.ts';
import { isValidPosition, syncCameraStore } from './camera.ts';
import { cameraStore } from './camera-store.ts';

vi.mock('../../lib/log.ts');
afterEach(() => void vi.mocked(logWarning).mockClear());

describe('fitPositions', () => {
  test('fits several positions with padding 20 and maximum zoom 12 in 800 ms', () => {
    const fake = createRecordingMap();
    const positions = [
      { latitude: 34, longitude: 77 },
      { latitude: 30, longitude: 80 },
    ];
    expect(createTestCamera(fake).fitPositions(positions)).toBe(true);
    expect(fake.calls).toEqual([
      [
        'fitBounds',
        {
          bounds: [
            [77, 30],
            [80, 34],
          ],
          options: { padding: { top: 20, right: 20, bottom: 20, left: 20 }, maxZoom: 11, duration: 800 },
        },
      ],
    ]);
  });

  test('shows a single position at zoom 10', () => {
    const fake = createRecordingMap();
    createTestCamera(fake).fitPositions([{ latitude: 34, longitude: 77 }]);
    expect(fake.calls).toEqual([['flyTo', { center: [77, 34], zoom: 9, duration: 800 }]]);
  });

  test('logs a warning and does not move the map without a valid position', () => {
    const fake = createRecordingMap();
    expect(createTestCamera(fake).fitPositions([])).toBe(false);
    expect(createTestCamera(fake).fitPositions([{ latitude: 134, longitude: 77 }])).toBe(false);
    expect(logWarning).toHaveBeenCalledTimes(2);
    expect(fake.calls).toEqual([]);
  });
});

test('showImage flies to zoom 18', () => {
  const fake = createRecordingMap();
  createTestCamera(fake).showImage({ latitude: 34, longitude: 77 });
  expect(fake.calls).toEqual([['flyTo', { center: [77, 34], zoom: 17, duration: 800 }]]);
});

test('flyTo is not animated under reduced motion', () => {
  const fake = createRecordingMap();
  createTestCamera(fake, true).flyTo({ latitude: 34, longitude: 77, zoom: 8 });
  expect(fake.calls).toEqual([['easeTo', { center: [77, 34], zoom: 7, duration: 0 }]]);
});

test('setPadding continues a flight that has not ended, and none that has', () => {
  const fake = createRecordingMap();
  const camera = createTestCamera(fake);
  const padding = { top: 0, right: 0, bottom: 300, left: 0 };
  const flight = ['flyTo', { center: [77, 34], zoom: 7, duration: 800 }];
  fake.map.isMoving.mockReturnValue(true);
  camera.flyTo({ latitude: 34, longitude: 77, zoom: 8 });
  camera.setPadding(padding);
  expect(fake.calls).toEqual([flight, ['jumpTo', expect.anything()], flight]);
  const [, end] = fake.map.on.mock.calls.find(([event]) => event === 'moveend') ?? [];
  end?.();
  camera.setPadding(padding);
  expect(fake.calls.slice(3)).toEqual([['jumpTo', expect.anything()]]);
});

test('setPadding moves the centre so that the map content stays in place', () => {
  const fake = createRecordingMap();
  const padding = { top: 100, right: 60, bottom: 200, left: 400 };
  createTestCamera(fake).setPadding(padding);
  expect(fake.calls).toEqual([['jumpTo', { center: { lng: 67, lat: 25 }, padding }]]);
});

test('keepInView moves the map only if a panel covers the position', () => {
  const fake = createRecordingMap();
  createTestCamera(fake).keepInView({ longitude: 60, latitude: 30 });
  expect(fake.calls).toEqual([]);
  createTestCamera(fake).keepInView({ longitude: 30, latitude: 30 });
  expect(fake.calls).toEqual([['easeTo', { center: [30, 30], duration: 800 }]]);
});

test('keepInView moves the map if the position has less than the given room', () => {
  const fake = createRecordingMap();
  const position = { longitude: 60, latitude: 50 };
  createTestCamera(fake).keepInView(position, { bottom: 100 });
  expect(fake.calls).toEqual([]);
  createTestCamera(fake).keepInView(position, { bottom: 101 });
  createTestCamera(fake).keepInView({ longitude: 60, latitude: 11 }, { top: 111 });
  expect(fake.calls.map(([name]) => name)).toEqual(['easeTo', 'easeTo']);
});

test('isValidPosition rejects coordinates that are out of range', () => {
  expect(isValidPosition({ latitude: 90, longitude: -180 })).toBe(true);
  expect(isValidPosition({ latitude: Number.NaN, longitude: 0 })).toBe(false);
  expect(isValidPosition({ latitude: 0, longitude: 180.5 })).toBe(false);
});

test('syncCameraStore writes the view of the map at once and marks it as ready', () => {
  const { map } = createRecordingMap();
  expect(cameraStore.getState().isReady).toBe(false);
  // The fake has only the methods that the camera store reads.
  syncCameraStore(map as unknown as Parameters<typeof syncCameraStore>[0]);
  expect(cameraStore.getState()).toMatchObject({ isReady: true, latitude: 34, longitude: 77, zoom: 5 });
});
