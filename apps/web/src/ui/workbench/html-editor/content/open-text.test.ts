// @vitest-environment jsdom
import { readChronicle } from '@cae-map/expedition/testing/chronicle';
import { allowedElements, placeAttributes } from '@cae-map/contract/html-allow-list';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longestEditedText, openText } from './open-text.ts';
import { writeText } from './write-text.ts';

const rewrite = (html: string): string => {
  const opened = openText(html);
  return opened.kind === 'edited' ? writeText(opened.document) : opened.kind;
};

describe('openText', () => {
  test('opens every text of the content, which is then written byte for byte as it was', () => {
    const texts = readChronicle().flatMap(({ text_content, text_content_en }) => [
      text_content,
      text_content_en,
    ]);
    expect(texts.length).toBeGreaterThan(600);
    for (const html of texts) expect(rewrite(html)).toBe(html);
  }, 120_000);

  test.each([
    ['the ids of a paragraph', '<p data-text4placeid="53" data-text4placeid2="5">Лех</p>'],
    ['four ids of a name in another order', '<p><a data-text4placeid4="4" data-text4placeid="1">a</a> b</p>'],
    ['the id of a person', '<p><a data-person="ryabinin">Рябинин</a></p>'],
    [
      'a place on another element',
      '<p><span data-text4placeid3="9">a</span><b data-text4placeid="2">b</b></p>',
    ],
    ['a link with a query', '<p><a href="/?a=1&amp;b=%22">x</a></p>'],
    ['the note about differing accounts', '<p data-accounts-differ="true">x</p>'],
    ['nested elements', '<p>a <strong>b <em>c</em></strong><em> d</em><br />e</p>'],
    ['a language and a title', '<p lang="bo"><abbr title="x &quot;y&quot;">z</abbr></p>'],
    ['a time', '<p><time datetime="1925-08-26">26</time></p>'],
    ['a list within a list', '<ul><li>a<ol><li><em>b</em></li></ol></li><li><p>c</p><p>d</p></li></ul>'],
    [
      'quotes, headings and rules',
      '<h3>a</h3><blockquote><p>b</p><p>c</p></blockquote><hr /><h2 lang="en">d</h2>',
    ],
    ['entities and no-break spaces', '<p>a &lt;b&gt; &amp;amp; "c" d\u00A0\u00ADe</p>'],
    ['spans within each other', '<p><span lang="ru"><span title="x">a</span></span></p>'],
    ['two names beside each other', '<p><a data-text4placeid="1">a</a><a data-text4placeid="2">b</a></p>'],
    ['an empty paragraph', '<p>a</p><p></p><p>b</p>'],
    ['an empty text', ''],
  ])('writes %s as it was', (_content, html) => {
    expect(rewrite(html)).toBe(html);
  });

  test.each([
    ['characters outside of a paragraph', 'a <b>b</b>', '<p>a <b>b</b></p>'],
    ['a single paragraph of an item', '<ul><li><p>a</p></li></ul>', '<ul><li>a</li></ul>'],
    ['characters of a quote', '<blockquote>a</blockquote>', '<blockquote><p>a</p></blockquote>'],
    ['white space', '<p> a\n  b <br />\nc </p>\n\n<p>d</p>\n', '<p>a b <br />c</p><p>d</p>'],
    [
      'the order of elements around the same characters',
      '<p><em><strong>a</strong></em></p>',
      '<p><strong><em>a</em></strong></p>',
    ],
    ['equal elements beside each other', '<p><b>a</b><b>b</b></p>', '<p><b>ab</b></p>'],
    ['equal elements within each other', '<p><b>a<b>b</b></b></p>', '<p><b>ab</b></p>'],
    [
      'an element around a paragraph',
      '<a data-text4placeid="1"><p>a</p></a>',
      '<p><a data-text4placeid="1">a</a></p>',
    ],
  ])('writes %s in the form of the editor', (_content, html, written) => {
    expect(rewrite(html)).toBe(written);
  });

  test.each([
    [
      'an element that is not allowed',
      '<p>a</p><table><tbody><tr><td>b</td></tr></tbody></table>',
      '<table>',
    ],
    ['an attribute that is not allowed', '<p class="x">a</p>', 'class'],
    ['an address that can run scripts', '<p><a href="javascript:x">a</a></p>', 'href'],
    ['a picture', '<p>a<img src="x">b</p>', '<img>'],
    ['an attribute of a line break', '<p>a<br lang="ru">b</p>', 'lang'],
    ['an element without characters', '<p>a <a data-text4placeid="1"></a>b</p>', 'data-text4placeid'],
  ])('does not open a text with %s, and names it', (_content, html, part) => {
    const opened = openText(html);
    expect(opened.kind === 'notHeld' ? opened.parts : opened.kind).toContain(part);
  });

  test('does not open a text of which only the nesting would be lost, and names nothing', () => {
    expect(openText('<p><i lang="ru">a <i title="x">b</i></i></p>')).toEqual({ kind: 'notHeld', parts: [] });
  });

  test('does not open a text above the limit', () => {
    expect(openText('a'.repeat(longestEditedText)).kind).toBe('edited');
    expect(openText('a'.repeat(longestEditedText + 1)).kind).toBe('tooLong');
  });

  test('opens a text that it has written, of any elements of the allow-list, and writes it in the same way', () => {
    const name = fc.constantFrom(...allowedElements, 'div', 'table');
    const attribute = fc.constantFrom('', ' lang="ru"', ` ${placeAttributes[1]}="7"`, ' title="a&amp;b"');
    const characters = fc.constantFrom('a', ' ', 'b c', '&lt;', '\n', '\u00A0');
    const tag = fc.oneof(
      characters,
      fc.tuple(name, attribute).map(([element, attributes]) => `<${element}${attributes}>`),
      name.map((element) => `</${element}>`),
    );
    fc.assert(
      fc.property(fc.array(tag, { maxLength: 14 }), (tags) => {
        const opened = openText(tags.join(''));
        if (opened.kind !== 'edited') return;
        const html = writeText(opened.document);
        expect(rewrite(html)).toBe(html);
      }),
    );
  });
});
