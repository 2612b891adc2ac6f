// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { useKeptFocus } from './use-kept-focus.ts';

function Pane({ placeId }: { readonly placeId: number }) {
  const pane = useRef<HTMLElement>(null);
  useKeptFocus(pane, placeId);
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

test('what vanishes with its stop leaves the keyboard to the name of the next one; what stays keeps it', () => {
  const { rerender } = render(<Pane placeId={53} />);
  button('Picture').focus();
  rerender(<Pane placeId={54} />);
  expect(focused()).toBe('Stop 54');
  button('Next').focus();
  rerender(<Pane placeId={55} />);
  expect(focused()).toBe('Next');
});

test('what vanishes is told of by some browsers while it is still there', () => {
  const { rerender } = render(<Pane placeId={53} />);
  const picture = button('Picture');
  picture.focus();
  // As Chromium tells of it: before it is out of the page.
  picture.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  rerender(<Pane placeId={54} />);
  expect(focused()).toBe('Stop 54');
});

test('who was elsewhere, or nowhere, stays there', async () => {
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
