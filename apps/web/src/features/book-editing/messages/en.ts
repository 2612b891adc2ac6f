import { books } from './book-en.ts';
import { chapters } from './chapter-en.ts';
import { entryActions } from './entries-en.ts';
import type { russian } from './ru.ts';
import { bookImport } from './import-en.ts';
import { texts } from './text-en.ts';
import { textImages } from './text-images-en.ts';
import { textLinks } from './text-links-en.ts';

/** English messages of the screens on which books are edited. */
export const english: typeof russian = {
  ...books,
  ...chapters,
  ...texts,
  entryActions,
  bookImport,
  textLinks,
  textImages,
  bookSections: {
    books: 'Books',
    import: 'From a file',
    changes: { book: 'Changes of books', chapter: 'Changes of chapters', text: 'Changes' },
    deleted: { book: 'Deleted books', chapter: 'Deleted chapters', text: 'Deleted' },
    corrections: 'Corrections',
  },
};
