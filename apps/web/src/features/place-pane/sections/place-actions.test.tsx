// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { appOptions } from '../../../lib/options/app-options.ts';
import { showPane } from '../../../testing/show-pane.tsx';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
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

test.each([
  ['ru', 'Ссылка', '/place/53'],
  ['en', 'Link', '/en/place/53'],
] as const)('the copied link is the URL of the stop (%s)', async (language, name, path) => {
  const user = userEvent.setup();
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  window.history.replaceState(null, '', '/somewhere?else=1#m=4/40/90');
  showPane({ language });
  await user.click(screen.getByRole('button', { name }));
  expect(write).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}${path}`);
});

test('the share button passes the title and the URL to the share dialog of the browser', async () => {
  const { unmount } = showPane();
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  unmount();
  const share = vi
    .fn<(data: ShareData) => Promise<void>>()
    .mockRejectedValue(new DOMException('', 'AbortError'));
  Object.assign(navigator, { share });
  showPane();
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: 'Leh',
    url: `${window.location.origin}/en/place/53`,
  });
});
