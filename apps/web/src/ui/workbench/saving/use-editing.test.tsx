// @vitest-environment jsdom
import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraftStore } from '../../../lib/editing/create-draft-store.ts';
import { findDraft } from '../../../lib/editing/drafts/draft-storage.ts';
import { restoreSession } from '../../../lib/session/session.ts';
import { useIndexedDb } from '../../../testing/browser/indexed-db.ts';
import { accountRecord } from '../../../testing/data/records.ts';
import { fakeCalls } from '../../../testing/data/fake-calls.ts';
import { signInAsEditor } from '../../../testing/editor.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { useEditing } from './use-editing.ts';

interface Item {
  readonly id: number;
  readonly version: number;
  readonly title: string;
}

const base: Item = { id: 53, version: 3, title: 'Leh' };

const createItemStore = () => createDraftStore<Item, 'title'>({ entity: 'place', readId: ({ id }) => id });

useIndexedDb();

let drafts: ReturnType<typeof createItemStore>;
beforeEach(() => {
  drafts = createItemStore();
  signInAsEditor();
});
afterEach(() => act(() => restoreSession('')));

function Editor() {
  useEditing(drafts, base);
  return null;
}

async function open() {
  const { client } = fakeCalls({ getMe: () => accountRecord({ id: 7, role: 'admin' }) });
  const view = renderInApp(<Editor />, { browserClient: client, language: 'en' });
  await vi.waitFor(() => expect(drafts.store.getState().draft).not.toBeNull());
  act(() => drafts.edit({ title: 'L' }));
  await vi.waitFor(async () => expect(await stored()).toEqual({ title: 'L' }));
  // It is not written before the interval has passed.
  act(() => drafts.edit({ title: 'Lé' }));
  return view;
}

const stored = async (userId = 7) => (await findDraft({ userId, entity: 'place', id: 53 })).draft?.changes;

test('the draft is stored when the page is left', async () => {
  await open();
  fireEvent(window, new Event('pagehide'));
  expect(await stored()).toEqual({ title: 'Lé' });
});

test('the draft is stored when the page is hidden', async () => {
  await open();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  expect(await stored()).toEqual({ title: 'Lé' });
});

test('the draft belongs to the signed-in user', async () => {
  const { unmount } = await open();
  unmount();
  expect(await stored(8)).toBeUndefined();
  expect(await stored()).toEqual({ title: 'Lé' });
});

test('the page is not left without a warning while there are unsaved changes', async () => {
  await open();
  const leave = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(true);
  act(() => drafts.discard());
  expect(leave()).toBe(false);
});
