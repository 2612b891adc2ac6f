// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { appOptions } from '../../../lib/options/app-options.ts';
import { changeOptions } from '../../../lib/options/options-store.ts';
import { textRecord } from '../../../testing/records.ts';
import { showPane } from '../../../testing/show-pane.tsx';

beforeEach(() => act(() => changeOptions({ bilingualsidebar: true })));
afterEach(() => {
  act(() => appOptions.store.setState(appOptions.initial, true));
  localStorage.clear();
});

/** The two blocks of the row in which a text stands, each with its language. */
function rowOf(text: string | RegExp) {
  const block = screen.getByText(text).closest('div[class*="ru"], div[class*="en"]');
  return [...(block?.parentElement?.children ?? [])].map((each) => [
    each.getAttribute('lang'),
    each.textContent,
  ]);
}

describe('in both languages', () => {
  test('every text stands beside itself, that of the page first, each marked with its language', () => {
    showPane({ language: 'ru', place: { traveler_todo: 'Найти дом.', traveler_todo_en: 'Find the house.' } });
    expect(rowOf('Столица Ладака.')).toEqual([
      ['ru', 'Столица Ладака.'],
      ['en', 'The capital of Ladakh.'],
    ]);
    expect(rowOf(/Караван вошёл/)).toEqual([
      ['ru', 'Караван вошёл в Лех.'],
      ['en', 'The caravan entered Leh.'],
    ]);
    expect(rowOf('Город известен.')[1]).toEqual(['en', 'The town is known.']);
    expect(rowOf('Найти дом.')[1]).toEqual(['en', 'Find the house.']);
    expect(screen.getByText('Palace').getAttribute('lang')).toBe('en');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Лех');
    expect(screen.getByText('26 August – 19 September 1925').getAttribute('lang')).toBe('en');
  });

  test('on an English page English comes first, and links stay in its language', () => {
    showPane({ language: 'en' });
    expect(rowOf('The capital of Ladakh.').map(([language]) => language)).toEqual(['en', 'ru']);
    expect(screen.getByRole('link', { name: 'Лех' }).getAttribute('href')).toBe('/en/place/53');
  });

  test('a translation that is missing is said to be missing', () => {
    showPane({
      language: 'ru',
      place: { notes_en: '', title_en: '' },
      texts: [textRecord({ text_content: ' ' })],
    });
    expect(rowOf('Столица Ладака.')).toEqual([
      ['ru', 'Столица Ладака.'],
      ['ru', 'Английского перевода ещё нет'],
    ]);
    expect(rowOf(/The caravan entered/)).toEqual([
      ['ru', 'По-русски этого ещё нет'],
      ['en', 'The caravan entered Leh.'],
    ]);
    // The title is missing in English too.
    expect(screen.getAllByText('Английского перевода ещё нет')).toHaveLength(2);
  });
});

test('the button of the pane switches both languages on and off, and the choice is kept', async () => {
  showPane();
  const button = screen.getByRole('button', { name: 'Two languages' });
  expect(button.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(button);
  expect(screen.queryByText('Столица Ладака.')).toBeNull();
  expect(JSON.parse(localStorage.getItem('appOptions') ?? '{}')).toMatchObject({ bilingualsidebar: false });
  await userEvent.click(button);
  expect(screen.getByText('Столица Ладака.')).toBeDefined();
});
