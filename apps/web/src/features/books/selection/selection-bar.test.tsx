// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubDialogs } from '../../../testing/browser/dialogs.ts';
import { openChapter } from '../../../testing/open-chapter.tsx';

beforeEach(() => {
  stubDialogs();
  Element.prototype.scrollIntoView = vi.fn();
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

function select(start: Element | null | undefined, end = start): void {
  if (!start || !end) throw new Error('nothing to select');
  const range = document.createRange();
  range.setStart(start, 0);
  range.setEndAfter(end);
  const selection = document.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  act(() => {
    document.dispatchEvent(new Event('selectionchange'));
    vi.advanceTimersByTime(300);
  });
}

const section = (id: number) => document.getElementById(`text-${id}`);
const sentence = (id: number, index: number) => section(id)?.querySelector(`[data-sentence="${index}"]`);

test('a selected sentence has a link and a citation', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) });
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  openChapter();
  select(sentence(12, 0));
  await user.click(screen.getByRole('button', { name: 'Link' }));
  expect(write.mock.lastCall?.[0]).toContain('#t=12&s=They%20slept%20in%20the%20hollow');
  await user.click(screen.getByRole('button', { name: 'Cite' }));
  expect(write.mock.lastCall?.[0]).toMatch(
    /^“They slept in the hollow\.” \(Chronicle of the route, chapter “Chapter of the way 4”, 9 August 1925 · Leh\. CAE Map, http.*#t=12&s=They.*, accessed \d/,
  );
});

test('a selection across two texts, and a collapsed one, have no actions', () => {
  openChapter();
  select(sentence(11, 0), sentence(12, 0));
  expect(screen.queryByRole('group', { name: 'Selected text' })).toBeNull();
  select(sentence(12, 0));
  expect(screen.getByRole('group', { name: 'Selected text' })).toBeDefined();
  document.getSelection()?.removeAllRanges();
  act(() => {
    document.dispatchEvent(new Event('selectionchange'));
    vi.advanceTimersByTime(300);
  });
  expect(screen.queryByRole('group', { name: 'Selected text' })).toBeNull();
});
