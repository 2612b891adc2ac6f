// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mockFullscreen } from '../../testing/browser/mock-fullscreen.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { FullscreenControl } from './fullscreen-control.tsx';

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

describe('full screen', () => {
  test('is toggled by the button and stored [MAP-13]', async () => {
    const calls = mockFullscreen();
    renderInApp(<FullscreenControl />);
    expect(button().getAttribute('aria-label')).toBe('Full screen');
    await click();
    expect([calls.requested, localStorage.getItem('fullScreenState')]).toEqual([1, 'true']);
    expect(button().getAttribute('aria-label')).toBe('Exit full screen');
    await click();
    expect([calls.exited, localStorage.getItem('fullScreenState')]).toEqual([1, 'false']);
  });

  test('is not stored if the browser rejects it, and has no button if the browser does not support it', async () => {
    mockFullscreen({ refuses: true });
    const { unmount } = renderInApp(<FullscreenControl />);
    await click();
    expect(button().getAttribute('aria-label')).toBe('Full screen');
    expect(localStorage.getItem('fullScreenState')).toBeNull();
    unmount();
    mockFullscreen({ enabled: false });
    renderInApp(<FullscreenControl />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('is restored once at the first gesture, with a tip about Esc after 1 s for 4 s once per session [MAP-20]', async () => {
    const calls = mockFullscreen();
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

  test('is not restored after it was left', async () => {
    const calls = mockFullscreen();
    localStorage.setItem('fullScreenState', 'false');
    renderInApp(<FullscreenControl />);
    await act(async () => void fireEvent.pointerUp(window));
    expect(calls.requested).toBe(0);
  });

  test('shows no tip if it is left within a second', async () => {
    mockFullscreen();
    renderInApp(<FullscreenControl />);
    await click();
    wait(500);
    await click();
    wait(5000);
    expect(tip()).toBe('');
  });
});
