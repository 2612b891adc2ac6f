// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { useRestoreFocus } from './use-restore-focus.ts';

function Pane({ placeId }: { readonly placeId: number }) {
  const pane = useRef<HTMLElement>(null);
  useRestoreFocus(pane, placeId);
  return (
    <main>
      <article ref={pane}>
        <h1>Stop {placeId}</h1>
        <button key={placeId}>Picture</button>
        <button>Next</button>
      </article>
      <button>Elsewhere</button>
    </main>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const focused = () => document.activeElement?.textContent;

test('useRestoreFocus focuses the heading if the focused element is removed, and keeps the focus of an element that remains', () => {
  const { rerender } = render(<Pane placeId={53} />);
  button('Picture').focus();
  rerender(<Pane placeId={54} />);
  expect(focused()).toBe('Stop 54');
  button('Next').focus();
  rerender(<Pane placeId={55} />);
  expect(focused()).toBe('Next');
});

test('useRestoreFocus focuses the heading if focusout is dispatched before the removal of the element', () => {
  const { rerender } = render(<Pane placeId={53} />);
  const picture = button('Picture');
  picture.focus();
  // Chromium dispatches focusout before the removal.
  picture.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  rerender(<Pane placeId={54} />);
  expect(focused()).toBe('Stop 54');
});

test('useRestoreFocus does not change the focus outside the pane or on the body', async () => {
  const { rerender } = render(<Pane placeId={53} />);
  button('Elsewhere').focus();
  rerender(<Pane placeId={54} />);
  expect(focused()).toBe('Elsewhere');
  button('Picture').focus();
  button('Picture').blur();
  await Promise.resolve();
  rerender(<Pane placeId={55} />);
  expect(document.activeElement).toBe(document.body);
});
