// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { FailedPart, LazyPart } from './lazy-part.tsx';

const Greeting = ({ name }: { readonly name: string }) => <p>Hello, {name}</p>;

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
// React tells of what a boundary has caught.
afterEach(() => void vi.spyOn(console, 'error').mockClear());

test('a part that does not come says so beside the page, and another try brings it', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>();
  load.mockRejectedValueOnce(new TypeError('no network')).mockResolvedValue(Greeting);
  renderInApp(
    <>
      <h1>The page</h1>
      <LazyPart
        load={load}
        properties={{ name: 'Leh' }}
        renderFailure={(retry) => <FailedPart onRetry={retry} onGiveUp={() => {}} />}
      />
    </>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('A part of the page did not load');
  expect(screen.getByRole('heading', { name: 'The page' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello, Leh')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

test('one can do without it', async () => {
  const giveUp = vi.fn<() => void>();
  const load = () => Promise.reject<typeof Greeting>(new TypeError('no network'));
  renderInApp(
    <LazyPart
      load={load}
      properties={{ name: 'Leh' }}
      renderFailure={(retry) => <FailedPart onRetry={retry} onGiveUp={giveUp} />}
    />,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Close the message' }));
  expect(giveUp).toHaveBeenCalledOnce();
});

test('something may stand in its place while it loads', async () => {
  let arrive: (part: typeof Greeting) => void = () => {};
  const load = () => new Promise<typeof Greeting>((resolve) => (arrive = resolve));
  renderInApp(
    <LazyPart
      load={load}
      properties={{ name: 'Leh' }}
      waiting={<p>On its way</p>}
      renderFailure={() => null}
    />,
  );
  expect(await screen.findByText('On its way')).toBeDefined();
  arrive(Greeting);
  expect(await screen.findByText('Hello, Leh')).toBeDefined();
  expect(screen.queryByText('On its way')).toBeNull();
});
