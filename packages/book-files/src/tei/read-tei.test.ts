import { describe, expect, test } from 'vitest';
import { sampleBook } from '../testing/generated-books.ts';
import { teiOptions } from '../testing/tei-options.ts';
import { teiOf } from '../testing/teis.ts';
import { readTei } from './read-tei.ts';
import { writeTei } from './write-tei.ts';

const encode = (text: string) => new TextEncoder().encode(text);

function sourceOf(xml: string) {
  const file = readTei(encode(xml));
  if (file.kind === 'own') throw new Error('a book of ours');
  return file.source;
}

const blocksOf = (body: string, rest = '') =>
  sourceOf(teiOf(body, rest)).blocks.map(({ kind, level, html }) =>
    kind === 'heading' ? `h${level} ${html}` : html,
  );
const leftOutOf = (body: string) => sourceOf(teiOf(body)).leftOut;

describe('readTei', () => {
  test('returns a book of ours as it was', () => {
    expect(readTei(writeTei(sampleBook, teiOptions()))).toEqual({
      kind: 'own',
      own: { book: sampleBook, leftOut: [] },
    });
  });

  test('reads the metadata', () => {
    expect(sourceOf(teiOf('<p>a</p>')).metadata).toEqual({
      title: 'Trails to Inmost Asia',
      author: 'George Roerich',
      language: 'en',
    });
  });

  test('reads headings by the depth of their divisions', () => {
    expect(
      blocksOf(
        '<head>T</head><div><head>Leh</head><div><head>8 August</head><p>a</p></div></div><div1><head>B</head><p>b</p></div1>',
      ),
    ).toEqual(['h1 T', 'h1 Leh', 'h2 8 August', '<p>a</p>', 'h1 B', '<p>b</p>']);
  });

  test.each([
    [
      'emphasis',
      '<p><hi rend="italic bold">a</hi> <emph>b</emph> <hi rend="sup">2</hi> <foreign xml:lang="bo">la</foreign></p>',
      '<p><em><strong>a</strong></em> <em>b</em> <sup>2</sup> <em lang="bo">la</em></p>',
    ],
    [
      'lists',
      '<list type="ordered"><item>a</item><item><p>b</p></item></list>',
      '<ol><li>a</li><li><p>b</p></li></ol>',
    ],
    [
      'quotations',
      '<quote><p>a</p></quote><p><quote>b</quote></p>',
      '<blockquote><p>a</p></blockquote><p><q>b</q></p>',
    ],
    ['verses', '<lg><l>one</l> <l>two</l></lg>', '<p>one<br />two</p>'],
    [
      'corrected readings',
      '<p><choice><sic>teh</sic><corr>the</corr></choice> <choice><abbr>cp.</abbr><expan>camp</expan></choice></p>',
      '<p>the camp</p>',
    ],
    [
      'names without links',
      '<p><placeName ref="#leh">Leh</placeName>, <persName>Roerich</persName></p>',
      '<p>Leh, Roerich</p>',
    ],
    [
      'names of records',
      '<p><placeName ref="cae:place/53">Leh</placeName></p>',
      '<p><a data-text4placeid="53">Leh</a></p>',
    ],
    [
      'dates',
      '<dateline><date when="1925-08-08"/></dateline><p><date when="1925-08">August</date> <date from="1925" to="1926"/></p>',
      '<p><time datetime="1925-08-08">1925-08-08</time></p><p><time datetime="1925-08">August</time> 1925 – 1926</p>',
    ],
    [
      'links',
      '<p><ref target="https://example.org/">a</ref></p>',
      '<p><a href="https://example.org/">a</a></p>',
    ],
    ['breaks of lines and pages', '<p>a<lb/>b<pb n="2"/> c</p>', '<p>a<br />b c</p>'],
    ['gaps', '<p>a <gap reason="torn"/> b</p>', '<p>a […] b</p>'],
    ['rows of tables', '<table><row><cell>a</cell><cell>b</cell></row></table>', '<p>a | b</p>'],
  ])('reads %s', (_title, body, html) => {
    expect(blocksOf(body).join('')).toBe(html);
  });

  test('puts notes after the paragraphs that contain or refer to them', () => {
    expect(
      blocksOf(
        '<p>Leh<note place="bottom">The capital.</note> lies high<ref type="noteAnchor" target="#n2">2</ref>.</p><p>b<ptr target="#n3"/></p>',
        '<back><note xml:id="n2"><p>3500 m.</p></note><note xml:id="n3">Three.</note></back>',
      ),
    ).toEqual([
      '<p>Leh<sup>1</sup> lies high<sup>2</sup>.</p>',
      '<p><sup>1</sup> The capital.</p>',
      '<p><sup>2</sup> 3500 m.</p>',
      '<p>b<sup>3</sup></p>',
      '<p><sup>3</sup> Three.</p>',
    ]);
  });

  test('unwraps and names unknown elements, and counts what is left out', () => {
    const body =
      '<p>a <rune>b</rune> <del>c</del><choice><sic>f</sic><corr/></choice> <hi rend="red">d</hi></p><fw>page 1</fw><figure><graphic url="m.jpg"/></figure><script>e</script>';
    expect(blocksOf(body)).toEqual(['<p>a b d</p>', '<p>e</p>']);
    expect(leftOutOf(body)).toEqual([
      { kind: 'unknown-element', count: 1, example: 'rune' },
      { kind: 'tracked-change', count: 2, example: 'c' },
      { kind: 'style', count: 1, example: 'red' },
      { kind: 'header-or-footer', count: 1, example: 'page 1' },
      { kind: 'unknown-element', count: 1, example: 'script' },
      { kind: 'picture', count: 1, example: 'm.jpg' },
    ]);
  });

  test('reads notes and languages of P4', () => {
    const xml = teiOf('<p>a<ref target="#n1">1</ref></p><p lang="ru">b</p><note id="n1">c</note>').replaceAll(
      /\bTEI\b/g,
      'TEI.2',
    );
    expect(sourceOf(xml).blocks.map(({ html }) => html)).toEqual([
      '<p>a<sup>1</sup></p>',
      '<p><sup>1</sup> c</p>',
      '<p lang="ru">b</p>',
    ]);
  });

  test('reads the documents of a corpus', () => {
    const document = teiOf('<p>a</p>').replace(/^<\?.*?\?>/, '');
    const { blocks } = sourceOf(
      `<teiCorpus xmlns="http://www.tei-c.org/ns/1.0">${document}${document}</teiCorpus>`,
    );
    expect(blocks).toHaveLength(2);
  });
});

describe('readTei refuses', () => {
  test.each([
    ['another root element', '<html/>', 'unknown-format'],
    ['a document that is cut off', teiOf('<p>a</p>').slice(0, -10), 'damaged'],
    ['a document without text', teiOf('<p/>'), 'no-text'],
    [
      'an external entity',
      `<!DOCTYPE TEI [<!ENTITY x SYSTEM "file:///etc/passwd">]>${teiOf('<p>&x;</p>').replace(/^<\?.*?\?>/, '')}`,
      'damaged',
    ],
  ])('%s', (_title, xml, code) => {
    expect(() => readTei(encode(xml))).toThrow(expect.objectContaining({ code }));
  });
});
