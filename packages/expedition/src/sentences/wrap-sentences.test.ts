import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readChronicle } from '../testing/chronicle.ts';
import { readMarkedText } from './marked-text.ts';
import { readSentences } from './sentence-text.ts';
import { wrapSentences } from './wrap-sentences.ts';

const wrap = (html: string): string => wrapSentences(html, readSentences(html, 'en'));

describe('wrapSentences', () => {
  test('encloses each sentence of a paragraph, without the white space around it', () => {
    expect(wrap('<p> They left Leh. It snowed.</p><p>They slept.</p>')).toBe(
      '<p> <span data-sentence="0">They left Leh.</span> <span data-sentence="1">It snowed.</span></p>' +
        '<p><span data-sentence="2">They slept.</span></p>',
    );
  });

  test('encloses the parts of a sentence on both sides of a tag and within an element', () => {
    expect(wrap('<p>They left <a data-text4placeid="53">Leh. It</a> snowed &amp; froze.</p>')).toBe(
      '<p><span data-sentence="0">They left</span> <a data-text4placeid="53"><span data-sentence="0">Leh.</span>' +
        ' <span data-sentence="1">It</span></a> <span data-sentence="1">snowed &amp; froze.</span></p>',
    );
  });

  test('returns a text without characters as it is', () => {
    for (const html of ['', '<p></p>', '<p> <br></p>', '<!-- note -->']) expect(wrap(html)).toBe(html);
  });

  test('changes no character of any text, hostile ones included', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<b>',
      '</a>',
      '<br>',
      '<',
      '&',
      '&amp;',
      '. ',
      'Leh',
      ' ',
      '>',
      '"',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const html = pieces.join('');
        expect(readMarkedText(wrap(html)).text).toBe(readMarkedText(html).text);
      }),
    );
  });

  test('encloses exactly the characters of each sentence of the content', () => {
    for (const { text_content: html } of readChronicle()) {
      const text = readSentences(html, 'ru');
      const wrapped = wrapSentences(html, text);
      const found = new Map<number, string>();
      for (const [, index, part = ''] of wrapped.matchAll(/<span data-sentence="(\d+)">([^<]*)<\/span>/g)) {
        const joined = (found.get(Number(index)) ?? '') + readMarkedText(part).text;
        found.set(Number(index), joined.replaceAll(/\s/g, ''));
      }
      expect([...found.values()]).toEqual(text.sentences.map((each) => each.text.replaceAll(/\s/g, '')));
    }
  });

  test('encloses 1,000 sentences of a paragraph of 5,000 words', () => {
    const html = `<p>${'They left Leh at dawn. '.repeat(1000)}</p>`;
    expect(wrap(html).split('data-sentence').length).toBe(1001);
  });
});
