// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isLongText, TextDifference } from './text-difference.tsx';

test('TextDifference marks the words that were removed and added', async () => {
  const { container } = render(
    <p>
      <TextDifference before="They left Leh at dawn." after="They left Khotan at dawn." />
    </p>,
  );
  await waitFor(() => expect(container.querySelector('ins')?.textContent).toBe('Khotan'));
  expect(container.querySelector('del')?.textContent).toBe('Leh');
  expect(container.textContent).toBe('They left LehKhotan at dawn.');
});

test('TextDifference shows the later text until the comparison is loaded', () => {
  render(<TextDifference before="one" after="two" />);
  expect(screen.getByText('two')).toBeDefined();
});

test('isLongText is true if either version is long, and false for other values', () => {
  const long = 'x'.repeat(61);
  expect([isLongText(long, ''), isLongText(null, long), isLongText('x', 'y'), isLongText(3, null)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
