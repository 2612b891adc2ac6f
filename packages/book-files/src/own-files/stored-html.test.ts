import { scriptVectors } from '@cae-map/contract/testing/script-vectors';
import { readChronicle } from '@cae-map/expedition/testing/chronicle';
import { describe, expect, test } from 'vitest';
import { isStoredHtml } from './stored-html.ts';

describe('isStoredHtml', () => {
  test('accepts every text of the chronicle', () => {
    const texts = readChronicle().flatMap(({ text_content, text_content_en }) => [
      text_content,
      text_content_en,
    ]);
    expect(texts.filter((html) => !isStoredHtml(html))).toEqual([]);
  });

  test.each([
    '',
    'a &lt; b',
    '<p>a<br />b</p><hr />',
    '<p data-text4placeid="5" data-accounts-differ="true"><a href="/?a=1&amp;b=2">x</a></p>',
  ])('accepts %s', (html) => {
    expect(isStoredHtml(html)).toBe(true);
  });

  test.each([
    '<p>a',
    '<p><b>a</p></b>',
    '</p>',
    'a < b',
    '<div>a</div>',
    '<p class="x">a</p>',
    "<p lang='ru'>a</p>",
    '<P>a</P>',
    '<!-- a -->',
    '<p>a</p >',
    '<a href="java&Tab;script:x">a</a>',
    '<a href="javascript:x">a</a>',
  ])('refuses %s', (html) => {
    expect(isStoredHtml(html)).toBe(false);
  });

  test('refuses each vector of scripts', () => {
    const accepted = scriptVectors.filter(isStoredHtml);
    expect(accepted).toEqual([]);
  });
});
