// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ScrollRow } from './scroll-row.tsx';

/** A row of 300 pixels whose items need 500; the current one is at the right end. */
function show(width = 300): HTMLElement {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(500);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return this.hasAttribute('aria-current') ? new DOMRect(400, 0, 100, 40) : new DOMRect(0, 0, width, 40);
  });
  const { container } = render(
    <ScrollRow>
      <a href="#first">First</a>
      <a href="#last" aria-current="page">
        Last
      </a>
    </ScrollRow>,
  );
  const [row] = container.children;
  if (!(row instanceof HTMLElement)) throw new Error('the row is not rendered');
  return row;
}

test('a row is scrolled to its current item and marks the ends behind which it continues', () => {
  const row = show();
  expect([row.scrollLeft, row.dataset['hiddenEnds']]).toEqual([200, 'start']);
  row.scrollLeft = 100;
  fireEvent.scroll(row);
  expect(row.dataset['hiddenEnds']).toBe('both');
  row.scrollLeft = 0;
  fireEvent.scroll(row);
  expect(row.dataset['hiddenEnds']).toBe('end');
});

test('a row that fits marks no end', () => {
  const row = show(500);
  expect([row.scrollLeft, row.dataset['hiddenEnds']]).toEqual([0, 'none']);
});
