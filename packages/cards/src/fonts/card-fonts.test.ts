import { expect, test } from 'vitest';
import { readContentTexts } from '../testing/content-texts.ts';
import { readCardFonts } from './card-fonts.ts';
import { drawableText } from './drawable-text.ts';

const fonts = readCardFonts();
const { names, texts } = readContentTexts();

const isLost = (character: string): boolean =>
  !fonts.hasGlyph(character) && (character === '…' || drawableText(character, fonts.hasGlyph) === '…');

/** The characters that would be drawn as an ellipsis, with the first text that has them. */
function findMissing(all: typeof names): string[] {
  const missing = new Map<string, string>();
  for (const { file, field, text } of all)
    for (const character of text)
      if (!/\s/.test(character) && isLost(character) && !missing.has(character))
        missing.set(character, `${character} of ${field} in ${file}: ${text.slice(0, 60)}`);
  return [...missing.values()];
}

test('the fonts of cards have a glyph for every character of every name of the content in Russian, English and Chinese', () => {
  for (const field of ['title_ru', 'title_en', 'title_cn', 'name_ru', 'author_en'])
    expect(names.filter((name) => name.field === field).length, field).toBeGreaterThan(10);
  expect(findMissing(names)).toEqual([]);
});

test('the fonts of cards have a glyph for every character of the texts of the content', () => {
  expect(texts.length).toBeGreaterThan(500);
  expect(findMissing(texts)).toEqual([]);
});

test.each(['Улаан-Үд', 'Өргөө', 'Қызылорда', 'Ürümçi', 'Čhu-mdo', 'Ļ', '列城、和田'])(
  'the fonts of cards have the letters of %s',
  (text) => {
    expect(drawableText(text, fonts.hasGlyph)).toBe(text);
  },
);

test.each([
  ['Leh བོད་ཡིག', 'Leh …'],
  ['\u{1F3D4} Leh \u{1F3D4}\u{1F3D4}', '… Leh …'],
  ['بورسعيد', '…'],
  ['Le\u0301h', 'Léh'],
  ['Le\u0323\u0489h', 'Leh'],
  ['L\u200Be\u00ADh\u202E', 'Leh'],
  ['ﬁne', 'fine'],
  ['Leh → Khotan', 'Leh – Khotan'],
  ['Leh\uD800', 'Leh'],
  ['a\n\t b', 'a b'],
])('drawableText replaces what has no glyph in %j', (text, drawable) => {
  expect(drawableText(text, fonts.hasGlyph)).toBe(drawable);
});

test('the width of a text is the sum of its letters, and grows with the size of the font', () => {
  const width = fonts.widthOf('Лех 列', 'title', 40);
  expect(width).toBeGreaterThan(80);
  expect(fonts.widthOf('Лех 列', 'title', 80)).toBeCloseTo(2 * width);
});
