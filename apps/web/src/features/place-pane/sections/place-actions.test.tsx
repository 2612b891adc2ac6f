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

test('directions lead to a route on another site, in a new tab, and tell it nothing of this one', () => {
  const { unmount } = showPane({ place: { latitude: 34.16, longitude: 77.58 } });
  const link = screen.getByRole('link', { name: 'Directions' });
  const address = new URL(link.getAttribute('href') ?? '');
  expect(address.searchParams.get('destination')).toBe('34.16,77.58');
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noreferrer']);
  unmount();
  showPane({ place: { latitude: null } });
  expect(screen.queryByRole('link', { name: 'Directions' })).toBeNull();
});

test.each([
  ['ru', 'Ссылка', '/place/53'],
  ['en', 'Link', '/en/place/53'],
] as const)(
  'the link that is copied is the readable address of the stop, in %s',
  async (language, name, path) => {
    const user = userEvent.setup();
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    window.history.replaceState(null, '', '/somewhere?else=1#m=4/40/90');
    showPane({ language });
    await user.click(screen.getByRole('button', { name }));
    expect(write).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}${path}`);
  },
);

test('sharing hands the stop on, where the browser can; whoever thinks better of it is left alone', async () => {
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
