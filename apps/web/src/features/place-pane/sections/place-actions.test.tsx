// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { callKey } from '../../../lib/api/query-key.ts';
import { logEvent } from '../../../lib/events/log-event.ts';
import { appOptions } from '../../../lib/options/app-options.ts';
import { shareDialog } from '../../../lib/share/share-dialog.ts';
import { telemetryOptions } from '../../../lib/telemetry/telemetry-options.ts';
import { showPane } from '../../../testing/show-pane.tsx';

vi.mock('../../../lib/events/log-event.ts');

afterEach(() => {
  telemetryOptions.change(telemetryOptions.initial);
  act(() => appOptions.store.setState(appOptions.initial, true));
  localStorage.clear();
});

test('the directions open in a new tab without a referrer, with the latitude and longitude, and are counted', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(callKey('getConfiguration'), { telemetry: { counts_usage: true } });
  telemetryOptions.change({ countsUsage: true });
  const { unmount } = showPane({ place: { latitude: 34.16, longitude: 77.58 }, queryClient });
  const link = screen.getByRole('link', { name: 'Directions' });
  const url = new URL(link.getAttribute('href') ?? '');
  expect(url.host).toBe('www.google.com');
  expect(url.searchParams.get('destination')).toBe('34.16,77.58');
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noreferrer']);
  link.addEventListener('click', (event) => event.preventDefault());
  expect(logEvent).not.toHaveBeenCalled();
  await userEvent.click(link);
  const leh = { place_id: 53, title: 'Leh' };
  expect(vi.mocked(logEvent).mock.calls).toEqual([['directions', 'en', leh]]);
  fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  expect(logEvent).toHaveBeenCalledTimes(2);
  unmount();
  showPane({ place: { latitude: null } });
  expect(screen.queryByRole('link', { name: 'Directions' })).toBeNull();
});

test('the share button opens the dialog that shares what is open', async () => {
  showPane();
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(shareDialog.read()).toBe(true);
});
