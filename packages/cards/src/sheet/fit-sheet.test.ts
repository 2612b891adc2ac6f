import { describe, expect, test } from 'vitest';
import { readCardFonts } from '../fonts/card-fonts.ts';
import { countLines } from '../fonts/wrap-text.ts';
import { textArea } from '../layout/sheet-box.ts';
import { aCard } from '../testing/a-card.ts';
import { readContentTexts } from '../testing/content-texts.ts';
import { fitSheet, heightOf, sheetGaps } from './fit-sheet.ts';

const fonts = readCardFonts();

/** The height of all parts with the gaps above them. */
function totalHeight(sheet: ReturnType<typeof fitSheet>): number {
  const parts = (['names', 'dates', 'text'] as const).filter((part) => sheet[part] !== null);
  return (
    heightOf(sheet.section) +
    sheetGaps.title +
    heightOf(sheet.title) +
    parts.reduce((sum, part) => sum + sheetGaps[part] + heightOf(sheet[part]), 0)
  );
}

describe('fitSheet', () => {
  test('uses the largest font for a short title, and a smaller one on two lines for a longer title', () => {
    const short = fitSheet(aCard(), fonts);
    const long = fitSheet(aCard({ title: 'Crossing of the Karakorum range by the caravan road' }), fonts);
    expect(short.title).toMatchObject({ size: 72, lines: 1 });
    expect(long.title.lines).toBe(2);
    expect(long.title.size).toBeLessThan(72);
  });

  test('keeps every name of the content in at most three lines', () => {
    const many = readContentTexts().names.filter(
      ({ text }) => fitSheet(aCard({ title: text }), fonts).title.lines > 3,
    );
    expect(many).toEqual([]);
  });

  test.each([
    ['long texts everywhere', 'word '.repeat(300)],
    ['one long word', 'w'.repeat(500)],
    ['short texts', 'a'],
    ['empty texts', ''],
  ])('keeps all parts above the foot of the sheet with %s', (_what, text) => {
    const sheet = fitSheet(
      aCard({ section: text, title: text, names: [text, text], dates: text, text }),
      fonts,
    );
    expect(totalHeight(sheet)).toBeLessThanOrEqual(textArea.height - sheetGaps.foot);
  });

  test('leaves out a text without room for a line', () => {
    const long = 'word '.repeat(60);
    const sheet = fitSheet(aCard({ title: long, section: long, dates: long, text: '' }), fonts);
    expect(sheet.text).toBeNull();
  });
});

test.each([
  ['one two', 10, 1],
  ['one two', 6, 2],
  ['abcdefghijklm', 5, 3],
  ['abcdefghijklm no', 5, 4],
])('countLines counts the lines of %s in the width %i', (text, width, lines) => {
  expect(countLines(text, width, (part) => part.length)).toBe(lines);
});
