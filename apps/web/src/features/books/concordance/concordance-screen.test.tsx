// @vitest-environment jsdom
import { createApiClient } from '@cae-map/contract/api/client';
import type { TextRecord } from '@cae-map/contract/entities/book';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { aChapter, twoTexts } from '../../../testing/open-chapter.tsx';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { concordanceScreenModule } from './concordance-screen.tsx';

vi.mock('../../../lib/browser/save-file.ts');

const book = {
  book_id: 1,
  book_type: 'chronicle',
  book_title: 'Книга',
  book_title_en: 'Book',
  book_author: '',
  book_author_en: '',
};

let texts: readonly TextRecord[] = twoTexts;

beforeEach(() => {
  texts = twoTexts;
  vi.mocked(saveFile).mockClear();
  const respond = (input: string): unknown => {
    if (input.includes('all/texts')) return texts;
    if (input.includes('text_ids')) return [];
    return input.includes('chapters') ? [aChapter(4)] : [book];
  };
  vi.stubGlobal(
    'fetch',
    vi.fn((input: Request | string) => {
      const url = input instanceof Request ? input.url : input;
      return Promise.resolve(Response.json(respond(url)));
    }),
  );
  return () => void vi.unstubAllGlobals();
});

function openConcordance(query: string) {
  const { Screen } = concordanceScreenModule;
  renderInApp(<Screen parameters={{}} />, {
    client: createApiClient(),
    path: `/en/concordance?q=${encodeURIComponent(query)}`,
  });
}

test('any form of a word finds its sentences with date, place and translation', async () => {
  openConcordance('caravans');
  expect(await screen.findByText('Sentences found: 1')).toBeDefined();
  const [entry] = screen.getAllByRole('listitem');
  expect(entry?.textContent).toBe('8 August 1925 · LehThe caravan left at dawn.Караван вышел на заре.');
  expect(entry?.querySelector('mark')?.textContent).toBe('caravan');
  expect(
    within(entry ?? document.body)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/en/book/view/1/4#t=11&s=The%20caravan%20left%20at%20dawn%2E');
});

test('a Russian word is found on the English page, and the list is saved as a table', async () => {
  const user = userEvent.setup();
  openConcordance('снега');
  await screen.findByText('Sentences found: 1');
  await user.click(screen.getByRole('button', { name: 'Save as a table' }));
  const [table, name, type] = vi.mocked(saveFile).mock.lastCall ?? [];
  expect([name, type]).toEqual(['sentences.csv', 'text/csv']);
  expect(table).toContain('"8 August 1925","Leh","Шёл снег.","It snowed.","http');
});

test('the table has all sentences, also those that are not listed yet', async () => {
  const user = userEvent.setup();
  texts = Array.from({ length: 60 }, (_, index) => ({ ...twoTexts[0], text_id: index + 1 }) as TextRecord);
  openConcordance('caravan');
  await screen.findByText('Sentences found: 60');
  expect(screen.getAllByRole('listitem')).toHaveLength(50);
  await user.click(screen.getByRole('button', { name: 'Save as a table' }));
  expect(JSON.stringify(vi.mocked(saveFile).mock.lastCall).match(/The caravan left at dawn/g)).toHaveLength(
    60,
  );
});

test('a word that no sentence has is reported', async () => {
  openConcordance('zzz');
  expect(await screen.findByText('There are no such sentences')).toBeDefined();
});
