// @vitest-environment jsdom
import { ApiError } from '@cae-map/contract/api/client';
import type { Presence } from '@cae-map/contract/api/presence';
import { presenceInterval } from '@cae-map/contract/entities/editing/presence-bounds';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restoreSession } from '../../lib/session/session.ts';
import { useNotices } from '../../lib/notices/notices.ts';
import { signInAsEditor } from '../../testing/editor.ts';
import { fakeCalls } from '../../testing/data/fake-calls.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { imageEditingMessages } from '../../features/image-editing/messages/index.ts';
import { placeEditingMessages } from '../../features/place-editing/messages/index.ts';
import { PresenceNote } from '../../ui/workbench/presence/presence-note.tsx';

/** Also runs the timers of the query library, which notifies its observers after a response. */
const advance = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await vi.advanceTimersByTimeAsync(1);
  });

const labels = {
  place: (language: ContentLanguage) => placeEditingMessages.read(language).placeEdit.presence,
  image: (language: ContentLanguage) => imageEditingMessages.read(language).imageEdit.presence,
};

function Notices() {
  return <output>{useNotices().length}</output>;
}

async function show(
  respond: () => Presence,
  {
    entity = 'place',
    language = 'en',
  }: { readonly entity?: keyof typeof labels; readonly language?: ContentLanguage } = {},
) {
  const { client } = fakeCalls({ reportPresence: respond });
  renderInApp(
    <>
      <PresenceNote entity={entity} id={53} labels={labels[entity](language)} />
      <Notices />
    </>,
    { browserClient: client, language },
  );
  await advance(0);
  const [note] = screen.getAllByRole('status');
  if (note === undefined) throw new Error('the live region is missing');
  return note;
}

beforeEach(() => {
  vi.useFakeTimers();
  signInAsEditor();
});
afterEach(() => act(() => restoreSession('')));

test.each<[ContentLanguage, keyof typeof labels, readonly string[], boolean, string]>([
  ['en', 'place', ['Anna'], false, 'Anna also has this place open.'],
  ['en', 'image', ['Anna', 'Boris'], false, 'Anna and Boris also have this image open.'],
  ['en', 'place', [], true, 'You have this place open in another window too.'],
  ['en', 'image', [], true, 'You have this image open in another window too.'],
  ['ru', 'place', ['Анна Петрова'], false, 'С этим местом сейчас работает также Анна Петрова.'],
  [
    'ru',
    'image',
    ['Анна', 'Борис', 'Вера'],
    false,
    'С этим изображением сейчас работают также Анна, Борис и Вера.',
  ],
  ['ru', 'image', [], true, 'Это изображение открыто у вас ещё и в другом окне.'],
  [
    'ru',
    'place',
    ['Анна'],
    true,
    'С этим местом сейчас работает также Анна. Это место открыто у вас ещё и в другом окне.',
  ],
])(
  'in the language %s, for the entity %s, the editors %j and another window %s, the note is: %s',
  async (language, entity, editors, has_other_window, expected) => {
    const note = await show(() => ({ editors: [...editors], has_other_window }), { entity, language });
    expect(note.textContent.trim()).toBe(expected);
  },
);

test('the note is a live region that is present and empty before another editor opens the record', async () => {
  const editors: string[] = [];
  const note = await show(() => ({ editors: [...editors], has_other_window: false }));
  expect([note.textContent, note.dataset.empty]).toEqual(['', 'true']);
  editors.push('Anna');
  await advance(presenceInterval);
  expect(screen.getAllByRole('status')[0]).toBe(note);
  expect([note.textContent.trim(), note.dataset.empty]).toEqual(['Anna also has this place open.', 'false']);
});

test('the note announces that the last other editor has closed the record, without a visible text', async () => {
  const editors = ['Anna'];
  const note = await show(() => ({ editors: [...editors], has_other_window: false }));
  editors.pop();
  await advance(presenceInterval);
  const closed = screen.getByText('This place is not open anywhere else any more.');
  expect([closed.className, note.dataset.empty]).toEqual(['visually-hidden', 'true']);
});

test('the note stays empty, and no notice is shown, when the report fails', async () => {
  const note = await show(() => {
    throw new ApiError('network', 'offline');
  });
  await advance(4 * presenceInterval);
  expect([note.textContent, note.dataset.empty]).toEqual(['', 'true']);
  expect(screen.getAllByRole('status')[1]?.textContent).toBe('0');
});
