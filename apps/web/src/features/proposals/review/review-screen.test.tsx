// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useWaitingCorrections } from '../../../lib/api/waiting-corrections-query.ts';
import { fakeCalls } from '../../../testing/data/fake-calls.ts';
import { signInAsEditor } from '../../../testing/editor.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { proposalsMessages } from '../messages/index.ts';
import { reviewScreenModule } from './review-screen.tsx';

/** The corrections that wait on the server, where another window decides about them. */
let waiting = 1;

beforeEach(async () => {
  waiting = 1;
  await proposalsMessages.load('en');
  signInAsEditor();
});

const { Screen } = reviewScreenModule;

function Waiting() {
  return <output aria-label="Waiting">{useWaitingCorrections().count}</output>;
}

const shown = () => screen.getByRole('status', { name: 'Waiting' }).textContent;

const list = (
  <>
    <Waiting />
    <Screen parameters={{}} />
  </>
);

function prepare() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } });
  const calls = fakeCalls({ countOpenProposals: () => ({ open: waiting }), listProposals: () => [] });
  return { ...calls, options: { browserClient: calls.client, queryClient } };
}

test('the number of waiting corrections is fetched again when a list that was loaded later has another one', async () => {
  const { options } = prepare();
  const { unmount } = renderInApp(<Waiting />, options);
  await waitFor(() => expect(shown()).toBe('1'));
  unmount();
  waiting = 0;
  renderInApp(list, options);
  await waitFor(() => expect(shown()).toBe('0'));
});

test('the number and the list of corrections are fetched again when the window is shown again', async () => {
  waiting = 0;
  const { received, options } = prepare();
  const counts = () =>
    ['countOpenProposals', 'listProposals'].map(
      (name) => received.filter((call) => call.name === name).length,
    );
  renderInApp(list, options);
  await waitFor(() => expect(counts()).toEqual([1, 1]));
  fireEvent(window, new Event('visibilitychange'));
  await waitFor(() => expect(counts()).toEqual([2, 2]));
});
