// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetActions, rememberAction } from '../../../lib/editing/action-history.ts';
import { stubDialogs } from '../../../testing/browser/dialogs.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { UndoBar } from './undo-bar.tsx';

const undoFirst = vi.fn<() => Promise<void>>();
const undoSecond = vi.fn<() => Promise<void>>();

let view: ReturnType<typeof renderInApp>;

beforeEach(() => {
  stubDialogs();
  undoFirst.mockReset().mockResolvedValue();
  undoSecond.mockReset().mockResolvedValue();
  forgetActions();
  rememberAction({ label: 'Leh is saved', undo: undoFirst });
  rememberAction({ label: 'Khotan is saved', undo: undoSecond });
  view = renderInApp(<UndoBar />, { language: 'en' });
});

const bar = () => screen.getByRole('status').textContent;
const undo = (detail = 1) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Undo' }), { detail }));

test('after an undo the bar offers the action before, until there is none', async () => {
  await undo();
  expect([undoSecond.mock.calls.length, bar()]).toEqual([1, 'Leh is savedUndo']);
  await undo();
  expect([undoFirst.mock.calls.length, bar()]).toEqual([1, '']);
});

test('the action before is offered after an undo that failed', async () => {
  undoSecond.mockRejectedValue(new Error('changed since'));
  await undo();
  expect(bar()).toBe('Leh is savedUndo');
});

test('the second click of a double click undoes no further action', async () => {
  await undo();
  await undo(2);
  expect(undoFirst).not.toHaveBeenCalled();
});

test('the question before an undo stays when another screen replaces the one that asked', async () => {
  act(() => rememberAction({ label: 'A book is added', undo: undoFirst, question: 'It has three texts.' }));
  await undo();
  view.unmount();
  renderInApp(<UndoBar />, { language: 'en' });
  expect(screen.getByRole('dialog').textContent).toContain('It has three texts.');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Undo the change' })));
  expect(undoFirst).toHaveBeenCalledOnce();
});

test('the question before an undo disappears when the visitor goes back', async () => {
  act(() => rememberAction({ label: 'A book is added', undo: undoFirst, question: 'It has three texts.' }));
  await undo();
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.queryByText('It has three texts.')).toBeNull();
});
