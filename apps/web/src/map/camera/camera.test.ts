import { afterEach, describe, expect, test, vi } from 'vitest';
import { logWarning } from '../../lib/log.ts';
import { cameraOver, notedMap } from '../../testing/noted-map.ts';
import { isValidPosition } from './camera.ts';

vi.mock('../../lib/log.ts');
afterEach(() => void vi.mocked(logWarning).mockClear());

describe('fitting positions', () => {
  test('several are fitted with padding 20, to zoom 12 at most, in 0.8 s', () => {
    const fake = notedMap();
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
    const fake = notedMap();
    cameraOver(fake).fitPositions([{ latitude: 34, longitude: 77 }]);
    expect(fake.calls).toEqual([['flyTo', { center: [77, 34], zoom: 9, duration: 800 }]]);
  });

  test('none, or none that is valid, moves nothing and says so', () => {
    const fake = notedMap();
    expect(cameraOver(fake).fitPositions([])).toBe(false);
    expect(cameraOver(fake).fitPositions([{ latitude: 134, longitude: 77 }])).toBe(false);
    expect(logWarning).toHaveBeenCalledTimes(2);
    expect(fake.calls).toEqual([]);
  });
});

test('a picture is shown at zoom 18', () => {
  const fake = notedMap();
  cameraOver(fake).showImage({ latitude: 34, longitude: 77 });
  expect(fake.calls).toEqual([['flyTo', { center: [77, 34], zoom: 17, duration: 800 }]]);
});

test('under reduced motion nothing flies', () => {
  const fake = notedMap();
  cameraOver(fake, true).flyTo({ latitude: 34, longitude: 77, zoom: 8 });
  expect(fake.calls).toEqual([['easeTo', { center: [77, 34], zoom: 7, duration: 0 }]]);
});

test('another padding keeps the ground: the new centre is what lies in the middle of the free area', () => {
  const fake = notedMap();
  const padding = { top: 100, right: 60, bottom: 200, left: 400 };
  cameraOver(fake).setPadding(padding);
  expect(fake.calls).toEqual([['jumpTo', { center: { lng: 67, lat: 25 }, padding }]]);
});

test('a position is brought into the free area only when a sheet covers it', () => {
  const fake = notedMap();
  cameraOver(fake).keepInView({ longitude: 60, latitude: 30 });
  expect(fake.calls).toEqual([]);
  cameraOver(fake).keepInView({ longitude: 30, latitude: 30 });
  expect(fake.calls).toEqual([['easeTo', { center: [30, 30], duration: 800 }]]);
});

test('a position near an edge is brought in when more room is wanted about it', () => {
  const fake = notedMap();
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
