import { describe, expect, test } from 'vitest';
import type { SourceBlock } from '../source-file.ts';
import { content, heading, paragraphs, recognise } from '../testing/source-blocks.ts';

const doubtsOf = (blocks: readonly SourceBlock[]) =>
  recognise(blocks).doubts.map(({ kind, text, words }) => `${text} ${kind}: ${words}`);

describe('recogniseBook has the doubt', () => {
  const dated = (...dates: readonly string[]) =>
    dates.flatMap((date) => [heading(2, date), ...paragraphs('Вышли.')]);

  test.each([
    ['no-date', [...paragraphs('Предисловие.'), ...dated('8 августа 1925')], '0 no-date: Предисловие.'],
    ['date-without-year', dated('8 августа'), '0 date-without-year: 8 августа'],
    ['relative-date', dated('8 августа 1925', 'На другой день'), '1 relative-date: На другой день'],
    ['relative-date', dated('8 августа 1925', '5-го'), '1 relative-date: 5-го'],
    ['old-style-date', dated('13/26 октября 1925'), '0 old-style-date: 13/26 октября 1925'],
    ['date-before-previous', dated('8 августа 1925', '7 августа'), '1 date-before-previous: 7 августа'],
    ['date-outside-expedition', dated('8 августа 1905'), '0 date-outside-expedition: 8 августа 1905'],
    ['two-dates', dated('8 и 12 августа 1925'), '0 two-dates: 8 и 12 августа 1925'],
    [
      'two-dates',
      [...dated('8 августа 1925'), ...paragraphs('9 августа мы ждали.')],
      '0 two-dates: 9 августа',
    ],
    [
      'two-dates',
      [...dated('8 августа 1925'), ...paragraphs('На следующий день мы ждали.')],
      '0 two-dates: На следующий день',
    ],
    ['empty-text', [...dated('8 августа 1925'), heading(2, '9 августа')], '1 empty-text: 9 августа'],
  ])('%s with its words', (_kind, blocks, expected) => {
    expect(doubtsOf(blocks)).toEqual([expected]);
  });

  test('date-without-year, and keeps the words of the date beside the place', () => {
    const [text] = recognise(dated('Лех, 8 августа')).book.chapters[0]?.texts ?? [];
    expect(text).toMatchObject({ text_date: null, text_onplace: '8 августа, Лех' });
  });

  test('long-text for each part of a text that is longer than the bound, and keeps every word', () => {
    const paragraph = `<p>${'караван '.repeat(1000)}</p>`;
    const blocks = [heading(2, '8 августа 1925'), ...Array.from({ length: 30 }, () => content(paragraph))];
    const { book, doubts } = recognise(blocks);
    const texts = book.chapters.flatMap((chapter) => chapter.texts);
    expect(texts.map(({ text_date }) => text_date)).toEqual(['1925-08-08', '1925-08-08', '1925-08-08']);
    expect(texts.map(({ text_content }) => text_content).join('')).toBe(paragraph.repeat(30));
    expect(doubts.map(({ kind, text }) => [kind, text])).toEqual([
      ['long-text', 1],
      ['long-text', 2],
    ]);
  });

  test('long-text for a paragraph that is longer than the bound, whose elements are opened again', () => {
    const { book } = recognise(paragraphs(`<em>${'караван '.repeat(20_000)}</em>`));
    const texts = book.chapters.flatMap((chapter) => chapter.texts);
    expect(texts).toHaveLength(2);
    for (const { text_content } of texts) expect(text_content).toMatch(/^<p><em>караван[^<]*<\/em><\/p>$/);
    expect(texts.map(({ text_content }) => text_content.replaceAll(/<[^>]*>/g, '')).join('')).toBe(
      'караван '.repeat(20_000),
    );
  });
});
