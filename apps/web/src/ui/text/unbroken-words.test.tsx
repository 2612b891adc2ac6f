// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UnbrokenWords } from './unbroken-words.tsx';

test('hyphenated words are wrapped in elements without changing the text', () => {
  const { container } = render(<UnbrokenWords text="Camp by Chu-na-khe (1927)" />);
  expect(container.textContent).toBe('Camp by Chu-na-khe (1927)');
  expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual([
    'Chu-na-khe',
  ]);
});
