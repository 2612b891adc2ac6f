import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openArchive } from '../archive/open-archive.ts';
import { epubOptions } from '../testing/epub-options.ts';
import { epubOf } from '../testing/epubs.ts';
import { generatedBooks, sampleBook, sampleText } from '../testing/generated-books.ts';
import { readEpub } from './read-epub.ts';
import { readOwnEpub } from './read-own-epub.ts';
import { writeEpub } from './write-epub.ts';

const decode = (bytes: Uint8Array | null) => new TextDecoder().decode(bytes ?? new Uint8Array());

/** The file of a written book. */
function fileOf(bytes: Uint8Array, name: string): string {
  return decode(openArchive(bytes).read(`OEBPS/${name}`));
}

describe('a book that is written as EPUB', () => {
  test.each(['ru', 'en'] as const)('is read back as it was, with %s as the primary language', (language) => {
    fc.assert(
      fc.property(generatedBooks, (book) => {
        expect(readOwnEpub(writeEpub(book, epubOptions({ language })))).toEqual({ book, leftOut: [] });
      }),
      { numRuns: 100 },
    );
  });

  test('has equal bytes when it is written again', () => {
    expect(writeEpub(sampleBook, epubOptions())).toEqual(writeEpub(sampleBook, epubOptions()));
  });

  test('begins with its content type, which is stored', () => {
    const bytes = writeEpub(sampleBook, epubOptions());
    expect(decode(bytes.subarray(30, 58))).toBe('mimetypeapplication/epub+zip');
  });

  test('has the translation of an entry as a note and in a chapter, which are linked', () => {
    const bytes = writeEpub(sampleBook, epubOptions());
    const chapter = fileOf(bytes, 'chapter-0001.ru.xhtml');
    expect(chapter).toContain('<a epub:type="noteref" role="doc-noteref" href="#t1-note">По-английски</a>');
    expect(chapter).toMatch(/<aside epub:type="footnote"[^>]* id="t1-note">\n<div lang="en"[^>]*>.*We left/);
    expect(chapter).toContain('<a href="chapter-0001.en.xhtml#t1">');
    const translation = fileOf(bytes, 'chapter-0001.en.xhtml');
    expect(translation).toMatch(/id="t1"[^]*We left/);
    expect(translation).toContain('<a href="chapter-0001.ru.xhtml#t1">');
  });

  test('has headings that begin with a capital letter', () => {
    expect(fileOf(writeEpub(sampleBook, epubOptions()), 'chapter-0001.ru.xhtml')).toContain(
      '<h2>Сентябрь 1925</h2>',
    );
  });

  test('has no files for chapters without a translation', () => {
    const { names } = openArchive(writeEpub(sampleBook, epubOptions()));
    expect(names.filter((name) => name.endsWith('.en.xhtml'))).toEqual(['OEBPS/chapter-0001.en.xhtml']);
  });

  test('links names of places and people by the origin of the map', () => {
    const chapter = fileOf(writeEpub(sampleBook, epubOptions()), 'chapter-0001.ru.xhtml');
    expect(chapter).toContain(
      '<a data-text4placeid="53" href="https://map.example/place/53" data-cae-href="">',
    );
    expect(chapter).toContain('href="https://map.example/person/roerich-nk"');
  });

  test('has no copy of texts whose HTML is nested as that of a browser', () => {
    const bytes = writeEpub(sampleBook, epubOptions());
    for (const name of openArchive(bytes).names)
      expect(decode(openArchive(bytes).read(name))).not.toContain('data-cae-html');
  });

  test('has maps whose ids differ and which run nothing', () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="u" onload="x()"><script>x()</script><path id="a" fill="url(#a)" style="fill:url(https://x)"/><use xlink:href="#a"/><use href="https://x"/></svg>';
    const options = epubOptions({ mapOf: () => ({ svg, description: 'A "map"' }) });
    const chapter = fileOf(writeEpub(sampleBook, options), 'chapter-0001.ru.xhtml');
    expect(chapter).toContain(
      '<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="A &quot;map&quot;"><path id="t1-a" fill="url(#t1-a)"></path><use href="#t1-a"></use><use></use></svg>',
    );
    expect(chapter).toContain('id="t2-a"');
  });

  test('is read by the reader for other programs as well', () => {
    const { metadata, blocks } = readEpub(writeEpub(sampleBook, epubOptions()));
    expect(metadata).toEqual({ title: 'Дневник', author: 'Н. К. Рерих', language: 'ru' });
    expect(blocks.filter(({ kind }) => kind === 'heading').map(({ html }) => html)).toContain(
      '26 августа – 19 сентября 1925',
    );
  });
});

describe('readOwnEpub', () => {
  test('returns null for a book of another program', () => {
    expect(readOwnEpub(epubOf({ bodies: { 'a.xhtml': '<p>a</p>' } }))).toBeNull();
  });

  const own = '<dc:title>T</dc:title><meta property="cae:format">1</meta>';
  const title =
    '<section data-cae-book="" data-type="diary" data-title-ru="Т" data-title-en="T" data-author-ru="" data-author-en=""></section>';

  test('refuses a book whose dates were changed to invalid ones', () => {
    const chapter =
      '<section data-cae-chapter="" data-title-ru="Т" data-title-en="T" data-from="1925-02-30" data-to=""></section>';
    const bytes = epubOf({ metadata: own, bodies: { 'a.xhtml': title + chapter } });
    expect(() => readOwnEpub(bytes)).toThrow(
      expect.objectContaining({
        code: 'invalid-document',
        message: expect.stringContaining('chapters.0.chapter_fromdate') as string,
      }),
    );
  });

  test('removes scripts that were added to a text and to its attributes', () => {
    const { text_content: html } = sampleText();
    const chapter = `<section data-cae-chapter="" data-title-ru="Т" data-title-en="T" data-from="" data-to=""><section id="t1" data-cae-entry="" data-date="" data-enddate="" data-date-format="YYYY" data-onplace-ru="" data-onplace-en=""><div data-cae-content="ru"><p onclick="x()">a<a href="https://x.example" data-cae-href="javascript:x()">b</a></p><script>x()</script></div><div data-cae-content="en" data-cae-html="&lt;img src=x onerror=x()&gt;${html.replaceAll('"', '&quot;')}"></div></section></section>`;
    const read = readOwnEpub(epubOf({ metadata: own, bodies: { 'a.xhtml': title + chapter } }));
    const [text] = read?.book.chapters[0]?.texts ?? [];
    expect(text?.text_content).toBe('<p>a<a href="https://x.example">b</a></p>');
    expect(text?.text_content_en).toBe(html);
    expect(read?.leftOut.map(({ kind, count }) => [kind, count])).toEqual([
      ['unsafe-link', 1],
      ['script', 2],
      ['picture', 1],
    ]);
  });
});
