// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Notice } from '../../lib/notices/notices.ts';
import { NoticeArea } from './notice-area.tsx';

const notices = ['a', 'b', 'c', 'd', 'e'].map((id): Notice => ({
  id,
  kind: 'success',
  message: `Saved ${id}`,
}));
const shown = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const open = (list: readonly Notice[]) => render(<NoticeArea notices={list} closeLabel="Close" />);
const first = () => screen.getAllByRole('status')[0] ?? document.body;
const firstButton = () => within(first()).getByRole('button', { name: 'Close' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('NoticeArea shows four notices, and the next one when one of them is closed', async () => {
  open(notices);
  expect(shown()).toEqual(['Saved a', 'Saved b', 'Saved c', 'Saved d']);
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[1] ?? document.body);
  await wait(300);
  expect(shown()).toEqual(['Saved a', 'Saved c', 'Saved d', 'Saved e']);
});

test.each([
  [
    'the pointer is over one of them',
    () => fireEvent.pointerEnter(first()),
    () => fireEvent.pointerLeave(first()),
  ],
  [
    'the focus is in one of them',
    // Dispatched events, because an earlier test file in the same worker may still move the focus of the document.
    () => fireEvent.focus(firstButton()),
    () => fireEvent.blur(firstButton()),
  ],
])('notices do not disappear while %s', async (_condition, begin, end) => {
  open(notices.slice(0, 2));
  act(() => void begin());
  await wait(10_000);
  expect(shown()).toHaveLength(2);
  act(() => void end());
  await wait(2900);
  expect(shown()).toHaveLength(2);
  await wait(500);
  expect(shown()).toEqual([]);
});

test('a closed notice about the data is shown again after its cause has disappeared and returned', async () => {
  const notice: Notice = { id: 'saved-data', kind: 'warning', message: 'Saved data' };
  const { rerender } = open([notice]);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await wait(300);
  rerender(<NoticeArea notices={[{ ...notice }]} closeLabel="Close" />);
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<NoticeArea notices={[]} closeLabel="Close" />);
  rerender(<NoticeArea notices={[notice]} closeLabel="Close" />);
  expect(screen.getByRole('alert').textContent).toBe('Saved data');
});

test('a notice is closed by dragging it sideways by a third of its width, but not by less', async () => {
  open(notices.slice(0, 1));
  const notice = first();
  Object.defineProperty(notice, 'offsetWidth', { value: 300 });
  notice.setPointerCapture = vi.fn<(id: number) => void>();
  const pointer = (type: string, clientX: number, timeStamp: number) =>
    act(() => {
      const event = new MouseEvent(type, { bubbles: true, clientX, clientY: 5, button: 0 });
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      notice.dispatchEvent(event);
    });
  const drag = (distance: number) => {
    pointer('pointerdown', 0, 0);
    pointer('pointermove', distance, 900);
    pointer('pointerup', distance, 1000);
  };
  drag(90);
  await wait(300);
  expect(shown()).toHaveLength(1);
  drag(-120);
  await wait(300);
  expect(shown()).toEqual([]);
});

test('a notice is closed by scrolling it sideways', async () => {
  open(notices.slice(0, 1));
  Object.defineProperty(first(), 'offsetWidth', { value: 300 });
  fireEvent.wheel(first(), { deltaX: 60 });
  fireEvent.wheel(first(), { deltaX: 60 });
  await wait(300);
  expect(shown()).toEqual([]);
});
