import { expect, test } from 'vitest';
import { classifyChapterSwipe } from './use-chapter-swipe.ts';

test.each([
  ['to the left', { across: -80, down: 10, milliseconds: 200 }, 'next'],
  ['to the right', { across: 80, down: -10, milliseconds: 200 }, 'previous'],
  ['that is short', { across: 69, down: 0, milliseconds: 200 }, null],
  ['that is slow', { across: 90, down: 0, milliseconds: 701 }, null],
  ['that scrolls', { across: 80, down: 33, milliseconds: 200 }, null],
])('a movement %s', (_name, path, direction) => {
  expect(classifyChapterSwipe(path)).toBe(direction);
});
