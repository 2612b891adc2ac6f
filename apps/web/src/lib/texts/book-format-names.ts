import type { WrittenFormat } from '@cae-map/contract/entities/books/book-files';

/** The names of the formats of books, which are the same in all languages. */
export const bookFormatNames: Readonly<Record<WrittenFormat, string>> = {
  epub: 'EPUB',
  docx: 'Word',
  tei: 'TEI',
  markdown: 'Markdown',
  content: 'JSON',
};
