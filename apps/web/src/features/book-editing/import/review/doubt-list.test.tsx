// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../../../testing/render-in-app.tsx';
import type { BookImport } from '../model/book-import.ts';
import { DoubtList } from './doubt-list.tsx';

const text = (key: string, text_onplace_en: string) => ({
  key,
  text_date: null,
  text_enddate: null,
  date_format: 'YYYY-MM-DD',
  text_content: '',
  text_content_en: '<p>Snow.</p>',
  text_onplace: '',
  text_onplace_en,
  related_image_ids: [],
});

const imported: BookImport = {
  fileName: 'diary.docx',
  format: 'docx',
  leftOut: [],
  book: {
    book_type: 'diary',
    book_title: 'Дневник',
    book_title_en: 'A diary',
    book_author: '',
    book_author_en: '',
    book_rights: '',
    book_rights_en: '',
    is_downloadable: false,
  },
  chapters: [
    {
      key: '0',
      chapter_title: 'Ladakh',
      chapter_title_en: 'Ladakh',
      chapter_fromdate: null,
      chapter_todate: null,
      texts: [text('0.0', 'Leh'), text('0.1', 'Hemis')],
    },
  ],
  doubts: [
    { key: '0', kind: 'no-date', words: 'Snow.', textKey: '0.0' },
    { key: '1', kind: 'no-date', words: 'Snow.', textKey: '0.1' },
  ],
};

function Review() {
  const [present, setPresent] = useState(imported);
  return <DoubtList imported={present} change={setPresent} />;
}

test('a settled doubt passes the focus to the next one, and the last one to the heading', async () => {
  const user = userEvent.setup();
  renderInApp(<Review />, { language: 'en' });
  await user.click(await screen.findByRole('button', { name: 'It is right: Ladakh · Leh' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'It is right: Ladakh · Hemis' }));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Please check (0)' }));
});

test('the fields of a doubt stay open while a date is typed, and its row goes when they are closed', async () => {
  const user = userEvent.setup();
  renderInApp(<Review />, { language: 'en' });
  await user.click(await screen.findByRole('button', { name: 'Open: Ladakh · Leh' }));
  const day = screen.getByRole('textbox', { name: 'Day' });
  // With the year '19' it is a date already.
  await user.type(day, '8.08.1925');
  expect(document.activeElement).toBe(day);
  expect(day).toHaveProperty('value', '8.08.1925');
  expect(screen.getByRole('heading', { name: 'Please check (1)' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('a doubt stays open after its date was changed to something that is no date', async () => {
  const user = userEvent.setup();
  renderInApp(<Review />, { language: 'en' });
  await user.click(await screen.findByRole('button', { name: 'Open: Ladakh · Leh' }));
  await user.type(screen.getByRole('textbox', { name: 'Day' }), '8 Augu');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('heading', { name: 'Please check (2)' })).toBeDefined();
});
