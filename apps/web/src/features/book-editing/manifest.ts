import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { editorPaths } from '../../lib/url/record-paths.ts';
import { bookEditingMessages } from './messages/index.ts';

const book = editorPaths('book');
const chapter = editorPaths('chapter');
const text = editorPaths('text');

/** The manifest of the administration of books: their table, and the editors of books, chapters and texts. */
export const bookEditingManifest: FeatureManifest = {
  id: 'book-editing',
  messages: bookEditingMessages,
  recordKinds: [
    {
      entity: 'book',
      paths: {
        edit: book.editPattern,
        create: book.create,
        list: book.list,
        changes: book.changes,
        deleted: book.deleted,
      },
      isBesideMap: false,
      load: async () => (await import('./book/book-kind.tsx')).bookScreens,
      source: 'src/features/book-editing/book/book-kind.tsx',
    },
    {
      entity: 'chapter',
      paths: {
        edit: chapter.editPattern,
        create: chapter.create,
        changes: chapter.changes,
        deleted: chapter.deleted,
      },
      isBesideMap: false,
      load: async () => (await import('./chapter/chapter-kind.tsx')).chapterScreens,
      source: 'src/features/book-editing/chapter/chapter-kind.tsx',
    },
    {
      entity: 'text',
      paths: { edit: text.editPattern, create: text.create, changes: text.changes, deleted: text.deleted },
      isBesideMap: false,
      load: async () => (await import('./text/text-kind.tsx')).textScreens,
      source: 'src/features/book-editing/text/text-kind.tsx',
    },
  ],
  screens: [
    {
      audience: 'books.write',
      id: 'book-import',
      paths: ['/admin/book/import'],
      load: async () => (await import('./import/import-screen.tsx')).importScreenModule,
      source: 'src/features/book-editing/import/import-screen.tsx',
    },
    {
      audience: 'books.write',
      id: 'book-table',
      paths: ['/admin/book/table/:book_id'],
      numericParameters: ['book_id'],
      load: async () => (await import('./table/book-table-screen.tsx')).bookTableScreenModule,
      source: 'src/features/book-editing/table/book-table-screen.tsx',
    },
    {
      audience: 'books.write',
      id: 'text-address',
      paths: ['/admin/book/edit/:book_id/chapter/:chapter_id/text/:text_id'],
      numericParameters: ['book_id', 'chapter_id', 'text_id'],
      load: async () => (await import('./text/text-address-screen.tsx')).textAddressScreenModule,
      source: 'src/features/book-editing/text/text-address-screen.tsx',
    },
  ],
};
