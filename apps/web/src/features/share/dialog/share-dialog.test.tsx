// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shareDialog } from '../../../lib/share/share-dialog.ts';
import { stubDialogs } from '../../../testing/browser/dialogs.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { ShareDialog } from './share-dialog.tsx';

beforeEach(() => {
  stubDialogs();
  document.title = 'Leh, 1925 · Central Asian Expedition';
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  act(() => shareDialog.set(false));
});

/** Opens the dialog on a page. */
function open(path: string) {
  const user = userEvent.setup();
  window.history.replaceState(null, '', path);
  shareDialog.set(true);
  renderInApp(<ShareDialog isOpen />, { path });
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  return { user, write };
}

const click = (name: string | RegExp) => screen.getByRole('button', { name });

test('the link is copied with the view, the layer and the day, and the dialog closes', async () => {
  const { user, write } = open('/en/place/53#m=7/34.160/77.580&l=T&d=1925-08-27');
  await user.click(click('Copy the link'));
  expect(write).toHaveBeenCalledExactlyOnceWith(
    `${window.location.origin}/en/place/53#m=7/34.160/77.580&l=T&d=1925-08-27`,
  );
  expect(shareDialog.read()).toBe(false);
});

test('the share sheet of the system is offered where there is one, and its refusal keeps the dialog open', async () => {
  const { user } = open('/en/place/53');
  expect(screen.queryByRole('button', { name: 'Send…' })).toBeNull();
  act(() => shareDialog.set(false));
  const share = vi
    .fn<(data: ShareData) => Promise<void>>()
    .mockRejectedValueOnce(new DOMException('', 'AbortError'));
  Object.assign(navigator, { share });
  act(() => shareDialog.set(true));
  await user.click(click('QR code'));
  await user.click(click('Send…'));
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: document.title,
    url: `${window.location.origin}/en/place/53`,
  });
  expect(shareDialog.read()).toBe(true);
});

test('the QR code is dark on light with a quiet zone', async () => {
  const { user } = open('/en/place/53');
  await user.click(click('QR code'));
  const code = screen.getByRole('img', { name: 'QR code with this link' });
  const size = Number(code.getAttribute('viewBox')?.split(' ')[2]);
  expect((size - 8 - 17) % 4).toBe(0);
  expect(code.querySelector('rect')?.getAttribute('fill')).toBe('#fff');
  expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h1v1h-1z/);
});

test('the citation is copied as text, BibTeX and RIS', async () => {
  const { user, write } = open('/en/place/53#m=7/34/77');
  await user.click(click('Cite'));
  const url = `${window.location.origin}/en/place/53`;
  for (const [format, expected] of [
    ['Text', `“Leh, 1925”. Central Asian Expedition. ${url} (accessed `],
    ['BibTeX', '@online{cae-en-place-53,'],
    ['RIS', 'TY  - ELEC'],
  ] as const) {
    await user.click(screen.getByRole('radio', { name: format }));
    await user.click(click('Copy'));
    expect(write.mock.lastCall?.[0]).toContain(expected);
    expect(write.mock.lastCall?.[0]).toContain(url);
  }
});

test('the embedded page is that of the day, the stop or a stretch, with its code and a preview', async () => {
  const { user, write } = open('/en/place/53#d=1925-08-27');
  await user.click(click('Embed'));
  const code = (): string =>
    screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Code to paste' }).value;
  expect(code()).toContain('/en/embed/day/1925-08-27"');
  await user.click(screen.getByRole('radio', { name: 'This stop' }));
  expect(code()).toContain('/en/embed/place/53"');
  expect(screen.getByTitle('How it will look').getAttribute('src')).toBe('/en/embed/place/53');
  await user.click(screen.getByRole('radio', { name: 'A stretch of the route' }));
  expect(code()).toContain('/en/embed/route/53/151"');
  await user.click(click('Copy the code'));
  expect(write).toHaveBeenCalledExactlyOnceWith(code());
});

test('a page without the map has a link, a QR code and a citation, and no embedded page', () => {
  open('/en/books');
  const ways = within(screen.getByRole('group', { name: 'Other ways to share' }));
  expect(ways.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['QR code', 'Cite']);
});
