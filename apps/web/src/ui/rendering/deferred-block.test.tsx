// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { DeferredBlock } from './deferred-block.tsx';

/** Calls the intersection observer. */
let report: (element: Element, isIntersecting: boolean) => void;
const heights = new WeakMap<Element, number>();

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: readonly object[]) => void) {
        report = (target, isIntersecting) => act(() => callback([{ target, isIntersecting }]));
      }
      observe() {}
      unobserve() {}
    },
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, 0, 100, heights.get(this) ?? 0);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

interface Setting {
  readonly id?: string;
  readonly isInitiallyRendered?: boolean;
}

function openBlock({ id = 'block', isInitiallyRendered = true }: Setting = {}) {
  const view = renderInApp(
    <>
      <button type="button">before</button>
      <DeferredBlock
        id={id}
        isInitiallyRendered={isInitiallyRendered}
        estimatedHeight={500}
        link={{ to: '/list?page=2', text: 'Places 26–50' }}
      >
        {() => (
          <p>
            <a href="/place/1">Leh</a> <a href="/place/2">Urga</a>
          </p>
        )}
      </DeferredBlock>
      <button type="button">after</button>
    </>,
  );
  const block = view.container.querySelector('div');
  if (block === null) throw new Error('the block is not rendered');
  return { block, ...view };
}

const link = () => screen.queryByRole('link', { name: 'Places 26–50' });
const content = () => screen.queryByText('Leh');

test('a block outside the viewport keeps its height and shows a link to the page with its content', () => {
  const { block } = openBlock();
  expect(content()).not.toBeNull();
  heights.set(block, 730);
  report(block, false);
  expect(content()).toBeNull();
  expect(link()?.getAttribute('href')).toBe('/en/list?page=2');
  expect(block.style.height).toBe('730px');
  report(block, true);
  expect(content()).not.toBeNull();
  expect(link()).toBeNull();
  expect(block.style.height).toBe('');
});

test('a block whose content has not been rendered has the estimated height', () => {
  const { block } = openBlock({ isInitiallyRendered: false, id: 'new' });
  expect(block.style.height).toBe('500px');
  expect(link()).not.toBeNull();
});

test('a block that is mounted again has its last height', () => {
  const { block, unmount } = openBlock({ id: 'again' });
  heights.set(block, 640);
  unmount();
  expect(openBlock({ isInitiallyRendered: false, id: 'again' }).block.style.height).toBe('640px');
});

test('the heights are stored when the page is left', async () => {
  const { block } = openBlock({ id: 'kept' });
  heights.set(block, 610);
  window.dispatchEvent(new Event('pagehide'));
  vi.resetModules();
  const { blockHeight } = await import('./block-heights.ts');
  expect(blockHeight('kept')).toBe(610);
});

test('the content stays rendered while it contains the focus or a part of the selection', () => {
  const { block } = openBlock();
  screen.getByText('Urga').focus();
  report(block, false);
  expect(content()).not.toBeNull();
  screen.getByText('after').focus();
  document.getSelection()?.selectAllChildren(block);
  report(block, false);
  expect(content()).not.toBeNull();
  document.getSelection()?.removeAllRanges();
  report(block, false);
  expect(content()).toBeNull();
});

test('the focus moves from the link of a block to the first link of its content, from below to the last one', () => {
  const { block } = openBlock({ isInitiallyRendered: false });
  screen.getByText('before').focus();
  act(() => link()?.focus());
  expect(document.activeElement).toBe(screen.getByText('Leh'));
  screen.getByText('after').focus();
  report(block, false);
  act(() => link()?.focus());
  expect(document.activeElement).toBe(screen.getByText('Urga'));
});

test('every block is rendered while the page is printed', () => {
  openBlock({ isInitiallyRendered: false });
  fireEvent(window, new Event('beforeprint'));
  expect(content()).not.toBeNull();
  fireEvent(window, new Event('afterprint'));
  expect(content()).toBeNull();
});
