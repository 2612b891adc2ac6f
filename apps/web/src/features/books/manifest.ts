import { IconBook } from '@tabler/icons-react';
import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { paths } from '../../lib/url/paths.ts';
import { booksMessages } from './messages/index.ts';

/** The manifest of the list of books and of the chapters. */
export const booksManifest: FeatureManifest = {
  id: 'books',
  messages: booksMessages,
  screens: [
    {
      id: 'books',
      paths: ['/books', '/bookslist'],
      load: async () => (await import('./books-screen.tsx')).booksScreenModule,
      source: 'src/features/books/books-screen.tsx',
    },
    {
      id: 'chapter',
      paths: ['/book/view/:book_id/:chapter_id'],
      numericParameters: ['book_id', 'chapter_id'],
      load: async () => (await import('./chapter-screen.tsx')).chapterScreenModule,
      source: 'src/features/books/chapter-screen.tsx',
    },
  ],
  menu: [
    {
      id: 'books',
      path: paths.books(),
      alsoActiveBelow: ['/bookslist', '/book', '/sources', '/people', '/person'],
      label: (messages) => messages.menu.books,
      icon: IconBook,
      rank: 30,
      phoneRank: 40,
    },
  ],
};
