import { beforeEach, expect, test, vi } from 'vitest';
import { forgetActions, forgetDeletion, rememberAction, undoLastAction } from './action-history.ts';

const undo = vi.fn(() => Promise.resolve());
beforeEach(() => forgetActions());

test('the deletion of a record that was restored in another way is not undone, other deletions are', async () => {
  rememberAction({ label: 'first', undo, deleted: ['place 7'] });
  rememberAction({ label: 'second', undo, deleted: ['place 8', 'place 9'] });
  forgetDeletion('image 8');
  forgetDeletion('place 8');
  expect((await undoLastAction())?.label).toBe('first');
  expect(await undoLastAction()).toBeNull();
});

test('forgotten actions are not undone', async () => {
  rememberAction({ label: 'first', undo });
  forgetActions();
  expect(await undoLastAction()).toBeNull();
});
