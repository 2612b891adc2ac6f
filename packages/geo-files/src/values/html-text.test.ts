import { describe, expect, test } from 'vitest';
import { longestFeatureName } from '../limits.ts';
import { cutName, htmlToName, htmlToText } from './html-text.ts';

describe('htmlToText', () => {
  test.each([
    [
      'breaks, entities and links',
      'North bank<br>Open &amp; warm<br/>see <a href="https://example.org/inn">more</a>',
      'North bank\nOpen & warm\nsee more (https://example.org/inn)',
    ],
    [
      'a break before a line break of the source',
      '6 March 1925<br>\nAccuracy: high',
      '6 March 1925\nAccuracy: high',
    ],
    ['paragraphs and lists', '<p>One</p><p>Two</p><ul><li>a</li><li>b</li></ul>', 'One\nTwo\na\nb'],
    ['cells of tables', '<table><tr><td>Height</td><td>3500</td></tr></table>', 'Height 3500'],
    ['line breaks of a text with inline tags only', 'first\n<b>second</b>', 'first\nsecond'],
    ['line breaks of a plain text', ' Две\r\nстроки ', 'Две\nстроки'],
    ['tags that HTML does not have', 'at <Leh> & <дворец>, 5 < 6', 'at <Leh> & <дворец>, 5 < 6'],
    ['scripts and styles', '<style>b{}</style><script>alert(1)</script>text', 'text'],
    ['a link to a script', '<a href="javascript:alert(1)">text</a>', 'text'],
    ['a link that shows its URL', '<a href="https://a.org">https://a.org</a>', 'https://a.org'],
    ['ampersands without a semicolon', 'https://a.org/?a=1&copy=2', 'https://a.org/?a=1&copy=2'],
    ['entities once', 'a &amp;amp; b', 'a &amp; b'],
    ['comments', 'a<!-- hidden --> b', 'a b'],
    ['several empty lines', 'a<br><br><br><br>b', 'a\n\nb'],
  ])('converts %s', (_what, html, text) => {
    expect(htmlToText(html)).toBe(text);
  });
});

describe('htmlToName', () => {
  test('returns one line without tags and URLs', () => {
    expect(htmlToName('Inn <b>by the\n river</b>')).toBe('Inn by the river');
    expect(htmlToName('<a href="https://a.org">Inn</a><br>2')).toBe('Inn 2');
  });

  test('returns null if nothing remains', () => {
    expect([' ', '<br>', '&nbsp;'].map(htmlToName)).toEqual([null, null, null]);
  });
});

describe('cutName', () => {
  test('shortens a long name without splitting a surrogate pair', () => {
    expect(cutName('x'.repeat(1000))).toHaveLength(longestFeatureName);
    expect(cutName(`${'x'.repeat(longestFeatureName - 1)}🐫`)).toHaveLength(longestFeatureName - 1);
  });
});
