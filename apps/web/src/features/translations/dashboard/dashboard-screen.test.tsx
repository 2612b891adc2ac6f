// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { writeLocal } from '../../../lib/storage/local-storage.ts';
import { useIndexedDb } from '../../../testing/browser/indexed-db.ts';
import { signInAsEditor } from '../../../testing/editor.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { translationsMessages } from '../messages/index.ts';
import { rememberSaved } from '../model/visits.ts';
import { forgetRows } from '../rows/rows-store.ts';
import { fakeTranslations, ofUser, titleDetail } from '../../../testing/translations/fake-translations.ts';
import { signInAsUser, TranslationScreens } from '../../../testing/translations/translation-screens.tsx';
import { openedStore } from '../translating/opened-fields.ts';
import { savesStore } from '../translating/saves-store.ts';

useIndexedDb();

beforeEach(async () => {
  // jsdom has no layout.
  Element.prototype.scrollTo = vi.fn();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  forgetRows();
  openedStore.setState({}, true);
  savesStore.setState({ saves: [] });
  await translationsMessages.load('en');
  signInAsEditor();
});

const details = [
  titleDetail(1),
  titleDetail(2, { target: 'Camp 2', status: 'translated', updated_at: '2026-11-20T10:00:00.000Z' }),
  titleDetail(3),
];

const show = (fake: ReturnType<typeof fakeTranslations>) =>
  renderInApp(<TranslationScreens />, { ...fake.options, path: '/translations' });

const path = () => screen.getByRole('status', { name: 'Path' }).textContent;

test('a newcomer sees one sentence, two boxes and one button, and is told that the translation waits for review', async () => {
  signInAsUser();
  const fake = fakeTranslations(details, ofUser);
  show(fake);
  const editor = await screen.findByRole('textbox', { name: 'Your translation' });
  expect(screen.getByText('Лагерь 1')).toBeDefined();
  expect(screen.getByText(/They appear on the site once an editor has reviewed them/)).toBeDefined();
  expect(screen.queryByRole('grid')).toBeNull();
  fireEvent.change(editor, { target: { value: 'Camp 1' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/^Thank you! Your translation waits for review/)).toBeDefined();
  expect(fake.bodiesOf('saveTranslation')).toEqual([
    { value: 'Camp 1', seen: { source: 'Лагерь 1', target: '' }, approve: false },
  ]);
  expect(await screen.findByText('Лагерь 3')).toBeDefined();
});

test('an empty translation of a newcomer is not sent', async () => {
  const fake = fakeTranslations(details);
  show(fake);
  await screen.findByRole('textbox', { name: 'Your translation' });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Write a translation first.');
  expect(fake.bodiesOf('saveTranslation')).toEqual([]);
});

test('the counts of the statuses list their fields, and the list opens the first open field', async () => {
  rememberSaved();
  const fake = fakeTranslations(details);
  show(fake);
  fireEvent.click(await screen.findByRole('button', { name: 'missing 2' }));
  await waitFor(() => expect(path()).toBe('/translations?status=missing'));
  expect(screen.getByText('2 fields')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Translate in order' });
  expect(link.getAttribute('href')).toBe('/en/translations/en/places/1/title?status=missing');
});

test('the search finds words of the source, the translation and the title', async () => {
  rememberSaved();
  show(fakeTranslations(details));
  const search = await screen.findByRole('searchbox', { name: 'Search source, translation and title' });
  fireEvent.change(search, { target: { value: 'CAMP' } });
  expect(await screen.findByText('1 field')).toBeDefined();
  fireEvent.change(search, { target: { value: 'лагерь 3' } });
  expect(await screen.findByText('1 field')).toBeDefined();
  fireEvent.change(search, { target: { value: 'nothing' } });
  expect(await screen.findByText('There are no such fields.')).toBeDefined();
});

test('the fields that have changed since the last visit are listed', async () => {
  const before = Date.parse('2026-11-10T10:00:00.000Z');
  writeLocal('translationVisits', JSON.stringify({ last: before, before: null, hasSaved: true }));
  show(fakeTranslations(details));
  fireEvent.click(await screen.findByRole('button', { name: 'New since 10 November 1' }));
  await waitFor(() => expect(path()).toBe(`/translations?since=${before}`));
  expect(screen.getByText('1 field')).toBeDefined();
});

test('the progress of a part names its figures and lists its fields', async () => {
  rememberSaved();
  show(fakeTranslations(details));
  fireEvent.click(await screen.findByRole('button', { name: 'Places: 1 of 3 translated' }));
  await waitFor(() => expect(path()).toBe('/translations?table=places'));
});
