// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { BackToTop } from './back-to-top.tsx';

const contentHeight = 1000;
/** The height of the pane without and with the row of the button. */
const heights = { alone: 400, withButton: 352 };

function Pane() {
  const content = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={content} data-testid="content">
        <button type="button">Last control</button>
      </div>
      <BackToTop content={content} />
    </>
  );
}

const findButton = () => screen.queryByRole('button', { name: 'Back to the top' });
const paneHeight = () => (findButton() === null ? heights.alone : heights.withButton);
const rectangle = (bottom: number) => new DOMRect(0, 0, 0, bottom);

/** Opens a pane whose control has its lower edge at a distance from the top of the pane, in CSS pixels. */
function open(controlBottom = 0): HTMLElement {
  renderInApp(<Pane />);
  const content = screen.getByTestId('content');
  Object.defineProperty(content, 'scrollHeight', { value: contentHeight });
  Object.defineProperty(content, 'clientHeight', { get: paneHeight });
  content.getBoundingClientRect = () => rectangle(paneHeight());
  const control = screen.getByRole('button', { name: 'Last control' });
  control.getBoundingClientRect = () => rectangle(controlBottom);
  control.focus();
  return content;
}

function scroll(content: HTMLElement, top: number): void {
  content.scrollTop = top;
  act(() => void fireEvent.scroll(content));
}

test('a pane that is at its end stays at its end when the button makes it lower', () => {
  const content = open();
  scroll(content, contentHeight - heights.alone);
  expect(findButton()).not.toBeNull();
  expect(content.scrollTop).toBe(contentHeight - heights.withButton);
});

test('the focused control stays visible when the button makes the pane lower', () => {
  const content = open(380);
  scroll(content, 300);
  expect(content.scrollTop).toBe(328);
});

test('a focused control further below does not scroll the pane when the button makes it lower', () => {
  const content = open(2000);
  scroll(content, 300);
  expect(content.scrollTop).toBe(300);
});
