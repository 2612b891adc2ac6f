// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyOptional } from './lazy-optional.tsx';

const Greeting = ({ name }: { readonly name: string }) => <p>Hello, {name}</p>;
const load = vi.fn<() => Promise<typeof Greeting>>();

beforeEach(() => {
  load.mockReset().mockRejectedValueOnce(new TypeError('no network')).mockResolvedValue(Greeting);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
// Failures are logged; the mock is cleared before the check for unexpected output.
afterEach(() => void vi.spyOn(console, 'warn').mockClear());

async function mountOffline() {
  const Part = lazyOptional(load);
  let shown = await act(async () => render(<Part name="Leh" />));
  expect(screen.queryByText('Hello, Leh')).toBeNull();
  const remount = async () => {
    shown.unmount();
    shown = await act(async () => render(<Part name="Leh" />));
  };
  return { remount };
}

test('a part that failed to load is loaded when the browser goes online', async () => {
  await mountOffline();
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Hello, Leh')).toBeDefined();
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part that failed to load is loaded when it is mounted again', async () => {
  const { remount } = await mountOffline();
  await remount();
  expect(await screen.findByText('Hello, Leh')).toBeDefined();
  await remount();
  expect(await screen.findByText('Hello, Leh')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

test('the fallback is shown after a failure until the part is loaded', async () => {
  const Part = lazyOptional(load, ({ name }) => <p>No greeting for {name}</p>);
  await act(async () => render(<Part name="Leh" />));
  expect(await screen.findByText('No greeting for Leh')).toBeDefined();
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Hello, Leh')).toBeDefined();
  expect(screen.queryByText('No greeting for Leh')).toBeNull();
});

test('the fallback is shown while the messages of a loaded part cannot be loaded', async () => {
  load.mockReset().mockResolvedValue(({ name }) => {
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module');
    return <p>Hello, {name}</p>;
  });
  let isOnline = false;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Part = lazyOptional(load, ({ name }) => <p>No greeting for {name}</p>);
  await act(async () => render(<Part name="Leh" />));
  expect(await screen.findByText('No greeting for Leh')).toBeDefined();
  isOnline = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Hello, Leh')).toBeDefined();
  vi.spyOn(console, 'error').mockClear();
});

test('other errors of a part are not hidden by its fallback', async () => {
  load.mockReset().mockResolvedValue(() => {
    throw new RangeError('a defect');
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Part = lazyOptional(load);
  await expect(act(async () => render(<Part name="Leh" />))).rejects.toThrow('a defect');
  vi.spyOn(console, 'error').mockClear();
});
