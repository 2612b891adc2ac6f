// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import type { SearchAnswer } from '@cae-map/expedition/search/search-answer';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { SearchStatus } from './search-status.tsx';

const none = { place: 0, coordinates: 0, text: 0, caption: 0, person: 0, work: 0, date: 0 };

function showStatus(counts: Partial<SearchAnswer['counts']>): string {
  const answer: SearchAnswer = {
    hits: [],
    counts: { ...none, ...counts },
    captionCounts: { painting: 0, photograph: 0, other: 0, illustration: 0 },
    didYouMean: null,
  };
  const found = { query: 'Dzungaria', answer } as const;
  const readiness = { hasFailed: false, retry: vi.fn(), texts: 'ready', retryTexts: vi.fn() } as const;
  const { unmount } = renderInApp(
    <SearchStatus typed="Dzungaria" found={found} readiness={readiness} onQuery={vi.fn()} />,
  );
  const text = screen.getByRole('status').textContent;
  unmount();
  return text;
}

test('the status counts results of every kind, also when only people or sources are found', () => {
  expect(showStatus({ work: 1 })).toBe('Results: 1');
  expect(showStatus({ person: 2, place: 1 })).toBe('Results: 3');
  expect(showStatus({})).toBe('No results for “Dzungaria”. Try another spelling.');
});
