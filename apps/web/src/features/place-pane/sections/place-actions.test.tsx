// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { appOptions } from '../../../lib/options/app-options.ts';
import { shareDialog } from '../../../lib/share/share-dialog.ts';
import { showPane } from '../../../testing/show-pane.tsx';

afterEach(() => {
  act(() => appOptions.store.setState(appOptions.initial, true));
  localStorage.clear();
});

test('the directions open in a new tab without a referrer', () => {
  const { unmount } = showPane({ place: { latitude: 34.16, longitude: 77.58 } });
  const link = screen.getByRole('link', { name: 'Directions' });
  const url = new URL(link.getAttribute('href') ?? '');
  expect(url.searchParams.get('destination')).toBe('34.16,77.58');
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noreferrer']);
  unmount();
  showPane({ place: { latitude: null } });
  expect(screen.queryByRole('link', { name: 'Directions' })).toBeNull();
});

test('the share button opens the dialog that shares what is open', async () => {
  showPane();
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(shareDialog.read()).toBe(true);
});
