// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { FailedPart, LazyPart } from './lazy-part.tsx';

const Greeting = ({ name }: { readonly name: string }) => <p>Hello, {name}</p>;

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
// React logs errors that a boundary has caught; the mock is cleared before the check for unexpected output.
afterEach(() => void vi.spyOn(console, 'error').mockClear());

test('a part that failed to load shows an error message and is loaded by the retry button', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>();
  load.mockRejectedValueOnce(new TypeError('no network')).mockResolvedValue(Greeting);
  renderInApp(
    <>
      <h1>The page</h1>
      <LazyPart
        load={load}
        properties={{ name: 'Leh' }}
        renderFailure={(retry) => <FailedPart onRetry={retry} onDismiss={() => {}} />}
      />
    </>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('Part of the page could not be loaded');
  expect(screen.getByRole('heading', { name: 'The page' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello, Leh')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

test('the error message can be closed', async () => {
  const onDismiss = vi.fn<() => void>();
  const load = () => Promise.reject<typeof Greeting>(new TypeError('no network'));
  renderInApp(
    <LazyPart
      load={load}
      properties={{ name: 'Leh' }}
      renderFailure={(retry) => <FailedPart onRetry={retry} onDismiss={onDismiss} />}
    />,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Close the message' }));
  expect(onDismiss).toHaveBeenCalledOnce();
});

test('the fallback is shown while the part loads', async () => {
  let resolveLoad: (part: typeof Greeting) => void = () => {};
  const load = () => new Promise<typeof Greeting>((resolve) => (resolveLoad = resolve));
  renderInApp(
    <LazyPart
      load={load}
      properties={{ name: 'Leh' }}
      fallback={<p>Loading</p>}
      renderFailure={() => null}
    />,
  );
  expect(await screen.findByText('Loading')).toBeDefined();
  resolveLoad(Greeting);
  expect(await screen.findByText('Hello, Leh')).toBeDefined();
  expect(screen.queryByText('Loading')).toBeNull();
});
