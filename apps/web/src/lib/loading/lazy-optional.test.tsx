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
// It tells the console of what did not come.
afterEach(() => void vi.spyOn(console, 'warn').mockClear());

async function showWithoutNetwork() {
  const Part = lazyOptional(load);
  let shown = await act(async () => render(<Part name="Leh" />));
  expect(screen.queryByText('Hello, Leh')).toBeNull();
  const showAnew = async () => {
    shown.unmount();
    shown = await act(async () => render(<Part name="Leh" />));
  };
  return { showAnew };
}

test('what did not come is asked for once more when the network returns', async () => {
  await showWithoutNetwork();
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Hello, Leh')).toBeDefined();
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(load).toHaveBeenCalledTimes(2);
});

test('and when it is shown anew; what has come is not asked for again', async () => {
  const { showAnew } = await showWithoutNetwork();
  await showAnew();
  expect(await screen.findByText('Hello, Leh')).toBeDefined();
  await showAnew();
  expect(await screen.findByText('Hello, Leh')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

test('what is given for that case stands in the place of a part that does not come, and goes when it comes', async () => {
  const Part = lazyOptional(load, ({ name }) => <p>No greeting for {name}</p>);
  await act(async () => render(<Part name="Leh" />));
  expect(await screen.findByText('No greeting for Leh')).toBeDefined();
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Hello, Leh')).toBeDefined();
  expect(screen.queryByText('No greeting for Leh')).toBeNull();
});
