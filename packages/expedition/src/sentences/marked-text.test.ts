import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMarkedText, targetKey } from './marked-text.ts';

describe('readMarkedText', () => {
  test('returns the characters, the paragraphs and the marks with their offsets', () => {
    const html =
      '<p data-text4placeid="7">Из <a data-text4placeid="53" data-text4placeid2="54">Леха</a> с <a data-person="ryabinin">Рябининым</a>.</p>\n' +
      '<p data-accounts-differ="true">См. <a href="/x?a=1&amp;b=2"><b>там</b></a></p>';
    const marked = readMarkedText(html);
    expect(marked.text).toBe('Из Леха с Рябининым.\nСм. там');
    expect(marked.paragraphs).toEqual([
      { start: 0, end: 20, isAboutAccounts: false },
      { start: 21, end: 28, isAboutAccounts: true },
    ]);
    expect(
      marked.marks.map(({ target, start, end }) => [targetKey(target), marked.text.slice(start, end)]),
    ).toEqual([
      ['place:53+54', 'Леха'],
      ['person:ryabinin', 'Рябининым'],
      ['link:/x?a=1&b=2', 'там'],
    ]);
  });

  test.each([
    ['<p>a\n  b</p>  <p> c </p>', 'a b\nc'],
    ['<p>a&nbsp; b&amp;c&#8212;&lt;p&gt;</p>', 'a\u00a0 b&c—<p>'],
    ['<p>one<br>two<br></p><hr><h2>three</h2>', 'one\ntwo\nthree'],
    ['<p><i>a</i> <b>b</b></p>', 'a b'],
    ['plain & simple', 'plain & simple'],
    ['<p> </p><p></p>', ''],
    ['<p>a</b></i>b', 'ab'],
    ['<p>a<!-- x -->b', 'ab'],
    ['', ''],
  ])('collapses white space as browsers do in %j', (html, text) => {
    expect(readMarkedText(html).text).toBe(text);
  });

  test('a mark has neither the spaces around its name nor the line feed before it', () => {
    const { text, marks } = readMarkedText(
      '<p>a</p><p><a data-text4placeid="5"> Лех </a>b <a data-person="x"></a></p>',
    );
    expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual(['Лех']);
  });

  test('every character is at its offsets of the HTML', () => {
    const html = '<p>a &amp; <b>b</b>\u00a0c</p><p>d</p>';
    const { text, htmlStarts, htmlEnds } = readMarkedText(html);
    const sources = text.split('').map((_, index) => html.slice(htmlStarts[index], htmlEnds[index]));
    expect(sources).toEqual(['a', ' ', '&amp;', ' ', 'b', '\u00a0', 'c', '', 'd']);
  });

  test('hostile HTML results in offsets within the source and paragraphs within the text', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<a data-text4placeid="5">',
      '</a>',
      '<',
      '>',
      '"',
      '<!--',
      '-->',
      '&',
      '&amp;',
      ' ',
      'x',
      '\ud83d',
      '<br>',
      '<b',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (list) => {
        const html = list.join('');
        const { text, paragraphs, marks, htmlStarts, htmlEnds } = readMarkedText(html);
        expect([htmlStarts.length, htmlEnds.length]).toEqual([text.length, text.length]);
        expect(htmlEnds.every((end, index) => end <= html.length && (htmlStarts[index] ?? -1) <= end)).toBe(
          true,
        );
        expect([...paragraphs, ...marks].every(({ start, end }) => start < end && end <= text.length)).toBe(
          true,
        );
        expect(paragraphs.map(({ start, end }) => text.slice(start, end)).join('\n')).toBe(text);
      }),
    );
  });
});
