// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLoadingPart } from './first-screen.ts';
import { whenIdle } from './when-idle.ts';

const idleCallbacks: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  idleCallbacks.length = 0;
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idleCallbacks.push(callback));
  vi.stubGlobal(
    'cancelIdleCallback',
    vi.fn(() => idleCallbacks.splice(0)),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the callback is called when the page is idle after its delay', () => {
  const callback = vi.fn();
  whenIdle(callback);
  vi.advanceTimersByTime(2000);
  expect(callback).not.toHaveBeenCalled();
  idleCallbacks[0]?.();
  expect(callback).toHaveBeenCalledOnce();
});

test('a cancelled callback is not called', () => {
  const callback = vi.fn();
  whenIdle(callback)();
  vi.advanceTimersByTime(5000);
  expect(idleCallbacks).toEqual([]);
  const cancel = whenIdle(callback);
  vi.advanceTimersByTime(2000);
  cancel();
  expect(cancelIdleCallback).toHaveBeenCalledOnce();
});

test('before the load event of the page the delay does not start', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  whenIdle(vi.fn());
  vi.advanceTimersByTime(5000);
  expect(idleCallbacks).toEqual([]);
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(2000);
  expect(idleCallbacks).toHaveLength(1);
});

test('while a part of the screen is loading the page is not idle', () => {
  const first = startLoadingPart();
  const second = startLoadingPart();
  whenIdle(vi.fn());
  const cancel = whenIdle(vi.fn());
  vi.advanceTimersByTime(5000);
  cancel();
  first();
  // A part that is reported twice counts once.
  first();
  expect(idleCallbacks).toEqual([]);
  second();
  expect(idleCallbacks).toHaveLength(1);
});
