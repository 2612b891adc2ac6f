// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PrintedAddress } from './printed-address.tsx';

afterEach(() => {
  document.head.replaceChildren();
  window.history.replaceState(null, '', '/');
});

/** The address on paper of a page at a path. */
function printedAt(path: string, canonical?: string): string | null {
  window.history.replaceState(null, '', path);
  if (canonical !== undefined) document.head.innerHTML = `<link rel="canonical" href="${canonical}">`;
  const { container } = render(<PrintedAddress />);
  expect(container.textContent).toBe('');
  window.dispatchEvent(new Event('beforeprint'));
  return container.textContent;
}

test('the printed address is the canonical one, which names the public host', () => {
  expect(printedAt('/en/place/53?q=1#m=7/34/77', 'https://map.example/en/place/53')).toBe(
    'https://map.example/en/place/53',
  );
});

test('the printed address is that of the location while the canonical one is of another page', () => {
  expect(printedAt('/en/place/5', 'https://map.example/en/place/53')).toBe(
    'http://localhost:3000/en/place/5',
  );
});

test('the printed address of a page without a canonical one is that of the location', () => {
  expect(printedAt('/en/admin')).toBe('http://localhost:3000/en/admin');
});
