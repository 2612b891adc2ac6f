// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  endRouteHighlight,
  highlightDuration,
  highlightRoute,
  shortHighlightMilliseconds,
  useHighlightedIds,
} from './route-highlight.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  endRouteHighlight();
  vi.useRealTimers();
});

test('a highlight lasts 4500 ms by default and at least 1000 ms', () => {
  expect(
    [undefined, shortHighlightMilliseconds, 1000, 20, -1].map((wanted) => highlightDuration(wanted)),
  ).toEqual([4500, 3000, 1000, 1000, 1000]);
});

test('a new highlight replaces the previous one and its timer', () => {
  const { result } = renderHook(useHighlightedIds);
  const wait = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));
  act(() => highlightRoute([7]));
  wait(4499);
  expect(result.current).toEqual([7]);
  wait(1);
  expect(result.current).toEqual([]);
  act(() => highlightRoute([7]));
  wait(4000);
  act(() => highlightRoute([8, 9], shortHighlightMilliseconds));
  wait(2999);
  expect(result.current).toEqual([8, 9]);
  wait(1);
  expect(result.current).toEqual([]);
});

test('endRouteHighlight clears the timer', () => {
  const { result } = renderHook(useHighlightedIds);
  act(() => highlightRoute([7]));
  act(() => endRouteHighlight());
  expect(result.current).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
