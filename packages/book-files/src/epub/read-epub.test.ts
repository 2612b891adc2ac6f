import { describe, expect, test } from 'vitest';
import { archiveOf } from '../testing/archives.ts';
import { encodeCyrillic } from '../testing/encode-cyrillic.ts';
import { epubOf, xhtmlOf } from '../testing/epubs.ts';
import { readEpub } from './read-epub.ts';

const blocksOf = (bytes: Uint8Array) =>
  readEpub(bytes).blocks.map(({ kind, level, html }) => (kind === 'heading' ? `h${level} ${html}` : html));
const countsOf = (bytes: Uint8Array) =>
  Object.fromEntries(readEpub(bytes).leftOut.map(({ kind, count }) => [kind, count]));

describe('readEpub', () => {
  test('reads the documents of the spine in their order, with metadata', () => {
    const { metadata, blocks, leftOut } = readEpub(
      epubOf({
        bodies: { 'b.xhtml': '<h1>Two</h1><p>b</p>', 'глава 1.xhtml': '<h1>One</h1><p>a</p>' },
        spine: '<spine><itemref idref="i1"/><itemref idref="i0"/></spine>',
      }),
    );
    expect(metadata).toEqual({ title: 'Дневник', author: 'Н. Рерих, Ю. Рерих', language: 'ru' });
    expect(blocks.map(({ html }) => html)).toEqual(['One', '<p>a</p>', 'Two', '<p>b</p>']);
    expect(leftOut).toEqual([]);
  });

  test('takes titles from the navigation document for files without a heading', () => {
    const bytes = epubOf({
      bodies: { 'a.xhtml': '<p>a</p><p id="x">b</p>', 'c.xhtml': '<h2>Own</h2>' },
      items: '<item id="n" href="nav.xhtml" properties="nav" media-type="application/xhtml+xml"/>',
      files: {
        'OEBPS/nav.xhtml': xhtmlOf(
          '<nav epub:type="toc"><ol><li><a href="a.xhtml">Leh</a><ol><li><a href="a.xhtml#x">May</a></li></ol></li><li><a href="c.xhtml">C</a></li></ol></nav>',
        ),
      },
    });
    expect(blocksOf(bytes)).toEqual(['h1 Leh', '<p>a</p>', 'h2 May', '<p>b</p>', 'h2 Own']);
  });

  test('takes titles from the NCX of EPUB 2', () => {
    const bytes = epubOf({
      bodies: { 'a.html': '<p>a</p>' },
      items: '<item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>',
      spine: '<spine toc="ncx"><itemref idref="i0"/></spine>',
      files: {
        'OEBPS/toc.ncx':
          '<ncx><navMap><navPoint><navLabel><text>Лех</text></navLabel><content src="a.html"/></navPoint></navMap></ncx>',
      },
    });
    expect(blocksOf(bytes)).toEqual(['h1 Лех', '<p>a</p>']);
  });

  test('puts notes of another file after the paragraphs that refer to them', () => {
    const bytes = epubOf({
      bodies: {
        'a.xhtml':
          '<p>Leh<a epub:type="noteref" href="notes.xhtml#n1">1</a></p><p>b<a epub:type="noteref" href="notes.xhtml#n2">1</a></p>',
        'notes.xhtml':
          '<aside id="n1" epub:type="footnote"><p><a href="a.xhtml">1</a> one</p></aside><aside id="n2" epub:type="footnote"><p>two</p></aside>',
      },
    });
    expect(blocksOf(bytes)).toEqual([
      '<p>Leh<sup>1</sup></p>',
      '<p><sup>1</sup> one</p>',
      '<p>b<sup>2</sup></p>',
      '<p><sup>2</sup> two</p>',
    ]);
  });

  test('reads documents in windows-1251', () => {
    const text = xhtmlOf('<p>Караван вышел из Леха рано утром</p>').replace('utf-8', 'windows-1251');
    expect(blocksOf(epubOf({ bodies: { 'a.xhtml': encodeCyrillic(text, 'windows-1251') } }))).toEqual([
      '<p>Караван вышел из Леха рано утром</p>',
    ]);
  });

  test('reads XHTML with errors, empty elements and entities', () => {
    expect(blocksOf(epubOf({ bodies: { 'a.xhtml': '<p>a&nbsp;<a id="x"/>b<p>c &mdash; d' } }))).toEqual([
      '<p>a\u00A0b</p>',
      '<p>c — d</p>',
    ]);
  });

  test('counts pictures, styles, fonts, scripts, missing and refused files', () => {
    const bytes = epubOf({
      bodies: { 'a.xhtml': '<p>a <img src="x.jpg"/></p><p><a href="a.xhtml">b</a></p>' },
      items:
        '<item id="css" href="s.css" media-type="text/css"/><item id="f" href="f.otf" media-type="font/otf"/><item id="j" href="j.js" media-type="text/javascript"/><item id="m" href="m.xhtml" media-type="application/xhtml+xml"/>',
      spine: '<spine><itemref idref="i0"/><itemref idref="m"/></spine>',
      files: { '../evil.xhtml': 'x' },
    });
    expect(countsOf(bytes)).toEqual({
      picture: 1,
      style: 2,
      script: 1,
      'unreadable-part': 2,
      'internal-link': 1,
    });
  });
});

describe('readEpub refuses', () => {
  const encryption = (algorithm: string) =>
    epubOf({
      bodies: { 'a.xhtml': '<p>a</p>' },
      files: {
        'META-INF/encryption.xml': `<encryption><EncryptedData><EncryptionMethod Algorithm="${algorithm}"/></EncryptedData></encryption>`,
      },
    });

  test.each([
    ['encrypted contents', encryption('http://www.w3.org/2001/04/xmlenc#aes256-cbc'), 'encrypted'],
    ['a book without text', epubOf({ bodies: { 'a.xhtml': '<p></p>' } }), 'no-text'],
    ['an archive without a container', archiveOf({ mimetype: 'application/epub+zip' }), 'damaged'],
    ['a package document that is cut off', epubOf({ metadata: '<' }), 'damaged'],
    ['a file that is cut off', epubOf({ bodies: { 'a.xhtml': '<p>a</p>' } }).subarray(0, 600), 'damaged'],
  ])('%s', (_title, bytes, code) => {
    expect(() => readEpub(bytes)).toThrow(expect.objectContaining({ code }));
  });

  test('no book whose fonts only are obfuscated', () => {
    expect(blocksOf(encryption('http://www.idpf.org/2008/embedding'))).toEqual(['<p>a</p>']);
  });
});
