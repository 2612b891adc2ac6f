// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoadError } from '../../lib/loading/load-failure.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { RegionBoundary } from './region-boundary.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // React reports each error that a boundary catches.
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  // Cleared before the check for unexpected output.
  vi.spyOn(console, 'error').mockClear();
});

/** Renders a region whose first attempts fail. @returns the number of attempts */
function renderRegion(failures: number): () => number {
  let attempts = 0;
  const isReady = (): boolean => attempts > failures;
  function Region() {
    if (!isReady()) throw new LoadError('/assets/page-1.js', 'missing');
    return <p>loaded</p>;
  }
  renderInApp(
    <RegionBoundary resetKey="/" onRetry={() => void (attempts += 1)}>
      <Region />
    </RegionBoundary>,
    { language: 'en' },
  );
  return () => attempts;
}

test('a region that fails to load is loaded until it succeeds in the seconds after the network has returned', async () => {
  renderRegion(2);
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(screen.queryByText('loaded')).toBeNull();

  await act(async () => void window.dispatchEvent(new Event('online')));
  await act(async () => vi.advanceTimersByTime(1000));
  await act(async () => vi.advanceTimersByTime(5000));

  expect(screen.getByText('loaded')).toBeDefined();
});

test('a region that fails to load is not loaded again for ever after the network has returned', async () => {
  const attempts = renderRegion(10);

  await act(async () => void window.dispatchEvent(new Event('online')));
  for (let minute = 0; minute < 5; minute += 1) await act(async () => vi.advanceTimersByTime(60_000));

  expect(attempts()).toBe(3);
});
