import { IconBook } from '@tabler/icons-react';
import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { recordPageMessages } from '../../ui/record-page/messages/index.ts';
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
      load: async () => (await import('./library/books-screen.tsx')).booksScreenModule,
      source: 'src/features/books/library/books-screen.tsx',
    },
    {
      id: 'chapter',
      paths: ['/book/view/:book_id/:chapter_id'],
      numericParameters: ['book_id', 'chapter_id'],
      frame: 'map',
      mapPage: 'reading',
      load: async () => (await import('./reader/chapter-screen.tsx')).chapterScreenModule,
      source: 'src/features/books/reader/chapter-screen.tsx',
      laterChunk: 'live-map',
      hasReaderScript: true,
    },
    {
      id: 'text',
      sharedMessages: recordPageMessages,
      paths: ['/text/:text_id'],
      hasTwins: true,
      load: async () => (await import('./text-page/text-screen.tsx')).textScreenModule,
      source: 'src/features/books/text-page/text-screen.tsx',
    },
    {
      id: 'synopsis',
      paths: ['/book/day/:date'],
      load: async () => (await import('./synopsis/synopsis-screen.tsx')).synopsisScreenModule,
      source: 'src/features/books/synopsis/synopsis-screen.tsx',
    },
    {
      id: 'concordance',
      paths: ['/concordance'],
      load: async () => (await import('./concordance/concordance-screen.tsx')).concordanceScreenModule,
      source: 'src/features/books/concordance/concordance-screen.tsx',
    },
  ],
  menu: [
    {
      id: 'books',
      path: paths.books(),
      alsoActiveBelow: [
        '/bookslist',
        '/book',
        '/concordance',
        '/sources',
        '/people',
        '/person',
        '/work',
        '/text',
        '/day',
        '/days',
      ],
      label: (messages) => messages.menu.books,
      icon: IconBook,
      rank: 30,
      phoneRank: 40,
    },
  ],
};
