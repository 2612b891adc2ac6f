import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { throttle } from './throttle.ts';

describe('throttle', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('runs a scheduled action once per interval', () => {
    const action = vi.fn();
    const { schedule } = throttle(action, 900);
    schedule();
    schedule();
    expect(action).not.toHaveBeenCalled();
    vi.advanceTimersByTime(0);
    expect(action).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(100);
    schedule();
    vi.advanceTimersByTime(799);
    expect(action).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(action).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(5000);
    expect(action).toHaveBeenCalledTimes(2);
  });

  test('runNow replaces a scheduled run and restarts the interval', () => {
    const action = vi.fn();
    const { runNow, schedule } = throttle(action, 900);
    runNow();
    schedule();
    vi.advanceTimersByTime(500);
    runNow();
    expect(action).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(5000);
    expect(action).toHaveBeenCalledTimes(2);
  });

  test('schedule works again after cancel', () => {
    const action = vi.fn();
    const { schedule, cancel } = throttle(action, 900);
    schedule();
    schedule();
    cancel();
    vi.advanceTimersByTime(5000);
    expect(action).not.toHaveBeenCalled();
    schedule();
    vi.advanceTimersByTime(0);
    expect(action).toHaveBeenCalledTimes(1);
  });
});
