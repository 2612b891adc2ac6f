// @vitest-environment jsdom
import { createApiClient } from '@cae-map/contract/api/client';
import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { QueryClient } from '@tanstack/react-query';
import { act, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expeditionQuery } from '../../../lib/api/expedition-query.ts';
import { restoreSession } from '../../../lib/session/session.ts';
import { placeRecord } from '../../../testing/data/records.ts';
import { servedRecords } from '../../../testing/data/served-records.ts';
import { showPane, spituk } from '../../../testing/show-pane.tsx';
import { dismissNotice, useNotices } from '../../../lib/notices/notices.ts';

beforeEach(() => act(() => restoreSession('?magic=AdminMode')));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  act(() => restoreSession(''));
});

test('admins see a missing day if the previous stop was left on another day, both dates are exact and no train or steamer was used [PLC-8]', () => {
  const renderWarning = (place: Partial<PlaceRecord>, previous: Partial<PlaceRecord> = {}) => {
    const { unmount, container } = showPane({ place, before: [placeRecord({ ...spituk, ...previous })] });
    const found = container.querySelector('[role="note"]')?.textContent ?? null;
    unmount();
    return found;
  };
  const late = { date: '1925-08-28' };
  expect(renderWarning(late)).toBe(
    'A day is missing: the previous stop was left on 26 August 1925, this one was reached on 28 August 1925.',
  );
  expect(renderWarning({})).toBeNull();
  for (const coarse of ['YYYY-MM', 'YYYY', null]) {
    expect(renderWarning({ ...late, date_format: coarse })).toBeNull();
    expect(renderWarning(late, { date_format: coarse })).toBeNull();
  }
  for (const go_by of ['train', 'steamship'] as const) {
    expect(renderWarning({ ...late, go_by })).toBeNull();
    expect(renderWarning(late, { go_by })).toBeNull();
  }
  act(() => restoreSession('?magic=ResearcherMode'));
  expect(renderWarning(late)).toBeNull();
});

test('admins see links to the admin screens and a button that reloads the lists [PLC-9] [ADM-7]', async () => {
  const fetched = vi.fn(servedRecords({ places: [placeRecord(), spituk] }));
  vi.stubGlobal('fetch', fetched);
  const client = createApiClient();
  const queryClient = new QueryClient();
  await queryClient.fetchQuery(expeditionQuery(client));
  showPane({ client, queryClient });
  const hrefs = ['Manage places', 'List of places', 'Images', 'List of books'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(hrefs).toEqual(['/en/admin', '/en/placeslist', '/en/admin/images', '/en/bookslist']);

  fetched.mockClear();
  const { result } = renderHook(useNotices);
  await userEvent.click(screen.getByRole('button', { name: 'Refresh the lists' }));
  await vi.waitFor(() => expect(result.current).toHaveLength(1));
  expect(result.current[0]).toMatchObject({ kind: 'success', message: 'Lists refreshed: 2 places' });
  expect(JSON.stringify(fetched.mock.calls)).toMatch(/places\/.*images\/.*text_ids/);
  act(() => dismissNotice(result.current[0]?.id ?? ''));
});

test('a failed reload of the lists shows an error notice', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ detail: '' }, { status: 503 })));
  const client = createApiClient();
  const queryClient = new QueryClient();
  await queryClient.prefetchQuery(expeditionQuery(client));
  showPane({ client, queryClient });
  const { result } = renderHook(useNotices);
  await userEvent.click(screen.getByRole('button', { name: 'Refresh the lists' }));
  await vi.waitFor(() => expect(result.current).toHaveLength(1));
  expect(result.current[0]).toMatchObject({ kind: 'error', title: 'Initialization error' });
  expect(result.current[0]?.message).toBe('Error getting data via API: the server refused the request (503)');
  act(() => dismissNotice(result.current[0]?.id ?? ''));
});

test('visitors see neither the section for editors nor its button', () => {
  act(() => {
    localStorage.clear();
    restoreSession('');
  });
  showPane({ place: { date: '1925-08-28' } });
  expect(screen.queryByText('For editors')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Refresh the lists' })).toBeNull();
});
