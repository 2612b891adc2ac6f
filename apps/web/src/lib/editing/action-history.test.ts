import { beforeEach, expect, test, vi } from 'vitest';
import { forgetActions, forgetDeletion, rememberAction, undoLastAction } from './action-history.ts';

const place = (id: number) => ({ entity: 'place', id });
const undo = vi.fn(() => Promise.resolve());
beforeEach(() => forgetActions());

test('undo skips the deletion of a record that was restored in another way, and undoes other deletions', async () => {
  rememberAction({ label: 'first', undo, deleted: [place(7)] });
  rememberAction({ label: 'second', undo, deleted: [place(8), place(9)] });
  forgetDeletion('image', 8);
  forgetDeletion('place', 8);
  expect((await undoLastAction())?.label).toBe('first');
  expect(await undoLastAction()).toBeNull();
});

test('undo does nothing after all actions were forgotten', async () => {
  rememberAction({ label: 'first', undo });
  forgetActions();
  expect(await undoLastAction()).toBeNull();
});
