// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { appOptions } from '../../../lib/options/app-options.ts';
import { changeOptions } from '../../../lib/options/options-store.ts';
import { textRecord } from '../../../testing/data/records.ts';
import { showPane } from '../../../testing/show-pane.tsx';

beforeEach(() => act(() => changeOptions({ bilingualsidebar: true })));
afterEach(() => {
  act(() => appOptions.store.setState(appOptions.initial, true));
  localStorage.clear();
});

/** Returns the language and the text of both blocks in the row of a text. */
function readRow(text: string | RegExp) {
  const block = screen.getByText(text).closest('div[class*="ru"], div[class*="en"]');
  return [...(block?.parentElement?.children ?? [])].map((each) => [
    each.getAttribute('lang'),
    each.textContent,
  ]);
}

describe('with both languages', () => {
  test('every text is shown beside its translation, the language of the page first, with lang attributes', () => {
    showPane({ language: 'ru', place: { traveler_todo: 'Найти дом.', traveler_todo_en: 'Find the house.' } });
    expect(readRow('Столица Ладака.')).toEqual([
      ['ru', 'Столица Ладака.'],
      ['en', 'The capital of Ladakh.'],
    ]);
    expect(readRow(/Караван вошёл/)).toEqual([
      ['ru', 'Караван вошёл в Лех.'],
      ['en', 'The caravan entered Leh.'],
    ]);
    expect(readRow('Город известен.')[1]).toEqual(['en', 'The town is known.']);
    expect(readRow('Найти дом.')[1]).toEqual(['en', 'Find the house.']);
    expect(screen.getByText('Palace').getAttribute('lang')).toBe('en');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Лех');
    expect(screen.getByText('26 August – 19 September 1925').getAttribute('lang')).toBe('en');
  });

  test('English comes first on an English page, and links keep its language', () => {
    showPane({ language: 'en' });
    expect(readRow('The capital of Ladakh.').map(([language]) => language)).toEqual(['en', 'ru']);
    expect(screen.getByRole('link', { name: 'Лех' }).getAttribute('href')).toBe('/en/place/53');
  });

  test('a missing translation is replaced by a message', () => {
    showPane({
      language: 'ru',
      place: { notes_en: '', title_en: '' },
      texts: [textRecord({ text_content: ' ' })],
    });
    expect(readRow('Столица Ладака.')).toEqual([
      ['ru', 'Столица Ладака.'],
      ['ru', 'Английского перевода ещё нет'],
    ]);
    expect(readRow(/The caravan entered/)).toEqual([
      ['ru', 'По-русски этого ещё нет'],
      ['en', 'The caravan entered Leh.'],
    ]);
    // The title is missing in English too.
    expect(screen.getAllByText('Английского перевода ещё нет')).toHaveLength(2);
  });
});

test('the button of the pane toggles both languages and stores the choice', async () => {
  showPane();
  const button = screen.getByRole('button', { name: 'Both languages' });
  expect(button.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(button);
  expect(screen.queryByText('Столица Ладака.')).toBeNull();
  expect(JSON.parse(localStorage.getItem('appOptions') ?? '{}')).toMatchObject({ bilingualsidebar: false });
  await userEvent.click(button);
  expect(screen.getByText('Столица Ладака.')).toBeDefined();
});
