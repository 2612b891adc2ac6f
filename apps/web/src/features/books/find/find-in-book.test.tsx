// @vitest-environment jsdom
import { createApiClient } from '@cae-map/contract/api/client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubDialogs } from '../../../testing/browser/dialogs.ts';
import { textRecord } from '../../../testing/data/records.ts';
import { servedRecords } from '../../../testing/data/served-records.ts';
import { markedSentences, openChapter, twoTexts } from '../../../testing/open-chapter.tsx';

const texts = [
  ...twoTexts,
  textRecord({ text_id: 30, chapter_id: 5, text_content_en: `<p>${'The snow lay deep. '.repeat(120)}</p>` }),
];
const online = servedRecords({
  places: [],
  texts: texts.map((text) => ({ ...textRecord(text), place_ids: [] })),
});
const serve = vi.fn<typeof fetch>();

beforeEach(() => {
  stubDialogs();
  Element.prototype.scrollIntoView = vi.fn();
  serve.mockReset().mockImplementation(online);
  vi.stubGlobal('fetch', serve);
  return () => void vi.unstubAllGlobals();
});

async function openFind() {
  const user = userEvent.setup();
  openChapter({ client: createApiClient() });
  await user.keyboard('/');
  return { user, dialog: within(screen.getByRole('dialog', { name: 'Find in the book' })) };
}

test('the key / finds words in all chapters, with their number and context', async () => {
  const { user, dialog } = await openFind();
  await user.type(dialog.getByRole('searchbox'), 'snow');
  expect(await dialog.findByText('Found: 121, the first 100 are shown')).toBeDefined();
  const [first] = dialog.getAllByRole('link');
  expect(first?.textContent).toBe('8 August 1925 · LehThe caravan left at dawn. It snowed.');
  expect(first?.querySelector('mark')?.textContent).toBe('snow');
  expect(first?.getAttribute('href')).toBe('/en/book/view/1/4#text-11');
  await user.type(dialog.getByRole('searchbox'), 'zzz');
  expect(await dialog.findByText('Nothing found')).toBeDefined();
});

test('the field of the dialog has the initial focus', async () => {
  const { dialog } = await openFind();
  expect(dialog.getByRole('searchbox').hasAttribute('autofocus')).toBe(true);
});

test('a result opens its sentence', async () => {
  const { user, dialog } = await openFind();
  await user.type(dialog.getByRole('searchbox'), 'frost');
  await user.click(await dialog.findByRole('link'));
  await waitFor(() => expect(markedSentences()).toEqual(['There were 20 degrees of frost.']));
});

test('texts that fail to load have a message, and are requested again', async () => {
  serve.mockImplementation(() => Promise.reject(new TypeError('offline')));
  const { user, dialog } = await openFind();
  expect((await dialog.findByRole('alert', {}, { timeout: 5000 })).textContent).toContain(
    'could not be loaded',
  );
  serve.mockImplementation(online);
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  await user.type(dialog.getByRole('searchbox'), 'hollow');
  expect(await dialog.findByText('Found: 1')).toBeDefined();
});
