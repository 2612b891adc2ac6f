// @vitest-environment jsdom
import { IconMap } from '@tabler/icons-react';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MapControlButton } from './map-control.tsx';

test('MapControlButton adds the keyboard shortcut to its tooltip, but not to its name', () => {
  const shortcut = { text: 'Ctrl+K', aria: 'Control+K' };
  render(<MapControlButton label="Search" icon={IconMap} onClick={() => {}} shortcut={shortcut} />);
  const button = screen.getByRole('button', { name: 'Search' });
  expect(button.title).toBe('Search (Ctrl+K)');
  expect(button.getAttribute('aria-keyshortcuts')).toBe('Control+K');
});
