// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

const onClick = vi.fn<() => void>();
const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
const button = () => screen.getByRole<HTMLButtonElement>('button');

test('a button does not send the form around it, a submit button does', () => {
  const { rerender } = render(<form onSubmit={onSubmit}>{<Button>Check</Button>}</form>);
  fireEvent.click(button());
  expect(onSubmit).not.toHaveBeenCalled();
  rerender(<form onSubmit={onSubmit}>{<Button type="submit">Send</Button>}</form>);
  fireEvent.click(button());
  expect(onSubmit).toHaveBeenCalledOnce();
});

test.each(['button', 'submit'] as const)(
  'a %s button with aria-disabled can be focused and does nothing',
  (type) => {
    onSubmit.mockClear();
    render(
      <form onSubmit={onSubmit}>
        <Button type={type} aria-disabled onClick={onClick}>
          Save
        </Button>
      </form>,
    );
    button().focus();
    expect(document.activeElement).toBe(button());
    fireEvent.click(button());
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  },
);

test('the label of a button is its accessible name and its tooltip', () => {
  render(<Button label="Delete">×</Button>);
  expect(screen.getByRole('button', { name: 'Delete' }).title).toBe('Delete');
});
