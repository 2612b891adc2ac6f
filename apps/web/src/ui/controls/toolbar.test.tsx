// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';
import { Toolbar } from './toolbar.tsx';

interface ToolsProps {
  readonly isDisabled?: boolean;
  readonly hasFirst?: boolean;
}

function Tools({ isDisabled = false, hasFirst = true }: ToolsProps) {
  return (
    <Toolbar label="Tools">
      {hasFirst && <Button>Cut</Button>}
      <Button disabled={isDisabled}>Copy</Button>
      <a href="/paste">Paste</a>
    </Toolbar>
  );
}

const focused = () => document.activeElement?.textContent;
const tabStops = () =>
  [...document.querySelectorAll('[role=toolbar] [tabindex="0"]')].map((item) => item.textContent);

test('a toolbar is one tab stop, to which Tab returns where the focus was last', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Tools />
      <input aria-label="after" />
    </>,
  );
  await user.tab();
  expect(focused()).toBe('Cut');
  await user.keyboard('{ArrowRight}');
  await user.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('after'));
  await user.tab({ shift: true });
  expect(focused()).toBe('Copy');
});

test('the arrow keys, Home and End go from item to item and around the ends', async () => {
  const user = userEvent.setup();
  render(<Tools />);
  await user.tab();
  const visited: unknown[] = [];
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowRight', 'End', 'Home']) {
    await user.keyboard(`{${key}}`);
    visited.push(focused());
  }
  expect(visited).toEqual(['Paste', 'Cut', 'Copy', 'Paste', 'Cut']);
});

test('disabled buttons are skipped', async () => {
  const user = userEvent.setup();
  render(<Tools isDisabled />);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe('Paste');
});

test('another item becomes the tab stop when the one that was it is removed', async () => {
  const { rerender } = render(<Tools />);
  expect(tabStops()).toEqual(['Cut']);
  await act(async () => rerender(<Tools hasFirst={false} />));
  await waitFor(() => expect(tabStops()).toEqual(['Copy']));
});
