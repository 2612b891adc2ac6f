// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useScrollAfterReload } from './use-scroll-after-reload.ts';

let resizeCallbacks: (() => void)[];
let height: number;
const scrollTo = vi.fn<(left: number, top: number) => void>();

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/timeline');
  resizeCallbacks = [];
  height = 2000;
  scrollTo.mockClear();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #callback: () => void;
      constructor(callback: () => void) {
        this.#callback = callback;
      }
      observe() {
        resizeCallbacks.push(this.#callback);
      }
      disconnect() {
        resizeCallbacks = resizeCallbacks.filter((callback) => callback !== this.#callback);
      }
    },
  );
  vi.stubGlobal('scrollTo', scrollTo);
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, get: () => height });
  Object.defineProperty(window, 'innerHeight', { configurable: true, value: 1000 });
});

function Page({ historyKey }: { readonly historyKey: string }) {
  useScrollAfterReload(historyKey);
  return <main id="content" />;
}

/** Renders the page after a navigation of the given type. */
function open(type: 'navigate' | 'reload' | 'back_forward', historyKey = 'a') {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    Object.assign(
      { name: '', entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => ({}) },
      { type },
    ),
  ]);
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 });
  return render(<Page historyKey={historyKey} />);
}

function leaveAt(scrollY: number, { unmount }: ReturnType<typeof open>): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: scrollY });
  window.dispatchEvent(new Event('pagehide'));
  unmount();
}

test('a reloaded page restores its scroll position as soon as it is long enough', () => {
  leaveAt(5000, open('navigate'));
  open('reload');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 1000);
  height = 9000;
  for (const callback of resizeCallbacks) callback();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 5000);
  expect(resizeCallbacks).toEqual([]);
});

test('a page restores its scroll position after the return from another site', () => {
  leaveAt(500, open('navigate'));
  open('back_forward');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 500);
});

test('a newly opened page does not scroll', () => {
  leaveAt(500, open('navigate'));
  open('navigate');
  expect(scrollTo).not.toHaveBeenCalled();
});

test('the scroll position of another page or history entry is ignored', () => {
  leaveAt(500, open('navigate'));
  const other = open('reload', 'b');
  other.unmount();
  window.history.replaceState(null, '', '/timeline?from=1926');
  open('reload');
  expect(scrollTo).not.toHaveBeenCalled();
});

test('an invalid stored scroll position is ignored', () => {
  sessionStorage.setItem('scrollPosition', '{');
  open('reload');
  expect(scrollTo).not.toHaveBeenCalled();
});
