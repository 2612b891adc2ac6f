// @vitest-environment jsdom
import { ApiError, type ApiClient } from '@cae-map/contract/api/client';
import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { NoticeHost } from './notice-host.tsx';

// What is loaded on demand is there already, so that nothing has to wait for it.
beforeAll(() => import('./notice-area.tsx'));

const expedition = toExpedition({ places: [], images: [] });

function clientFailing(error: Error): ApiClient {
  return { call: () => Promise.reject(error) };
}

function cacheWith(savedAt: string | null, imagesFailure: unknown = null): QueryClient {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['expedition'], { expedition, savedAt, imagesFailure });
  return queryClient;
}

test('saved data are announced with their day, in both languages', async () => {
  renderInApp(<NoticeHost />, { queryClient: cacheWith('2026-10-01T10:00:00.000Z'), language: 'ru' });
  expect(await screen.findByText('Показаны сохранённые данные')).toBeDefined();
  expect(screen.getByText(/данные, сохранённые 1 октября 2026/)).toBeDefined();
});

test('a failure without saved data is an initialization error that names the message', async () => {
  renderInApp(<NoticeHost />, { client: clientFailing(new ApiError('timeout', 'x')) });
  expect(await screen.findByText('Initialization error')).toBeDefined();
  expect(screen.getByText('Error getting data via API: the server did not answer in time')).toBeDefined();
});

test('pictures that could not be had are told in the same way', async () => {
  renderInApp(<NoticeHost />, { queryClient: cacheWith(null, new ApiError('refused', 'x', 503)) });
  expect(await screen.findByText('Error getting data via API: the server refused (503)')).toBeDefined();
});
