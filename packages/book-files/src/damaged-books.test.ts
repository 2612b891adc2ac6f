import fc from 'fast-check';
import { strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { openArchive } from './archive/open-archive.ts';
import { readEpub } from './epub/read-epub.ts';
import { readOwnEpub } from './epub/read-own-epub.ts';
import { writeEpub } from './epub/write-epub.ts';
import { BookFileError } from './failure.ts';
import { readFb2 } from './fb2/read-fb2.ts';
import { allowedHtml } from './html/allowed-html.ts';
import type { OwnBook } from './own-files/own-book.ts';
import type { SourceFile } from './source-file.ts';
import { readTei } from './tei/read-tei.ts';
import { writeTei } from './tei/write-tei.ts';
import { archiveOf } from './testing/archives.ts';
import { byteDamages, textDamages } from './testing/damages.ts';
import { epubOptions } from './testing/epub-options.ts';
import { epubOf } from './testing/epubs.ts';
import { fb2Of } from './testing/fb2s.ts';
import { sampleBook } from './testing/generated-books.ts';
import { teiOptions } from './testing/tei-options.ts';
import { teiOf } from './testing/teis.ts';

/** The HTML that a reader returns; none for a file that it refuses. Other errors are thrown. */
function htmlOf(read: () => SourceFile | OwnBook | null): readonly string[] {
  try {
    const file = read();
    if (file === null) return [];
    if ('blocks' in file) return file.blocks.map(({ html }) => html);
    return file.book.chapters.flatMap(({ texts }) =>
      texts.flatMap(({ text_content, text_content_en }) => [text_content, text_content_en]),
    );
  } catch (error) {
    if (error instanceof BookFileError) return [];
    throw error;
  }
}

function expectAllowed(read: () => SourceFile | OwnBook | null): void {
  for (const html of htmlOf(read)) expect(allowedHtml(html)).toBe(html);
}

const readTeiFile = (bytes: Uint8Array) => {
  const file = readTei(bytes);
  return file.kind === 'own' ? file.own : file.source;
};

const paragraphs =
  '<p>Leh <i>lies</i> <a href="https://example.org">high</a><a href="#n1">1</a></p><ul><li>a</li></ul><p id="n1">1 b</p>';
const ownEpub = writeEpub(sampleBook, epubOptions());
const foreignEpub = epubOf({ bodies: { 'a.xhtml': `<h1>A</h1>${paragraphs}`, 'b.xhtml': paragraphs } });
const fb2 = fb2Of(
  '<section><title><p>A</p></title><p>a <emphasis>b</emphasis><a l:href="#n1" type="note">1</a></p><poem><stanza><v>c</v></stanza></poem></section>',
  '<body name="notes"><section id="n1"><p>d</p></section></body><binary id="x">AA</binary>',
);
const tei = teiOf(
  '<div><head>A</head><p>a <hi rend="b">b</hi><note>c</note></p><list><item>d</item></list></div>',
);
const ownTei = new TextDecoder().decode(writeTei(sampleBook, teiOptions()));

/** An archive with all files of another one, of which one is changed. */
function withChangedFile(archive: Uint8Array, index: number, change: (text: string) => string): Uint8Array {
  const { names, read } = openArchive(archive);
  const changed = names[index % names.length];
  return archiveOf(
    Object.fromEntries(
      names.map((name) => {
        const bytes = read(name) ?? new Uint8Array();
        return [name, name === changed ? change(new TextDecoder().decode(bytes)) : bytes];
      }),
    ),
  );
}

describe.each([
  ['EPUB of another program', foreignEpub, readEpub],
  ['EPUB of ours', ownEpub, readOwnEpub],
])('a damaged %s', (_title, original, read) => {
  test('is refused or read as allowed HTML when bytes are changed', () => {
    fc.assert(
      fc.property(byteDamages, (damage) => {
        const bytes = damage(original);
        expectAllowed(() => read(bytes));
      }),
      { numRuns: 300 },
    );
  });

  test('is refused or read as allowed HTML when one of its files is changed', () => {
    fc.assert(
      fc.property(fc.nat(20), textDamages, (index, damage) => {
        const bytes = withChangedFile(original, index, damage);
        expectAllowed(() => read(bytes));
      }),
      { numRuns: 300 },
    );
  });
});

describe.each([
  ['FictionBook', fb2, readFb2],
  ['TEI of another program', tei, readTeiFile],
  ['TEI of ours', ownTei, readTeiFile],
])('a damaged %s', (_title, original, read) => {
  test('is refused or read as allowed HTML when its text is changed', () => {
    fc.assert(
      fc.property(textDamages, (damage) => {
        const bytes = strToU8(damage(original));
        expectAllowed(() => read(bytes));
      }),
      { numRuns: 500 },
    );
  });

  test('is refused or read as allowed HTML when bytes are changed', () => {
    fc.assert(
      fc.property(byteDamages, (damage) => {
        const bytes = damage(strToU8(original));
        expectAllowed(() => read(bytes));
      }),
      { numRuns: 300 },
    );
  });
});

test.each([
  ['EPUB', readEpub],
  ['FictionBook', readFb2],
  ['TEI', readTeiFile],
])('arbitrary bytes are refused by the reader of %s', (_title, read) => {
  const starts = ['', 'PK\u0003\u0004', '<?xml version="1.0"?><FictionBook>', '<TEI>', '\uFEFF<'];
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 300 }), (start, rest) => {
      const bytes = new Uint8Array([...strToU8(start), ...rest]);
      expect(() => read(bytes)).toThrow(BookFileError);
    }),
    { numRuns: 200 },
  );
});
