// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { cameraStore, useCamera } from './camera-store.ts';

const drawn = vi.fn();

function Level() {
  const zoom = useCamera((camera) => camera.zoom);
  drawn(zoom);
  return <p>{zoom}</p>;
}

const moveTo = (zoom: number, isMoving: boolean) => act(() => cameraStore.setState({ zoom, isMoving }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.advanceTimersByTime(10_000);
  drawn.mockClear();
});

test('a number beside the map follows a movement a few times a second, and says where it came to rest', () => {
  moveTo(5, false);
  render(<Level />);
  drawn.mockClear();
  for (let frame = 1; frame <= 60; frame += 1) {
    vi.advanceTimersByTime(16);
    moveTo(5 + frame / 100, true);
  }
  // 960 milliseconds of movement.
  expect(drawn.mock.calls.length).toBeGreaterThanOrEqual(3);
  expect(drawn.mock.calls.length).toBeLessThanOrEqual(5);
  moveTo(5.61, false);
  expect(screen.getByText('5.61')).toBeTruthy();
});
