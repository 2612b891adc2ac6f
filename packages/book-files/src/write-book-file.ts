import type { BookDocument } from '@cae-map/contract/entities/books/book-document';
import type { WrittenFormat } from '@cae-map/contract/entities/books/book-files';
import type { EpubOptions } from './epub/epub-options.ts';

/** How a book is written; the formats other than EPUB and TEI use the origin only. */
export type WriteOptions = EpubOptions;

/** A book as a file. */
export interface BookFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  /** The end of its name, without a point. */
  readonly extension: string;
}

const types: Readonly<Record<WrittenFormat, Omit<BookFile, 'bytes'>>> = {
  epub: { contentType: 'application/epub+zip', extension: 'epub' },
  docx: {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
  },
  tei: { contentType: 'application/tei+xml', extension: 'tei.xml' },
  markdown: { contentType: 'text/markdown; charset=utf-8', extension: 'md' },
  content: { contentType: 'application/json', extension: 'json' },
};

/** The writers of all formats, each loaded when it is used. */
const writers: Readonly<
  Record<WrittenFormat, (book: BookDocument, options: WriteOptions) => Promise<Uint8Array>>
> = {
  epub: async (book, options) => {
    const { writeEpub } = await import('./epub/write-epub.ts');
    return writeEpub(book, options);
  },
  docx: async (book, options) => {
    const { writeDocx } = await import('./docx/write-docx.ts');
    return writeDocx(book, options);
  },
  tei: async (book, options) => {
    const { writeTei } = await import('./tei/write-tei.ts');
    return writeTei(book, { ...options, modified: options.modified.slice(0, 'YYYY-MM-DD'.length) });
  },
  markdown: async (book) => {
    const { writeMarkdown } = await import('./markdown/write-markdown.ts');
    return new TextEncoder().encode(writeMarkdown(book));
  },
  content: async (book) => {
    const { writeContentFormat } = await import('./content-format/content-format.ts');
    return new TextEncoder().encode(writeContentFormat(book));
  },
};

/** Writes a book in a format. The same book and options give the same bytes, and `readBookFile` returns the same book. */
export async function writeBookFile(
  format: WrittenFormat,
  book: BookDocument,
  options: WriteOptions,
): Promise<BookFile> {
  return { bytes: await writers[format](book, options), ...types[format] };
}
