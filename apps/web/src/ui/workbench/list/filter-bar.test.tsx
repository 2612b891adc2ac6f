// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { phoneQuery } from '../../../lib/browser/media-queries.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { FilterBar } from './filter-bar.tsx';

function show(isPhone: boolean): HTMLElement {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isPhone && query === phoneQuery,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  renderInApp(
    <FilterBar
      searchLabel="Search"
      text=""
      onTextChange={vi.fn()}
      orders={['route']}
      orderLabels={{ route: 'Route' }}
      order="route"
      onOrderChange={vi.fn()}
      hasChoices
      onReset={null}
    >
      <p>Further filters</p>
    </FilterBar>,
    { language: 'en' },
  );
  return screen.getByRole('button', { name: 'Filters (set)' });
}

test('filters that are set are unfolded at first beside the map', () => {
  expect(show(false).getAttribute('aria-expanded')).toBe('true');
});

test('filters that are set are folded at first on a phone, where they would hide the list', () => {
  const button = show(true);
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
});
