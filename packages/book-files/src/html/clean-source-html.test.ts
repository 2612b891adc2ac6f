// @vitest-environment jsdom
import { isSafeUrl } from '@cae-map/contract/html-allow-list';
import { findDangers, scriptVectors, survivingWord } from '@cae-map/contract/testing/script-vectors';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BookFileError } from '../failure.ts';
import { cleanSourceHtml, readSourceBlocks } from './clean-source-html.ts';

const clean = (html: string) => cleanSourceHtml(html).html;
const countsOf = (html: string) =>
  Object.fromEntries(cleanSourceHtml(html).leftOut.map(({ kind, count }) => [kind, count]));
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

describe('cleanSourceHtml keeps', () => {
  test.each([
    '<p>По <em>тропе</em> в <strong>Лех</strong></p>',
    '<p lang="en">Up to<br />the pass</p>',
    '<ul><li>yak</li><li><p>tent</p></li></ul>',
    '<ol><li>one<ul><li>inner</li></ul></li></ol>',
    '<blockquote><p>The road is long.</p></blockquote>',
    '<h2>Leh</h2><p>a</p><hr /><p>b</p>',
    '<p data-text4placeid="53" data-text4placeid4="7">Leh</p>',
    '<p>Met <a data-person="roerich-nk" href="/person/roerich-nk">him</a></p>',
    '<p data-accounts-differ>They differ.</p>',
    '<p><span data-text4placeid2="8">Leh</span>, <a href="https://example.org/a?b=1&amp;c=2">site</a></p>',
    '<p>1 &lt; 2 &amp; 3, 5°\u00A0C</p>',
    '<p><time datetime="1925-08-08">8 August</time> <abbr title="hour">h</abbr></p>',
  ])('%s', (html) => {
    expect(cleanSourceHtml(html)).toEqual({ html, leftOut: [] });
  });
});

describe('cleanSourceHtml converts', () => {
  test.each([
    ['text outside of paragraphs', 'one <b>two</b>', '<p>one <b>two</b></p>'],
    ['white space', '<p>\n one\t two </p>\n<p> </p><p>\u00A0</p>', '<p>one two</p>'],
    ['emphasis around paragraphs', '<i><p>a</p><p>b</p></i>', '<p><i>a</i></p><p><i>b</i></p>'],
    ['two breaks in a row', '<p>a<br><br>b<br></p>', '<p>a</p><p>b</p>'],
    [
      'styles that are emphasis',
      '<p><span style="font-weight:700">a</span></p>',
      '<p><strong>a</strong></p>',
    ],
    ['the wrapper of Google Docs', '<b style="font-weight:normal"><p>a</p></b>', '<p>a</p>'],
    ['blocks within a list', '<ul>a<p>b</p></ul>', '<ul><li>a<p>b</p></li></ul>'],
    [
      'a heading within a quotation',
      '<blockquote><h3>a</h3></blockquote>',
      '<blockquote><p><strong>a</strong></p></blockquote>',
    ],
    ['lines that are preformatted', '<pre>one\n two</pre>', '<p>one<br />two</p>'],
    ['rows of a table', '<table><tr><th>a<th>b<tr><td><p>c</p><td>d</table>', '<p>a | b</p><p>c | d</p>'],
    ['sections', '<section><div>a</div>b</section>', '<p>a</p><p>b</p>'],
    ['unclosed elements', '<p>a <b>b<p>c', '<p>a <b>b</b></p><p><b>c</b></p>'],
  ])('%s', (_title, html, cleaned) => {
    expect(clean(html)).toBe(cleaned);
  });
});

describe('cleanSourceHtml puts the note after its paragraph', () => {
  const expected = '<p>Leh<sup>1</sup> lies high.</p><p><sup>1</sup> The capital.</p><p>Next.</p>';
  test.each([
    [
      'of EPUB',
      '<p>Leh<a epub:type="noteref" href="#a">*</a> lies high.</p><p>Next.</p><aside epub:type="footnote" id="a"><p>The capital. <a href="#x" role="doc-backlink">↩</a></p></aside>',
    ],
    [
      'of mammoth',
      '<p>Leh<sup><a href="#footnote-1" id="footnote-ref-1">[1]</a></sup> lies high.</p><p>Next.</p><ol><li id="footnote-1"><p>The capital. <a href="#footnote-ref-1">↑</a></p></li></ol>',
    ],
    [
      'of Word',
      '<p>Leh<a href="#_ftn1" name="_ftnref1"><sup>[1]</sup></a> lies high.</p><p>Next.</p><div id="ftn1"><p><a href="#_ftnref1" name="_ftn1">[1]</a> The capital.</p></div>',
    ],
  ])('%s', (_title, html) => {
    expect(clean(html)).toBe(expected);
  });

  test('once for two references, and notes of notes after it', () => {
    const html =
      '<p>a<sup><a href="#n1">1</a></sup>, b<sup><a href="#n1">1</a></sup></p><p id="n1">one<sup><a href="#n2">2</a></sup></p><p id="n2">two</p>';
    expect(clean(html)).toBe(
      '<p>a<sup>1</sup>, b<sup>1</sup></p><p><sup>1</sup> one<sup>2</sup></p><p><sup>2</sup> two</p>',
    );
  });
});

