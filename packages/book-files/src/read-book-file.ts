import type { RecordLanguage } from '@cae-map/contract/content-languages';
import { archiveBounds } from './archive/archive-bounds.ts';
import type { BookFormat } from '@cae-map/contract/entities/books/book-files';
import type { BookReading } from './book-reading.ts';
import { BookFileError } from './failure.ts';
import type { FileContents } from './file-contents.ts';
import { findFormat } from './find-format.ts';

export interface ReadOptions {
  /** The language of the book; null if it is that of its metadata or of its letters. */
  readonly language: RecordLanguage | null;
}

/** The readers of all formats, each loaded when it is used. */
const readers: Readonly<Record<BookFormat, (bytes: Uint8Array) => Promise<FileContents>>> = {
  markdown: async (bytes) => {
    const [{ decodeText }, { readMarkdown }] = await Promise.all([
      import('./plain-text/decode-text.ts'),
      import('./markdown/read-markdown.ts'),
    ]);
    return readMarkdown(decodeText(bytes));
  },
  docx: async (bytes) => {
    const { readDocx } = await import('./docx/read-docx.ts');
    return readDocx(bytes);
  },
  epub: async (bytes) => {
    const [{ readEpub }, { readOwnEpub }] = await Promise.all([
      import('./epub/read-epub.ts'),
      import('./epub/read-own-epub.ts'),
    ]);
    const own = readOwnEpub(bytes);
    return own === null ? { kind: 'source', source: readEpub(bytes) } : { kind: 'own', own };
  },
  fb2: async (bytes) => {
    const { readFb2 } = await import('./fb2/read-fb2.ts');
    return { kind: 'source', source: readFb2(bytes) };
  },
  text: async (bytes) => {
    const [{ decodeText }, { readPlainText }] = await Promise.all([
      import('./plain-text/decode-text.ts'),
      import('./plain-text/read-plain-text.ts'),
    ]);
    return { kind: 'source', source: readPlainText(decodeText(bytes)) };
  },
  content: async (bytes) => {
    const [{ decodeText }, { readContentFormat }] = await Promise.all([
      import('./plain-text/decode-text.ts'),
      import('./content-format/content-format.ts'),
    ]);
    return { kind: 'own', own: readContentFormat(decodeText(bytes)) };
  },
  tei: async (bytes) => {
    const { readTei } = await import('./tei/read-tei.ts');
    return readTei(bytes);
  },
};

/**
 * Reads a file as a book. Its format is that of its contents; the extension of its name only decides between texts without marks. Files of ours are
 * read exactly, and in others chapters and dates are recognised.
 * @param fileName the name of the file, which is the title of a book without another one
 * @throws {BookFileError} with the reason for which the file cannot be read
 */
export async function readBookFile(
  bytes: Uint8Array,
  fileName: string,
  { language }: ReadOptions,
): Promise<BookReading> {
  if (bytes.length > archiveBounds.fileBytes)
    throw new BookFileError('too-large', `${bytes.length} bytes, at most ${archiveBounds.fileBytes}`);
  const format = findFormat(bytes, fileName);
  const contents = await readContents(bytes, format);
  if (contents.kind === 'own') return { format, doubts: [], ...contents.own };
  const { recogniseBook } = await import('./recognise/recognise-book.ts');
  return {
    format,
    leftOut: contents.source.leftOut,
    ...recogniseBook(contents.source, { language, fileName }),
  };
}

/** Parts within each other without end exhaust the stack of a parser. */
async function readContents(bytes: Uint8Array, format: BookFormat): Promise<FileContents> {
  try {
    return await readers[format](bytes);
  } catch (error) {
    if (error instanceof RangeError) throw new BookFileError('damaged', 'too many parts within each other');
    throw error;
  }
}
