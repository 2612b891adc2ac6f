// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { cameraStore } from './camera-store.ts';
import { useCamera } from './use-camera.ts';

const onRender = vi.fn();

function Level() {
  const zoom = useCamera((camera) => camera.zoom);
  onRender(zoom);
  return <p>{zoom}</p>;
}

const moveTo = (zoom: number, isMoving: boolean) => act(() => cameraStore.setState({ zoom, isMoving }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.advanceTimersByTime(10_000);
  onRender.mockClear();
});

test('useCamera is throttled during a movement and returns the final value', () => {
  moveTo(5, false);
  render(<Level />);
  onRender.mockClear();
  for (let frame = 1; frame <= 60; frame += 1) {
    vi.advanceTimersByTime(16);
    moveTo(5 + frame / 100, true);
  }
  // 960 milliseconds of movement.
  expect(onRender.mock.calls.length).toBeGreaterThanOrEqual(3);
  expect(onRender.mock.calls.length).toBeLessThanOrEqual(5);
  moveTo(5.61, false);
  expect(screen.getByText('5.61')).toBeTruthy();
});
