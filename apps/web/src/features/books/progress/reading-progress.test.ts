// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { logWarning } from '../../../lib/log.ts';
import { readProgress, restoreProgress, saveProgress } from './reading-progress.ts';

vi.mock('../../../lib/log.ts');

beforeEach(() => localStorage.clear());

test('the position of each book is restored', () => {
  saveProgress(1, { chapterId: 4, textId: 155 });
  saveProgress(2, { chapterId: 9, textId: 700 });
  saveProgress(1, { chapterId: 5, textId: 160 });
  const stored = localStorage.getItem('readingProgress') ?? '';
  saveProgress(1, { chapterId: 1, textId: 1 });
  localStorage.setItem('readingProgress', stored);
  restoreProgress();
  expect([readProgress(1), readProgress(2), readProgress(3)]).toEqual([
    { chapterId: 5, textId: 160 },
    { chapterId: 9, textId: 700 },
    null,
  ]);
});

test('invalid stored positions are left out', () => {
  const valid = { chapterId: 4, textId: 155 };
  localStorage.setItem(
    'readingProgress',
    JSON.stringify({ 1: valid, 2: null, 3: { chapterId: 4 }, 4: { chapterId: '4', textId: 1 }, x: valid }),
  );
  restoreProgress();
  expect([1, 2, 3, 4].map((id) => readProgress(id))).toEqual([valid, null, null, null]);
  localStorage.setItem('readingProgress', '[1]');
  restoreProgress();
  expect(readProgress(1)).toBeNull();
});

test('stored progress that is not JSON is logged and ignored', () => {
  localStorage.setItem('readingProgress', '{broken');
  restoreProgress();
  expect(logWarning).toHaveBeenCalledOnce();
});

test('a position is kept for the visit if local storage is full', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  saveProgress(1, { chapterId: 2, textId: 3 });
  expect(readProgress(1)).toEqual({ chapterId: 2, textId: 3 });
  setItem.mockRestore();
});
