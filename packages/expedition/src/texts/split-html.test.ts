import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitHtml } from './split-html.ts';

const words = (count: number): string =>
  Array.from({ length: count }, (_, index) => `word${index}`).join(' ');
const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, '').replaceAll('…', '');

describe('splitHtml', () => {
  test('splits at the end of a paragraph near the limit', () => {
    const first = `<p>${words(9)}</p>`;
    const second = `<p>${words(60)}</p>`;
    expect(splitHtml(first + second, 80)).toEqual({ start: first, rest: second });
  });

  test('splits at the end of a word otherwise, closing and reopening elements', () => {
    expect(splitHtml(`<p class="a">One <b>two three ${words(9)}</b></p>`, 10)).toEqual({
      start: '<p class="a">One <b>two…</b></p>',
      rest: `<p class="a"><b> three ${words(9)}</b></p>`,
    });
  });

  test('splits text without whitespace between two characters', () => {
    const { start, rest } = splitHtml('喀'.repeat(40), 20);
    expect([start, rest]).toEqual([`${'喀'.repeat(20)}…`, '喀'.repeat(20)]);
    expect(splitHtml('𝄞'.repeat(40), 20).start).toBe(`${'𝄞'.repeat(20)}…`);
  });

  test('counts an entity as one character', () => {
    expect(splitHtml('&amp;'.repeat(40), 20).start).toBe(`${'&amp;'.repeat(20)}…`);
  });

  test('does not split when the rest would be short', () => {
    const text = `<p>${words(20)}</p>`;
    const letters = textOf(text).length;
    expect(splitHtml(text, Math.ceil(letters / 1.5))).toEqual({ start: text, rest: '' });
    expect(splitHtml(text, Math.ceil(letters / 1.5) - 2).rest).not.toBe('');
    expect(splitHtml('', 5)).toEqual({ start: '', rest: '' });
  });

  test('neither loses nor adds text for any input', () => {
    const piece = fc.constantFrom(
      'word ',
      'Слово. ',
      '<p>',
      '</p>',
      '<b>',
      '</b>',
      '<br>',
      '</i>',
      '&lt;',

      ' > ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 80 }), fc.integer({ min: 1, max: 60 }), (pieces, letters) => {
        const html = pieces.join('');
        const { start, rest } = splitHtml(html, letters);
        expect(textOf(start) + textOf(rest)).toBe(textOf(html));
        expect(textOf(start).length <= letters * 5 || rest === '').toBe(true);
      }),
    );
  });
});

test('splitHtml does not read far beyond the limit of a long text', () => {
  const paragraph = `<p>${words(200)}</p>`;
  const long = paragraph.repeat(Math.ceil(1_000_000 / paragraph.length));
  const { start, rest } = splitHtml(long, 600);
  expect(start).toBe(splitHtml(paragraph, 600).start);
  expect(textOf(start).length).toBeLessThanOrEqual(600);
  expect(start.length + rest.length).toBeGreaterThan(1_000_000);
});