describe('cleanSourceHtml counts', () => {
  test.each([
    ['pictures', '<p>a</p><img src="map.jpg"><svg><text>x</text></svg>', { picture: 2 }],
    ['scripts and handlers', '<p onclick="x()">a</p><script>x()</script>', { script: 2 }],
    ['unsafe links', '<p><a href="javascript:x()">a</a></p>', { 'unsafe-link': 1 }],
    ['links within the file', '<p><a href="two.html#x">a</a></p>', { 'internal-link': 1 }],
    ['unknown elements', '<p><rune>a</rune></p>', { 'unknown-element': 1 }],
    ['formulas', '<p>a</p><math><mi>x</mi></math>', { formula: 1 }],
    ['embedded files', '<p>a</p><iframe src="x"></iframe>', { 'embedded-file': 1 }],
    ['styles', '<p><font color=red>a</font> <span style="color:red">b</span></p>', { style: 2 }],
  ])('%s', (_title, html, counts) => {
    expect(clean(html)).toMatch(/^<p>a( b)?<\/p>$/);
    expect(countsOf(html)).toEqual(counts);
  });

  test('with the name of an unknown element as the example', () => {
    expect(cleanSourceHtml('<rune>a</rune>').leftOut).toEqual([
      { kind: 'unknown-element', count: 1, example: 'rune' },
    ]);
  });
});

test('readSourceBlocks separates headings with their levels', () => {
  expect(readSourceBlocks('<div><h1>A <i>b</i></h1><p>c</p></div>').blocks).toEqual([
    { kind: 'heading', level: 1, html: 'A <i>b</i>' },
    { kind: 'content', level: 0, html: '<p>c</p>' },
  ]);
});

test('cleanSourceHtml reads elements that are nested 5,000 deep', () => {
  const html = `${'<b><div>'.repeat(2500)}word${'</div></b>'.repeat(2500)}`;
  expect(clean(html)).toBe('<p><b>word</b></p>');
});

test('cleanSourceHtml reads a note of 200,000 paragraphs', () => {
  const html = `<p>a<a epub:type="noteref" href="#n">1</a></p><div id="n">${'<p>b</p>'.repeat(200_000)}</div>`;
  expect(readSourceBlocks(html).blocks).toHaveLength(200_001);
});

test('cleanSourceHtml refuses elements that are nested 30,000 deep', () => {
  expect(() => clean('<b>'.repeat(30_000))).toThrow(BookFileError);
});

describe.each(scriptVectors)('%j', (html) => {
  test('runs nothing when it is cleaned, and the text survives', () => {
    const cleaned = clean(html);
    expect(findDangers(parse(cleaned), isSafeUrl)).toEqual([]);
    expect(cleaned).toContain(survivingWord);
  });
});

test('HTML of any pieces becomes elements that a browser nests in the same way', () => {
  const pieces = fc.constantFrom(
    ...scriptVectors,
    ...'<p>|</p>|<b>|</b>|<ul>|<li>|</ul>|<h2>|</h2>|<blockquote>|</blockquote>|<br>|<hr>|<a href=/x>|</a>|<table>|<tr>|<td>|</table>|a| |<div>|</div>|<sup><a href=#n>1</a></sup>|<p id=n>'.split(
      '|',
    ),
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 15 }), (parts) => {
      const cleaned = clean(parts.join(''));
      const body = parse(cleaned);
      expect(findDangers(body, isSafeUrl)).toEqual([]);
      expect(parse(body.innerHTML).innerHTML).toBe(body.innerHTML);
      expect(
        body.innerHTML
          .replaceAll('<br>', '<br />')
          .replaceAll('<hr>', '<hr />')
          .replaceAll('&nbsp;', '\u00A0')
          .replaceAll('=""', ''),
      ).toBe(cleaned.replaceAll('=""', ''));
    }),
    { numRuns: 200 },
  );
});
