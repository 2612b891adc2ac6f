// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { textRecord } from '../../../testing/data/records.ts';
import { showPane } from '../../../testing/show-pane.tsx';

const sentence = 'They crossed the pass before noon and rested by the lake. ';
const longText = `<p>${sentence.repeat(20)}</p><p>${sentence.repeat(20)}</p><p>The end.</p>`;

test.each([
  ['en', 'Read more', 'Read less'],
  ['ru', 'Читать дальше', 'Свернуть'],
] as const)(
  'a long text of a book can be expanded and collapsed, a short one is shown in full (%s) [PLC-5]',
  async (language, more, less) => {
    const short = textRecord({ text_content: '<p>Коротко.</p>', text_content_en: '<p>Short.</p>' });
    const { unmount } = showPane({ language, texts: [short] });
    expect(screen.getByText(language === 'ru' ? 'Коротко.' : 'Short.')).toBeDefined();
    expect(screen.queryByRole('button', { name: more })).toBeNull();
    unmount();

    showPane({ language, texts: [textRecord({ text_content: longText, text_content_en: longText })] });
    const isShown = () => screen.getByText('The end.').closest('[hidden]') === null;
    expect(isShown()).toBe(false);
    const button = screen.getByRole('button', { name: more });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(button);
    expect(isShown()).toBe(true);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: less }));
    expect(isShown()).toBe(false);
  },
);

test('an entry links to what the books have about its first day, unless its date is coarser', () => {
  const { unmount } = showPane({ texts: [textRecord({ text_date: '1925-09-22' })] });
  const link = screen.getByRole('link', { name: 'This day in the books' });
  expect(link.getAttribute('href')).toBe('/en/book/day/1925-09-22');
  unmount();
  showPane({ texts: [textRecord({ text_date: '1925-09-22', date_format: 'YYYY-MM' })] });
  expect(screen.queryByRole('link', { name: 'This day in the books' })).toBeNull();
});

describe('a collapsed text', () => {
  const texts = [textRecord({ text_content_en: longText })];

  test('is expanded by the text search of the browser', () => {
    showPane({ texts });
    const rest = screen.getByText('The end.').closest('[hidden]');
    expect(rest?.getAttribute('hidden')).toBe('until-found');
    act(() => void rest?.dispatchEvent(new Event('beforematch', { bubbles: true })));
    expect(screen.getByRole('button', { name: 'Read less' })).toBeDefined();
  });

  test('keeps the position of the button on the screen when it is collapsed again', async () => {
    const { container } = showPane({ texts });
    container.style.overflowY = 'auto';
    const scrollBy = vi.fn<(x: number, y: number) => void>();
    Object.assign(container, { scrollBy });
    const button = screen.getByRole('button', { name: 'Read more' });
    await userEvent.click(button);
    expect(scrollBy).not.toHaveBeenCalled();
    vi.spyOn(button, 'getBoundingClientRect')
      .mockReturnValueOnce(DOMRect.fromRect({ y: 400 }))
      .mockReturnValueOnce(DOMRect.fromRect({ y: -900 }));
    fireEvent.click(button);
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith(0, -1300);
  });

  test('shows its beginning if it has a megabyte', () => {
    const paragraph = `<p>${sentence.repeat(10)}</p>`;
    const huge = paragraph.repeat(Math.ceil(1_000_000 / paragraph.length));
    const { container } = showPane({ texts: [textRecord({ text_content_en: huge })] });
    const [start] = container.querySelectorAll('[lang="en"] > p');
    expect(start?.textContent.startsWith('They crossed')).toBe(true);
    expect(screen.getByRole('button', { name: 'Read more' })).toBeDefined();
  });
});

describe('an entry about several stops', () => {
  const content = `<p data-text4placeid="52" data-text4placeid2="53">${sentence.repeat(9)}The end.</p>`;
  const entry = (text_date: string) =>
    textRecord({ text_date, text_content: content, text_content_en: content });

  test('shows its beginning and a link to its main stop at another stop', () => {
    const { container } = showPane({ place: { date: '1925-08-27' }, texts: [entry('1925-08-26')] });
    const shown = container.querySelector('#entry-1');
    expect(shown?.textContent).toContain('They crossed the pass');
    expect(shown?.textContent).not.toContain('The end.');
    const link = within(container).getByRole('link', { name: 'Spituk' });
    expect(link.getAttribute('href')).toBe('/en/place/52');
    expect(link.parentElement?.textContent).toBe('In full at: Spituk');
  });

  test('is shown in full at its main stop', () => {
    showPane({ texts: [entry('1925-09-01')] });
    expect(screen.getByText(/The end\.$/)).toBeDefined();
    expect(screen.queryByText(/In full at/)).toBeNull();
  });
});

test('texts are grouped by book with the author; the texts of the editors are the chronicle, and diaries are labelled', () => {
  const diary = {
    book_id: 2,
    book_type: 'diary',
    book_title_en: 'Trails to Inmost Asia',
    book_author_en: 'George Roerich',
  };
  showPane({
    texts: [
      textRecord({ text_id: 1 }),
      textRecord({ ...diary, text_id: 2, chapter_id: 9, chapter_title_en: 'Ladakh' }),
      textRecord({
        ...diary,
        text_id: 3,
        book_id: 3,
        book_type: 'ay',
        book_title_en: 'Leaves',
        book_author_en: 'H.',
      }),
    ],
  });
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 3)).toEqual(['Chronicle', 'Trails to Inmost Asia', 'Leaves']);
  expect(screen.getByText('Written by the editors of the map')).toBeDefined();
  expect(screen.getByText('George Roerich').parentElement?.textContent).toBe('Diary · George Roerich');
  expect(screen.getByText('H.').parentElement?.textContent).toBe('H.');
  expect(screen.getByRole('link', { name: 'Ladakh' }).getAttribute('href')).toBe('/en/book/view/2/9#text-2');
  expect(screen.getAllByText('26 August 1925')).toHaveLength(3);
});
