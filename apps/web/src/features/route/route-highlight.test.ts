// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { highlightDuration, otherMilliseconds, useRouteHighlight } from './route-highlight.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a highlight lasts 4500 ms, another one 3000, and none less than 1000', () => {
  expect([undefined, otherMilliseconds, 1000, 20, -1].map((wanted) => highlightDuration(wanted))).toEqual([
    4500, 3000, 1000, 1000, 1000,
  ]);
});

test('a stretch stands out for its time, and a new one takes its place and its time', () => {
  const { result } = renderHook(useRouteHighlight);
  const shown = () => result.current.highlightedIds;
  const wait = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));
  act(() => result.current.highlight([7]));
  wait(4499);
  expect(shown()).toEqual([7]);
  wait(1);
  expect(shown()).toEqual([]);
  act(() => result.current.highlight([7]));
  wait(4000);
  act(() => result.current.highlight([8, 9], otherMilliseconds));
  wait(2999);
  expect(shown()).toEqual([8, 9]);
  wait(1);
  expect(shown()).toEqual([]);
});

test('a page that is left behind leaves no timer', () => {
  const { result, unmount } = renderHook(useRouteHighlight);
  act(() => result.current.highlight([7]));
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
