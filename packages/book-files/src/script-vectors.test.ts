// @vitest-environment jsdom
import { isSafeUrl } from '@cae-map/contract/html-allow-list';
import { findDangers, scriptVectors, survivingWord } from '@cae-map/contract/testing/script-vectors';
import { strFromU8, strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readEpub } from './epub/read-epub.ts';
import { readOwnEpub } from './epub/read-own-epub.ts';
import { writeEpub } from './epub/write-epub.ts';
import { readFb2 } from './fb2/read-fb2.ts';
import { escapeAttribute, escapeText } from './html/escape.ts';
import type { OwnBook } from './own-files/own-book.ts';
import type { SourceFile } from './source-file.ts';
import { readTei } from './tei/read-tei.ts';
import { writeTei } from './tei/write-tei.ts';
import { epubOptions } from './testing/epub-options.ts';
import { epubOf } from './testing/epubs.ts';
import { fb2Of } from './testing/fb2s.ts';
import { sampleBook, sampleText } from './testing/generated-books.ts';
import { teiOptions } from './testing/tei-options.ts';
import { teiOf } from './testing/teis.ts';
import { openArchive } from './archive/open-archive.ts';
import { archiveOf } from './testing/archives.ts';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

/** The vector as a browser understands it, written as XML; null if that is not possible. */
function asXml(html: string): string | null {
  const xml = new XMLSerializer().serializeToString(parse(html)).replace(/^<body[^>]*>|<\/body>$/g, '');
  const document = new DOMParser().parseFromString(`<a>${xml}</a>`, 'text/xml');
  return document.querySelector('parsererror') === null ? xml : null;
}

const htmlOfSource = ({ blocks }: SourceFile) => blocks.map(({ html }) => html).join('');
const htmlOfOwn = (own: OwnBook | null) =>
  own?.book.chapters.flatMap(({ texts }) => texts.map(({ text_content }) => text_content)).join('') ?? '';

function htmlOfTei(xml: string): string {
  const file = readTei(strToU8(xml));
  return file.kind === 'own' ? htmlOfOwn(file.own) : htmlOfSource(file.source);
}

/** A book with one text, which the vectors replace. */
const markedBook = {
  ...sampleBook,
  chapters: sampleBook.chapters.slice(0, 1).map((chapter) => ({
    ...chapter,
    texts: [sampleText({ text_content: '<p>marked</p>', text_content_en: '' })],
  })),
};
const ownEpub = openArchive(writeEpub(markedBook, epubOptions({ mapOf: () => null })));
const ownFiles = ownEpub.names.map(
  (name) => [name, strFromU8(ownEpub.read(name) ?? new Uint8Array())] as const,
);
const ownTei = strFromU8(writeTei(markedBook, teiOptions()));

/** Reads a book of ours with another text. @param content what is within the `div` of the text */
function readChangedEpub(content: string, attributes = ''): string {
  const files = ownFiles.map(([name, file]) => [
    name,
    file.replace(
      'data-cae-content="ru"><p>marked</p>',
      () => `data-cae-content="ru"${attributes}>${content}`,
    ),
  ]);
  return htmlOfOwn(readOwnEpub(archiveOf(Object.fromEntries(files) as Record<string, string>)));
}

/** Reads a TEI document of ours with another text. */
function readChangedTei(content: string): string {
  return htmlOfTei(ownTei.replace('<p>marked</p>', () => content));
}

/** The readers of HTML and of XML, each with a vector in the places where a text is. */
const readers: readonly (readonly [string, (vector: string) => string])[] = [
  [
    'an EPUB of another program',
    (vector) => htmlOfSource(readEpub(epubOf({ bodies: { 'a.xhtml': vector } }))),
  ],
  ['an EPUB of ours', (vector) => readChangedEpub(vector)],
  [
    'the stored HTML of an EPUB of ours',
    (vector) => readChangedEpub('', ` data-cae-html="${escapeAttribute(vector)}"`),
  ],
  [
    'the stored HTML of a TEI document of ours',
    (vector) => readChangedTei(`<note type="html">${escapeText(vector)}</note>`),
  ],
  [
    'the text of a FictionBook',
    (vector) => htmlOfSource(readFb2(strToU8(fb2Of(`<p>${escapeText(vector)}</p>`)))),
  ],
  ['the text of a TEI document', (vector) => htmlOfTei(teiOf(`<p>${escapeText(vector)}</p>`))],
];

const xmlReaders: readonly (readonly [string, (vector: string) => string])[] = [
  ['a FictionBook', (vector) => htmlOfSource(readFb2(strToU8(fb2Of(`<section>${vector}</section>`))))],
  ['a TEI document', (vector) => htmlOfTei(teiOf(vector))],
  ['a TEI document of ours', (vector) => readChangedTei(vector)],
];

describe.each(readers)('HTML that tries to run a script in %s', (_title, read) => {
  test.each(scriptVectors)('runs nothing, and the text survives: %j', (vector) => {
    const html = read(vector);
    expect(findDangers(parse(html), isSafeUrl)).toEqual([]);
    expect(html).toContain(survivingWord);
  });
});

const xmlVectors = scriptVectors.flatMap((vector) => asXml(vector) ?? []);

test('most vectors can be written as XML', () => {
  expect(xmlVectors.length).toBeGreaterThan(130);
});

describe.each(xmlReaders)('XML that tries to run a script in %s', (_title, read) => {
  test.each(xmlVectors)('runs nothing, and the text survives: %j', (vector) => {
    const html = read(vector);
    expect(findDangers(parse(html), isSafeUrl)).toEqual([]);
    expect(html).toContain(survivingWord);
  });
});
