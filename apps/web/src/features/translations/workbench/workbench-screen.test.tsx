// @vitest-environment jsdom
import { ApiError } from '@cae-map/contract/api/client';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { signInAsEditor } from '../../../testing/editor.ts';
import { useIndexedDb } from '../../../testing/browser/indexed-db.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { translationsMessages } from '../messages/index.ts';
import { forgetRows } from '../rows/rows-store.ts';
import { openedStore } from '../translating/opened-fields.ts';
import { savesStore } from '../translating/saves-store.ts';
import { fakeTranslations, ofUser, titleDetail } from '../../../testing/translations/fake-translations.ts';
import { signInAsUser, TranslationScreens } from '../../../testing/translations/translation-screens.tsx';

useIndexedDb();

beforeEach(async () => {
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

type Fake = ReturnType<typeof fakeTranslations>;

function show({ options }: Fake, path = '/translations/en/places/1/title?status=missing') {
  return renderInApp(<TranslationScreens />, { ...options, path });
}

/** By its label, because fifty searches by role take longer than a test may. */
const findEditor = () => screen.findByLabelText<HTMLTextAreaElement>('In English', { selector: 'textarea' });
const path = () => screen.getByLabelText('Path').textContent;
const key = (init: object) => fireEvent.keyDown(document.activeElement ?? document.body, init);
const controlEnter = () => key({ key: 'Enter', code: 'Enter', ctrlKey: true });
const type = (editor: HTMLElement, value: string) => fireEvent.change(editor, { target: { value } });

/** Waits until the next field is leased, as a translator does by reading. */
const whenNextIsReady = (fake: Fake, count: number) =>
  waitFor(() => expect(fake.bodiesOf('leaseTranslation').length).toBeGreaterThanOrEqual(count));

test('fifty fields cost fifty texts and fifty times Ctrl+Enter, with the focus in the next one', async () => {
  const details = Array.from({ length: 51 }, (_, index) => titleDetail(index + 1));
  const fake = fakeTranslations(details);
  show(fake);
  let keys = 0;
  for (let place = 1; place <= 50; place += 1) {
    await waitFor(() => expect(path()).toContain(`/places/${place}/title`));
    const editor = await findEditor();
    await waitFor(() => expect(document.activeElement).toBe(editor));
    await whenNextIsReady(fake, place + 1);
    type(editor, `Camp ${place}`);
    controlEnter();
    keys += 1;
  }
  await waitFor(() => expect(fake.bodiesOf('saveTranslation')).toHaveLength(50));
  expect(keys).toBe(50);
  expect([...fake.stored.values()].slice(0, 50).map(({ target }) => target)).toEqual(
    details.slice(0, 50).map(({ source_id: id }) => `Camp ${id}`),
  );
});

test('Ctrl+Shift+Enter approves, and Alt with the arrows moves without saving', async () => {
  const fake = fakeTranslations([titleDetail(1), titleDetail(2)]);
  show(fake);
  type(await findEditor(), 'Camp');
  await whenNextIsReady(fake, 2);
  key({ key: 'Enter', code: 'Enter', ctrlKey: true, shiftKey: true });
  await waitFor(() => expect(path()).toContain('/places/2/title'));
  await waitFor(() =>
    expect(fake.bodiesOf('saveTranslation')).toMatchObject([{ value: 'Camp', approve: true }]),
  );
  await findEditor();
  key({ key: 'ArrowUp', code: 'ArrowUp', altKey: true });
  await waitFor(() => expect(path()).toContain('/places/1/title'));
  expect(fake.bodiesOf('saveTranslation')).toHaveLength(1);
});

test('Ctrl+Shift+C copies the source into the translation, and Ctrl+Z takes it back', async () => {
  const fake = fakeTranslations([titleDetail(91)]);
  show(fake, '/translations/en/places/91/title');
  const editor = await findEditor();
  key({ key: 'C', code: 'KeyC', ctrlKey: true, shiftKey: true });
  expect(editor.value).toBe('Лагерь 91');
  key({ key: 'z', code: 'KeyZ', ctrlKey: true });
  expect(editor.value).toBe('');
});

describe('a translation that is not saved', () => {
  test('is named with the reason, and its text is in the editor again', async () => {
    const fake = fakeTranslations([titleDetail(1), titleDetail(2)], {
      saveTranslation: () => {
        throw new ApiError('network', 'offline');
      },
    });
    show(fake);
    type(await findEditor(), 'Camp');
    await whenNextIsReady(fake, 2);
    controlEnter();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The translation was not saved: no connection to the server.');
    await waitFor(() => expect(path()).toContain('/places/1/title'));
    await waitFor(async () => expect((await findEditor()).value).toBe('Camp'));
  });

  test('does not interrupt what is being written in the next field', async () => {
    let fail: (error: Error) => void = () => undefined;
    const fake = fakeTranslations([titleDetail(1), titleDetail(2)], {
      saveTranslation: () =>
        new Promise((_resolve, reject) => {
          fail = reject;
        }),
    });
    show(fake);
    type(await findEditor(), 'Camp');
    await whenNextIsReady(fake, 2);
    controlEnter();
    await waitFor(() => expect(path()).toContain('/places/2/title'));
    type(await findEditor(), 'Pass');
    await act(async () => fail(new ApiError('network', 'offline')));
    fireEvent.click(await screen.findByRole('button', { name: 'Go back to it' }));
    await waitFor(() => expect(path()).toContain('/places/1/title'));
    await waitFor(async () => expect((await findEditor()).value).toBe('Camp'));
  });

  test('because another user has changed it shows both versions, of which either is taken', async () => {
    const theirs = titleDetail(1, {
      target: 'Halt',
      version: 2,
      translated_by: 'Anna',
      status: 'translated',
    });
    const fake = fakeTranslations([titleDetail(1)], {
      saveTranslation: () => {
        const versions = { edited: 0, current: 2, record: theirs };
        throw new ApiError('refused', 'changed', { status: 409, code: 'version_conflict', versions });
      },
    });
    show(fake);
    const editor = await findEditor();
    type(editor, 'Camp');
    key({ key: 's', code: 'KeyS', ctrlKey: true });
    expect(await screen.findByText('Anna has changed this translation meanwhile')).toBeDefined();
    expect(screen.getByText('Halt', { selector: 'p' })).toBeDefined();
    expect(editor.value).toBe('Camp');
    fireEvent.click(screen.getByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(editor.value).toBe('Halt'));
    expect(screen.queryByText('Anna has changed this translation meanwhile')).toBeNull();
  });
});

test('a field that another user translates is read-only and names the user', async () => {
  const detail = titleDetail(1, { target: 'Camp' });
  const fake = fakeTranslations([detail], {
    leaseTranslation: () => {
      throw new ApiError('refused', 'leased', { status: 409, code: 'field_leased' });
    },
    listTranslationLeases: () => [
      { source_table: 'places', source_id: 1, field: 'title', language: 'en', user: 'Anna', is_own: false },
    ],
  });
  show(fake);
  expect(await screen.findByText(/^Anna is translating this field/)).toBeDefined();
  expect(screen.queryByLabelText('In English', { selector: 'textarea' })).toBeNull();
});

test('the lease is given back when the field is left, also while the page is being closed', async () => {
  const fake = fakeTranslations([titleDetail(1)]);
  const { unmount } = show(fake);
  await findEditor();
  unmount();
  expect(fake.sentTo('releaseTranslation')).toEqual([{ keepalive: false }]);
  show(fake);
  await findEditor();
  fireEvent(window, new Event('pagehide'));
  expect(fake.sentTo('releaseTranslation').at(-1)).toEqual({ keepalive: true });
});

test('a user who may not approve suggests, and is told who approves', async () => {
  signInAsUser();
  const fake = fakeTranslations([titleDetail(1)], ofUser);
  show(fake);
  type(await findEditor(), 'Camp');
  expect(screen.getByRole('button', { name: 'Suggest and next' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Approve and next' })).toBeNull();
  key({ key: 'Enter', code: 'Enter', ctrlKey: true, shiftKey: true });
  expect(fake.bodiesOf('saveTranslation')).toEqual([]);
});

test('a similar translation is offered and inserted by Ctrl+Shift+1 only', async () => {
  const known = titleDetail(2, {
    source: 'Лагерь у реки',
    target: 'Camp by the river',
    status: 'translated',
  });
  const fake = fakeTranslations([titleDetail(1, { source: 'Лагерь у реки' }), known]);
  show(fake, '/translations/en/places/1/title');
  const editor = await findEditor();
  await screen.findByText('Translated before');
  expect(editor.value).toBe('');
  key({ key: '!', code: 'Digit1', ctrlKey: true, shiftKey: true });
  expect(editor.value).toBe('Camp by the river');
});

test('the difference of the source since the approval is shown by words', async () => {
  const detail = titleDetail(1, { id: 5, target: 'Camp', status: 'needs_update', source: 'Новый лагерь' });
  const fake = fakeTranslations([detail], {
    getTranslationDifference: () => ({
      id: 5,
      status: 'needs_update',
      since: '2026-11-01T10:00:00.000Z',
      before: 'Лагерь',
      after: 'Новый лагерь',
      segments: [
        { kind: 'removed', text: 'Лагерь' },
        { kind: 'added', text: 'Новый лагерь' },
      ],
    }),
  });
  const { container } = show(fake);
  expect(await screen.findByText('The source has changed since 1 November 2026')).toBeDefined();
  expect(container.querySelector('ins')?.textContent).toBe('Новый лагерь');
});
