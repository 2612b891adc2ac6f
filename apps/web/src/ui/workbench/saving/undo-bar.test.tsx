// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetActions, rememberAction } from '../../../lib/editing/action-history.ts';
import { stubDialogs } from '../../../testing/browser/dialogs.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { UndoBar } from './undo-bar.tsx';

const undoFirst = vi.fn<() => Promise<void>>();
const undoSecond = vi.fn<() => Promise<void>>();

beforeEach(() => {
  stubDialogs();
  undoFirst.mockReset().mockResolvedValue();
  undoSecond.mockReset().mockResolvedValue();
  forgetActions();
  rememberAction({ label: 'Leh is saved', undo: undoFirst });
  rememberAction({ label: 'Khotan is saved', undo: undoSecond });
  renderInApp(<UndoBar />, { language: 'en' });
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
