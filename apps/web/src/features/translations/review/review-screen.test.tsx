// @vitest-environment jsdom
import type { Suggestion } from '@cae-map/contract/entities/translations/suggestion';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signInAsEditor } from '../../../testing/editor.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { translationsMessages } from '../messages/index.ts';
import { forgetRows } from '../rows/rows-store.ts';
import { fakeTranslations, titleDetail } from '../../../testing/translations/fake-translations.ts';
import { ownSuggestionsModule } from './own-suggestions-screen.tsx';
import { translationReviewModule } from './review-screen.tsx';

beforeEach(async () => {
  forgetRows();
  await translationsMessages.load('en');
  signInAsEditor();
});

function suggestion(fields: Partial<Suggestion> = {}): Suggestion {
  return {
    suggestion_id: 1,
    source_table: 'places',
    source_id: 1,
    field: 'title',
    language: 'en',
    author: 'Boris',
    is_own: false,
    value: 'New camp',
    source_text: 'Новый лагерь',
    target_text: 'Camp',
    state: 'open',
    created_at: '2026-11-01T10:00:00.000Z',
    updated_at: '2026-11-01T10:00:00.000Z',
    decided_by: null,
    decided_at: null,
    applied: null,
    note: '',
    version: 3,
    ...fields,
  };
}

function show(suggestions: readonly Suggestion[], isOwn = false) {
  const open = [...suggestions];
  const fake = fakeTranslations([titleDetail(1)], {
    listSuggestions: () => [...open],
    decideSuggestion: () => {
      open.shift();
      return titleDetail(1, { target: 'New camp', status: 'completed' });
    },
  });
  const { Screen } = isOwn ? ownSuggestionsModule : translationReviewModule;
  const view = renderInApp(<Screen parameters={{}} />, fake.options);
  return { ...fake, ...view };
}

const findItem = () => screen.findByRole('listitem', { name: 'Suggestion of Boris' });

test('a suggestion is shown with its source and the difference from the translation by words', async () => {
  show([suggestion()]);
  const item = await findItem();
  expect(within(item).getByText('Новый лагерь')).toBeDefined();
  expect(item.querySelector('ins')?.textContent).toContain('New');
});

test.each([
  ['accepts', 'KeyA', { decision: 'accept', note: '' }],
  ['declines', 'KeyD', { decision: 'decline', note: '' }],
])('one key %s the suggestion that has the focus', async (_what, code, body) => {
  const { bodiesOf, sentTo } = show([suggestion()]);
  const item = await findItem();
  fireEvent.keyDown(item, { code });
  await waitFor(() => expect(bodiesOf('decideSuggestion')).toEqual([body]));
  expect(sentTo('decideSuggestion')[0]?.version).toBe(3);
  expect(await screen.findByText(/^Everything is reviewed/)).toBeDefined();
});

test('one key amends a suggestion, which is accepted with the amended text and a reply', async () => {
  const { bodiesOf } = show([suggestion()]);
  const item = await findItem();
  fireEvent.keyDown(item, { code: 'KeyE' });
  const editor = within(item).getByRole('textbox', { name: 'Amended suggestion' });
  fireEvent.change(editor, { target: { value: 'The new camp' } });
  fireEvent.change(within(item).getByRole('textbox', { name: 'Reply to the author' }), {
    target: { value: 'Thank you.' },
  });
  fireEvent.click(within(item).getByRole('button', { name: /^Accept amended/ }));
  await waitFor(() =>
    expect(bodiesOf('decideSuggestion')).toEqual([
      { decision: 'accept', value: 'The new camp', note: 'Thank you.' },
    ]),
  );
});

test('a letter that is typed in the reply decides nothing', async () => {
  const { bodiesOf } = show([suggestion()]);
  const item = await findItem();
  fireEvent.keyDown(within(item).getByRole('textbox', { name: 'Reply to the author' }), { code: 'KeyA' });
  expect(bodiesOf('decideSuggestion')).toEqual([]);
});

test('the author sees what became of a suggestion, with the changes and the reply', async () => {
  const { container } = show(
    [
      suggestion({
        is_own: true,
        state: 'amended',
        applied: 'The new camp',
        decided_by: 'Anna',
        note: 'Thank you.',
      }),
    ],
    true,
  );
  expect(await screen.findByText('Accepted with changes · by Anna')).toBeDefined();
  expect(screen.getByText('Thank you.')).toBeDefined();
  expect(container.querySelector('ins')?.textContent).toContain('The');
});
