// @vitest-environment jsdom
import { ApiError, type ApiClient } from '@cae-map/contract/api/client';
import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { storeExpedition } from '../../testing/data/store-expedition.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { NoticeHost } from './notice-host.tsx';

// Modules that are loaded on demand are loaded before the tests.
beforeAll(() => import('./notice-area.tsx'));

const expedition = toExpedition({ places: [], images: [] });

function createFailingClient(error: Error): ApiClient {
  return { call: () => Promise.reject(error) };
}

function createCache(savedAt: string | null, imagesFailure: unknown = null): QueryClient {
  const queryClient = new QueryClient();
  storeExpedition(queryClient, { expedition, savedAt, imagesFailure });
  return queryClient;
}

test('a notice shows the date of the saved data in Russian', async () => {
  renderInApp(<NoticeHost />, { queryClient: createCache('2026-10-01T10:00:00.000Z'), language: 'ru' });
  expect(await screen.findByText('Показаны сохранённые данные')).toBeDefined();
  expect(screen.getByText(/данные, сохранённые 1 октября 2026/)).toBeDefined();
});

test('a notice shows an initialization error if the data fail to load and no copy is saved', async () => {
  renderInApp(<NoticeHost />, { client: createFailingClient(new ApiError('timeout', 'x')) });
  expect(await screen.findByText('Initialization error')).toBeDefined();
  expect(screen.getByText('Error getting data via API: the server did not respond in time')).toBeDefined();
});

test('a notice shows an initialization error if the pictures fail to load', async () => {
  renderInApp(<NoticeHost />, {
    queryClient: createCache(null, new ApiError('refused', 'x', { status: 503 })),
  });
  expect(
    await screen.findByText('Error getting data via API: the server refused the request (503)'),
  ).toBeDefined();
});
