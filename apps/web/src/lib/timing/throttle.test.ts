import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { throttle } from './throttle.ts';

describe('what is throttle', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('is done once for all who ask, and again only after its time', () => {
    const action = vi.fn();
    const { soon } = throttle(action, 900);
    soon();
    soon();
    expect(action).not.toHaveBeenCalled();
    vi.advanceTimersByTime(0);
    expect(action).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(100);
    soon();
    vi.advanceTimersByTime(799);
    expect(action).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(action).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(5000);
    expect(action).toHaveBeenCalledTimes(2);
  });

  test('that is done at once takes the place of what was asked for, and counts as the last time', () => {
    const action = vi.fn();
    const { now, soon } = throttle(action, 900);
    now();
    soon();
    vi.advanceTimersByTime(500);
    now();
    expect(action).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(5000);
    expect(action).toHaveBeenCalledTimes(2);
  });

  test('is forgotten when it is cancelled, and can be asked for anew', () => {
    const action = vi.fn();
    const { soon, cancel } = throttle(action, 900);
    soon();
    soon();
    cancel();
    vi.advanceTimersByTime(5000);
    expect(action).not.toHaveBeenCalled();
    soon();
    vi.advanceTimersByTime(0);
    expect(action).toHaveBeenCalledTimes(1);
  });
});
