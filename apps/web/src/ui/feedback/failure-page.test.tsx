// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LoadError } from '../../lib/loading/load-failure.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { FailurePage } from './failure-page.tsx';

const onRetry = vi.fn<() => void>();

test.each(['missing', 'timeout'] as const)(
  'a part whose script is not loaded (%s) offers to reload the page',
  (type) => {
    renderInApp(<FailurePage error={new LoadError('/assets/part.js', type)} onRetry={onRetry} />, {
      path: '/en',
      language: 'en',
    });
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeDefined();
  },
);

test('another failure offers to try again', () => {
  renderInApp(<FailurePage error={new Error('defect')} onRetry={onRetry} />, { path: '/en', language: 'en' });
  expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull();
  expect(screen.getByRole('button')).toBeDefined();
});
