// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useIsPageLoaded } from './use-is-page-loaded.ts';

let idle: (() => void) | null = null;

function stubBrowser(readyState: DocumentReadyState): void {
  idle = null;
  Object.defineProperty(document, 'readyState', { configurable: true, value: readyState });
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    idle = callback;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => {
    idle = null;
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'readyState');
});

test('useIsPageLoaded waits for the load event and then for an idle main thread', () => {
  stubBrowser('interactive');
  const { result } = renderHook(() => useIsPageLoaded());
  expect([result.current, idle]).toEqual([false, null]);
  act(() => void window.dispatchEvent(new Event('load')));
  expect([result.current, idle === null]).toEqual([false, false]);
  act(() => idle?.());
  expect(result.current).toBe(true);
});

test('useIsPageLoaded waits for an idle main thread only when the document is complete', () => {
  stubBrowser('complete');
  const { result } = renderHook(() => useIsPageLoaded());
  act(() => idle?.());
  expect(result.current).toBe(true);
});

test('useIsPageLoaded cancels its wait when the component is unmounted', () => {
  stubBrowser('complete');
  renderHook(() => useIsPageLoaded()).unmount();
  expect(idle).toBeNull();
});

test('useIsPageLoaded is true from the beginning when no wait is needed', () => {
  stubBrowser('interactive');
  expect(renderHook(() => useIsPageLoaded(false)).result.current).toBe(true);
});
