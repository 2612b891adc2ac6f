// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createDraftStore } from '../../../lib/editing/create-draft-store.ts';
import { findDraft, storeDraft } from '../../../lib/editing/drafts/draft-storage.ts';
import { useIndexedDb } from '../../../testing/browser/indexed-db.ts';
import { stubDialogs } from '../../../testing/browser/dialogs.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { DraftNotes } from './draft-notes.tsx';

interface Item {
  readonly id: number;
  readonly version: number;
  readonly title: string;
}

const base: Item = { id: 53, version: 3, title: 'Leh' };
const owner = { userId: 7, entity: 'place', id: 53 };
const elsewhere = { version: 3, before: { title: 'Leh' }, changes: { title: 'Elsewhere' }, savedAt: 1 };

const createItemStore = () => createDraftStore<Item, 'title'>({ entity: 'place', readId: ({ id }) => id });

useIndexedDb();

let drafts: ReturnType<typeof createItemStore>;
beforeEach(() => {
  drafts = createItemStore();
});

async function show(): Promise<void> {
  await drafts.start(base, 7);
  renderInApp(<DraftNotes drafts={drafts} />, { language: 'en' });
}

const title = () => drafts.store.getState().draft?.changes.title;

beforeEach(stubDialogs);

/** Confirms the question of the dialog. */
const confirm = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Discard' })));

test('a restored draft is announced and is discarded after a question', async () => {
  await storeDraft(owner, elsewhere, 'closed-window');
  await show();
  expect(screen.getByRole('status').textContent).toMatch(/^Unsaved changes were restored/);
  fireEvent.click(screen.getByRole('button', { name: 'Discard the changes' }));
  expect(title()).toBe('Elsewhere');
  await confirm();
  expect([screen.queryByText(/^Unsaved changes were restored/), title()]).toEqual([null, undefined]);
});

test('the draft of another window is announced and can be put into the form', async () => {
  await show();
  await storeDraft(owner, elsewhere, 'other-window');
  act(() => drafts.edit({ title: 'Here' }));
  expect((await screen.findByRole('status')).textContent).toMatch(/made in another window/);
  expect(title()).toBe('Here');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Put them into the form' })));
  await vi.waitFor(() => expect(title()).toBe('Elsewhere'));
  expect(screen.queryByRole('status')).toBeNull();
});

test('the draft of another window can be discarded', async () => {
  await show();
  await storeDraft(owner, elsewhere, 'other-window');
  act(() => drafts.edit({ title: 'Here' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Discard them' }));
  expect(screen.getByRole('status').textContent).toMatch(/made in another window/);
  await confirm();
  await vi.waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(title()).toBe('Here');
  expect((await findDraft(owner, 'other-window')).draft?.changes).not.toEqual(elsewhere.changes);
});

test('an editor whose browser stores nothing is warned while there are unsaved changes', async () => {
  vi.stubGlobal('indexedDB', undefined);
  await show();
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => drafts.edit({ title: 'Here' }));
  expect(screen.getByRole('alert').textContent).toMatch(/^The browser cannot keep unsaved changes/);
});
