// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { useId } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { AfterFirstRender } from './after-first-render.tsx';

function Labelled() {
  const id = useId();
  return <p id={id}>text</p>;
}

test('the application is hydrated with the ids that the server has rendered, and reports it once', async () => {
  const reportError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Labelled />);
  document.body.append(root);
  const before = root.innerHTML;
  const onRendered = vi.fn();

  const hydrated = await act(() =>
    hydrateRoot(
      root,
      <AfterFirstRender onRendered={onRendered}>
        <Labelled />
      </AfterFirstRender>,
    ),
  );
  onTestFinished(() => act(() => hydrated.unmount()));

  await vi.waitFor(() => expect(onRendered).toHaveBeenCalledOnce());
  expect(root.innerHTML).toBe(before);
  expect(reportError).not.toHaveBeenCalled();
});
