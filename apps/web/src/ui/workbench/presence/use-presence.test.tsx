// @vitest-environment jsdom
import { ApiError } from '@cae-map/contract/api/client';
import { presenceInterval, presenceLifetime } from '@cae-map/contract/entities/editing/presence-bounds';
import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession } from '../../../lib/session/session-changes.ts';
import { restoreSession } from '../../../lib/session/session.ts';
import { nobodyElse, signInAsEditor } from '../../../testing/editor.ts';
import { fakeCalls, type FakeResponses } from '../../../testing/data/fake-calls.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { usePresence } from './use-presence.ts';

const anna = { editors: ['Anna'], has_other_window: false };

function Shown({ id }: { readonly id: number }) {
  return <output>{JSON.stringify(usePresence({ entity: 'place', id }) ?? null)}</output>;
}

async function show(reportPresence: FakeResponses['reportPresence'] = () => nobodyElse) {
  const calls = fakeCalls(reportPresence === undefined ? {} : { reportPresence });
  const view = renderInApp(<Shown id={53} />, { browserClient: calls.client });
  await advance(0);
  const reports = () =>
    calls.received.map(({ options }) => options.body as { is_open: boolean; entity_id: number });
  return { ...view, ...calls, reports, shown: () => view.container.textContent };
}

/** Also runs the timers of the query library, which notifies its observers after a response. */
const advance = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await vi.advanceTimersByTimeAsync(1);
  });

async function setVisibility(state: DocumentVisibilityState): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(window, new Event('visibilitychange'));
  await advance(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  signInAsEditor();
});
afterEach(() => act(() => restoreSession('')));

test('an open record is reported at once and then at the interval, from the same window', async () => {
  const { reports, shown } = await show(() => anna);
  expect(shown()).toBe(JSON.stringify(anna));
  await advance(presenceInterval);
  await advance(presenceInterval);
  expect(reports()).toHaveLength(3);
  for (const report of reports())
    expect(report).toMatchObject({ entity: 'place', entity_id: 53, is_open: true });
  expect(new Set(reports().map((report) => Reflect.get(report, 'window_id'))).size).toBe(1);
});

test('nothing is reported while the page is hidden, and at once when it is shown again', async () => {
  const { reports } = await show();
  await setVisibility('hidden');
  await advance(4 * presenceInterval);
  expect(reports()).toHaveLength(1);
  await setVisibility('visible');
  expect(reports()).toHaveLength(2);
});

test.each([
  ['a visitor', () => localStorage.clear()],
  [
    'a visitor with the local flag adminmode',
    () => {
      localStorage.clear();
      localStorage.setItem('roleFlag', 'adminmode');
    },
  ],
  ['a signed-in user who is not an administrator', () => undefined],
])('nothing is sent for %s, also when the component is unmounted', async (_who, prepare) => {
  act(() => {
    prepare();
    restoreSession('');
  });
  const { received, unmount } = await show();
  await advance(presenceInterval);
  unmount();
  await advance(0);
  expect(received).toEqual([]);
});

test('a record is reported as closed when the component is unmounted, and no longer as open', async () => {
  const { received, reports, unmount } = await show();
  unmount();
  await advance(4 * presenceInterval);
  expect(reports().map(({ is_open }) => is_open)).toEqual([true, false]);
  expect(received.map(({ options }) => options.keepalive)).toEqual([undefined, true]);
});

test('a record is reported as closed when the page is left', async () => {
  const { reports } = await show();
  fireEvent(window, new Event('pagehide'));
  expect(reports().map(({ is_open }) => is_open)).toEqual([true, false]);
});

test('the previous record is reported as closed when another one is shown', async () => {
  const { client, container, reports, unmount } = await show();
  unmount();
  renderInApp(<Shown id={54} />, { browserClient: client });
  await advance(0);
  expect(container.textContent).toBe('');
  expect(reports().map(({ entity_id, is_open }) => [entity_id, is_open])).toEqual([
    [53, true],
    [53, false],
    [54, true],
  ]);
});

test('nothing is sent after the editor has signed out', async () => {
  const { reports, shown } = await show(() => anna);
  act(() => endSession('signedOut'));
  await advance(4 * presenceInterval);
  expect(reports()).toHaveLength(1);
  expect(shown()).toBe('null');
});

test('a failed report is repeated at the interval, and the last response is kept until its lifetime has passed', async () => {
  let isOffline = false;
  const { reports, shown } = await show(() => {
    if (isOffline) throw new ApiError('network', 'offline');
    return anna;
  });
  isOffline = true;
  await advance(presenceLifetime - presenceInterval);
  expect(shown()).toBe(JSON.stringify(anna));
  await advance(presenceInterval);
  expect(shown()).toBe('null');
  isOffline = false;
  await advance(presenceInterval);
  expect(shown()).toBe(JSON.stringify(anna));
  expect(reports()).toHaveLength(5);
});
