// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { FullscreenControl } from './fullscreen-control.tsx';

/** A document that grants the whole screen, or refuses it. */
function fakeScreen({ enabled = true, refuses = false } = {}) {
  const calls = { requested: 0, exited: 0 };
  let element: Element | null = null;
  const change = (next: Element | null): Promise<void> => {
    if (refuses) return Promise.reject(new TypeError('not now'));
    element = next;
    document.dispatchEvent(new Event('fullscreenchange'));
    return Promise.resolve();
  };
  const define = (target: object, name: string, value: PropertyDescriptor) =>
    Object.defineProperty(target, name, { configurable: true, ...value });
  define(document, 'fullscreenEnabled', { value: enabled });
  define(document, 'fullscreenElement', { get: () => element });
  define(document, 'exitFullscreen', {
    value: () => {
      calls.exited += 1;
      return change(null);
    },
  });
  define(document.documentElement, 'requestFullscreen', {
    value: () => {
      calls.requested += 1;
      return change(document.documentElement);
    },
  });
  return calls;
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => void vi.useRealTimers());

const button = () => screen.getByRole('button');
const click = () => act(async () => void fireEvent.click(button()));
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const tip = () => screen.getByRole('status').textContent;

describe('the whole screen', () => {
  test('is entered and left by the button, and kept [MAP-13]', async () => {
    const calls = fakeScreen();
    renderInApp(<FullscreenControl />);
    expect(button().getAttribute('aria-label')).toBe('Full screen');
    await click();
    expect([calls.requested, localStorage.getItem('fullScreenState')]).toEqual([1, 'true']);
    expect(button().getAttribute('aria-label')).toBe('Exit full screen');
    await click();
    expect([calls.exited, localStorage.getItem('fullScreenState')]).toEqual([1, 'false']);
  });

  test('that the browser refuses or does not have changes nothing', async () => {
    fakeScreen({ refuses: true });
    const { unmount } = renderInApp(<FullscreenControl />);
    await click();
    expect(button().getAttribute('aria-label')).toBe('Full screen');
    expect(localStorage.getItem('fullScreenState')).toBeNull();
    unmount();
    fakeScreen({ enabled: false });
    renderInApp(<FullscreenControl />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('comes back at the first gesture when it was kept, once; the tip tells how to leave it after 1 s for 4 s, once a session [MAP-20]', async () => {
    const calls = fakeScreen();
    localStorage.setItem('fullScreenState', 'true');
    renderInApp(<FullscreenControl />);
    expect(calls.requested).toBe(0);
    await act(async () => void fireEvent.keyDown(window, { key: 'Escape' }));
    expect(calls.requested).toBe(0);
    await act(async () => void fireEvent.pointerUp(window));
    await act(async () => void fireEvent.pointerUp(window));
    expect(calls.requested).toBe(1);
    wait(999);
    expect(tip()).toBe('');
    wait(1);
    expect(tip()).toBe('Press Esc to exit full screen');
    wait(3999);
    expect(tip()).not.toBe('');
    wait(1);
    expect(tip()).toBe('');
    await click();
    expect(localStorage.getItem('fullScreenState')).toBe('false');
    await click();
    expect(localStorage.getItem('fullScreenState')).toBe('true');
    wait(2000);
    expect(tip()).toBe('');
  });

  test('stays left when it was left', async () => {
    const calls = fakeScreen();
    localStorage.setItem('fullScreenState', 'false');
    renderInApp(<FullscreenControl />);
    await act(async () => void fireEvent.pointerUp(window));
    expect(calls.requested).toBe(0);
  });

  test('that is left soon shows no tip', async () => {
    fakeScreen();
    renderInApp(<FullscreenControl />);
    await click();
    wait(500);
    await click();
    wait(5000);
    expect(tip()).toBe('');
  });
});
