// @vitest-environment jsdom
import { ApiError } from '@cae-map/contract/api/client';
import { translatableTables } from '@cae-map/contract/enumerations';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { useNotices } from '../../../lib/notices/notices.ts';
import { useIndexedDb } from '../../../testing/browser/indexed-db.ts';
import type { FakeResponses } from '../../../testing/data/fake-calls.ts';
import { signInAsEditor } from '../../../testing/editor.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { fakeTranslations, titleDetail } from '../../../testing/translations/fake-translations.ts';
import { TranslationScreens } from '../../../testing/translations/translation-screens.tsx';
import { translationsManifest } from '../manifest.ts';
import { translationsMessages } from '../messages/index.ts';
import { rememberSaved } from '../model/visits.ts';
import { forgetRows } from '../rows/rows-store.ts';
import { openedStore } from '../translating/opened-fields.ts';
import { savesStore } from '../translating/saves-store.ts';

vi.mock('../../../lib/browser/save-file.ts', () => ({ saveFile: vi.fn() }));

useIndexedDb();

beforeEach(async () => {
  // jsdom has no layout.
  Element.prototype.scrollTo = vi.fn();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  await translationsMessages.load('en');
  signInAsEditor();
  rememberSaved();
});

function Notices() {
  return useNotices().map(({ id, title, message }) => (
    <p key={id} role="alert">
      {title}: {message}
    </p>
  ));
}

function show(path: string, others: FakeResponses = {}) {
  forgetRows();
  openedStore.setState({}, true);
  savesStore.setState({ saves: [] });
  const details = [
    titleDetail(1),
    titleDetail(2, { target: 'Camp 2', status: 'translated', id: 12, version: 1 }),
    titleDetail(7, { source_table: 'images', source: 'Караван' }),
  ];
  const fake = fakeTranslations(details, others);
  const shown = renderInApp(
    <>
      <TranslationScreens />
      <Notices />
    </>,
    { ...fake.options, path },
  );
  return { ...fake, ...shown };
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

const write = async (text: string) =>
  fireEvent.change(await screen.findByLabelText('In English', { selector: 'textarea' }), {
    target: { value: text },
  });

test('signed-in users choose places or images, filter, search, edit, approve, compare and export to Word [TRN-1]', async () => {
  expect(translationsManifest.screens?.find(({ id }) => id === 'translations')?.audience).toBe('signedIn');
  expect(translatableTables).toEqual(['places', 'images', 'books', 'chapters', 'texts']);
  const list = show('/translations');
  const source = await screen.findByRole('combobox', { name: 'Data source' });
  fireEvent.change(source, { target: { value: 'images' } });
  expect(await screen.findByText('1 field')).toBeDefined();
  fireEvent.change(source, { target: { value: 'places' } });
  expect(await screen.findByText('2 fields')).toBeDefined();
  await press('translated 1');
  expect(await screen.findByText('1 field')).toBeDefined();
  await press('Reset filters');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'караван' } });
  expect(await screen.findByText('1 field')).toBeDefined();
  list.unmount();

  const field = show('/translations/en/places/2/title', {
    syncTranslations: () => [titleDetail(2, { target: 'Camp two', status: 'needs_update' })],
  });
  await write('Camp two');
  await press('Approve and next');
  await waitFor(() =>
    expect(field.bodiesOf('saveTranslation')).toMatchObject([{ value: 'Camp two', approve: true }]),
  );
  await press('Compare the record with its source');
  await waitFor(() => expect(field.sentTo('syncTranslations')).toHaveLength(1));
  field.unmount();

  const request = vi.fn(async (_url: string) => new Response('a document'));
  vi.stubGlobal('fetch', request);
  show('/translations/files');
  expect((await screen.findByLabelText<HTMLSelectElement>('Format')).value).toBe('docx');
  await press('Download');
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  expect(vi.mocked(saveFile).mock.calls[0]?.[1]).toBe('translations-places-en.docx');
  expect(request.mock.calls.map(([url]) => url).join()).toContain('/en/places/all/en/docx');
});

test('each failure shows its message, and a full comparison the detail of the server [TRN-5]', async () => {
  const refuse = (message: string) => () => {
    throw new ApiError('refused', message, { status: 500 });
  };
  const refused = refuse('status 500');
  const expectAlert = async (text: string) =>
    expect(await screen.findByText((_content, element) => isAlert(element, text))).toBeDefined();

  const notLoaded = show('/translations', { listTranslations: refused });
  expect(await screen.findByRole('heading', { name: 'The translations could not be loaded' })).toBeDefined();
  notLoaded.unmount();

  let isFailing = false;
  const list = { listTranslations: () => (isFailing ? refused() : [titleDetail(1)]) };
  const dashboard = show('/translations', list);
  await screen.findByText('1 field');
  dashboard.unmount();
  isFailing = true;
  const { client, browserClient, queryClient } = dashboard.options;
  const again = renderInApp(<TranslationScreens />, {
    client,
    browserClient,
    queryClient,
    path: '/translations',
  });
  await expectAlert('The list of translations could not be refreshed');
  again.unmount();

  const field = show('/translations/en/places/2/title', {
    saveTranslation: refused,
    syncTranslations: refused,
  });
  await write('Camp');
  await press('Save and next');
  await expectAlert('The translation was not saved');
  await waitFor(async () => expect(await screen.findByDisplayValue('Camp')).toBeDefined());
  await press('Approve and next');
  await expectAlert('The translation was not approved');
  await press('Compare the record with its source');
  await expectAlert('The translations could not be compared with their sources');
  field.unmount();

  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
  const files = show('/translations/files', { syncAllTranslations: refuse('The queue is full') });
  await press('Download');
  await expectAlert('The translations could not be exported to a file');
  await press('Compare');
  await expectAlert('The translations could not be compared with their sources: The queue is full');
  files.unmount();
  show('/translations/files', { syncAllTranslations: refused });
  await press('Compare');
  await expectAlert('Failed to initiate full sync');
});

function isAlert(element: Element | null, text: string): boolean {
  return element?.getAttribute('role') === 'alert' && element.textContent.includes(text);
}
